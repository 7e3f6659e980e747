// Draws the film of the guide (apps/web/public/guide) anew. Needs Chromium and ffmpeg:
//   node scripts/run.mjs scripts/guide-film/make.mjs
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../chromium.mjs'
import { root } from '../prepare.mjs'
import { drawFrame, FRAME, SECONDS_A_STEP, STEPS } from './draw.mjs'

const FPS = 12
const folder = join(root, 'apps/web/public/guide')
const total = STEPS.length * SECONDS_A_STEP
const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
).toString('base64')
const style = `@font-face{font-family:Fraunces;font-weight:100 900;src:url(data:font/woff2;base64,${font})}body{margin:0;background:#f3ede2}svg{display:block}`

const browser = await chromium.launch({
  executablePath: ensureChromium() || undefined,
  args: ['--no-sandbox'],
})
const view = await browser.newPage({ viewport: FRAME })
await view.setContent(`<style>${style}</style><body>${drawFrame(0)}</body>`)
await view.evaluate(() => document.fonts.ready)
const still = async (seconds) => {
  await view.evaluate((svg) => {
    document.body.innerHTML = svg
  }, drawFrame(seconds))
  return view.screenshot({ type: 'png' })
}

const encoder = spawn(
  process.env.FFMPEG_PATH ?? 'ffmpeg',
  [
    '-y',
    '-f',
    'image2pipe',
    '-framerate',
    String(FPS),
    '-i',
    '-',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '30',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
    join(folder, 'guide.mp4'),
  ],
  { stdio: ['pipe', 'ignore', 'ignore'] },
)
for (let frame = 0; frame < total * FPS; frame += 1)
  if (!encoder.stdin.write(await still(frame / FPS))) await once(encoder.stdin, 'drain')
encoder.stdin.end()
await once(encoder, 'exit')
writeFileSync(join(folder, 'still.png'), await still(SECONDS_A_STEP * 8 + 1))

const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23)
const captions = STEPS.map(
  ({ caption }, at) =>
    `${clock(at * SECONDS_A_STEP)} --> ${clock((at + 1) * SECONDS_A_STEP)}\n${at + 1}. ${caption}`,
)
writeFileSync(join(folder, 'captions.vtt'), `WEBVTT\n\n${captions.join('\n\n')}\n`)
await browser.close()
