# Why an action is good, or how good it is: first what it surely brings (-1 is the victory), then how it compares.
reason-compared = { $compared ->
    [only] est la seule chose sensée à faire
    [clear] est nettement mieux que tout le reste
    [level] est ce que la recherche ferait, même si d’autres coups se valent à peu près
    [highest] garde tes chances au plus haut
    [as-good] est à peu près aussi bien
   *[costs] coûte environ { $cost } % de tes chances
    }
reason-on-turn = { $goes_on ->
    [yes] {", te laisse la main"}
   *[no] {""}
    }
reason = Cela { $gains ->
    [-1] gagne la partie et { reason-compared }
    [0] { reason-compared }
    [one] rapporte tout de suite 1 point de plus{ reason-on-turn } et { reason-compared }
   *[other] rapporte tout de suite { $gains } points de plus{ reason-on-turn } et { reason-compared }
    }.
