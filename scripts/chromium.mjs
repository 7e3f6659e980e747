// Finds a Chromium for the browser tests, or gets one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode, say, which } from './prepare.mjs'

// The shell has no window, no bar and no extensions beside the page: a quarter less work for two cores.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = () =>
  process.env.CHROMIUM_PATH ?? NAMES.map(which).find(Boolean) ?? ELSEWHERE.find((path) => existsSync(path))

export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !which('apt-get')) return false
  say(`installing ${packages.join(', ')} (once)`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], options)
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options).status ===
    0
  )
}

/** The path of a browser, or '' for the one that Playwright brought itself; null when there is none to be had. */
export function ensureChromium() {
  if (installed()) return installed()
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (aptInstall([browser, 'fonts-noto-color-emoji']) && installed()) return installed()
  say('asking Playwright for its own Chromium')
  const got = runNode([join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
  return got.status === 0 ? '' : null
}
