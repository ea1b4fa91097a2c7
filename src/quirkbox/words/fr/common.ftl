# What this language is called by those who speak it.
language-name = Français

# A text that is no part of the catalogue.
plain = { $text }

# Somebody, where they do something: "You win", "Ada wins".
you-subject = { $you ->
    [yes] Tu
   *[no] { $who }
    }
