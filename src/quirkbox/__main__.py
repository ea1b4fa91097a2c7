from quirkbox.cli import main

main()
