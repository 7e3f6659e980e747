@rem `npm start` says `exec` so that signals reach the server; the shell of Windows has no such word.
@%*
