// Runs a program for as long as it is wanted: starts it anew when it died, and passes signals on.
import { spawn } from 'node:child_process'

/** The program's own word that starting again would not help: a bad setting, a port that is taken. */
const EXIT_REFUSED = 78
const LONGEST_PAUSE_MS = 30_000
const HEALTHY_AFTER_MS = 60_000

/** Ends this process with the program's exit code once it stopped by itself, was stopped or refused to start. */
export function keepRunning(program, args, { cwd, say }) {
  let running
  let isStopping = false
  let pause = 1000

  function run() {
    const began = Date.now()
    running = spawn(program, args, { cwd, stdio: 'inherit' })
    running.on('exit', (code) => {
      if (isStopping || code === 0) process.exit(code ?? 0)
      if (code === EXIT_REFUSED) process.exit(1)
      pause = Date.now() - began > HEALTHY_AFTER_MS ? 1000 : Math.min(pause * 2, LONGEST_PAUSE_MS)
      say(`the server ended unexpectedly; starting it again in ${pause / 1000} s`)
      setTimeout(run, pause)
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isStopping = true
      if (!running || running.exitCode !== null || running.signalCode !== null) process.exit(0)
      running.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  run()
}
