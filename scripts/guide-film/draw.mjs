// One frame of the guide's film as SVG: a telephone, a screen for each step, and a finger that taps.

export const FRAME = { width: 360, height: 640 }
export const SECONDS_A_STEP = 2.4

const INK = '#1b1a17'
const SOFT = '#5d5850'
const RULE = '#e2dbcf'
const ACCENT = '#b8351f'
const SHEET = '#ffffff'

/** `rows`: what the screen lists; `tap`: the row that is pressed. */
export const STEPS = [
  {
    caption: 'Go to the Accounts Centre',
    title: 'Settings',
    rows: ['Accounts Centre', 'Notifications', 'Dark mode', 'Language'],
    tap: 0,
  },
  {
    caption: 'Your information and permissions',
    title: 'Accounts Centre',
    rows: [
      'Profiles',
      'Password and security',
      'Personal details',
      'Your information and permissions',
      'Ad preferences',
    ],
    tap: 3,
  },
  {
    caption: 'Download your information',
    title: 'Your information',
    rows: ['Access your information', 'Download your information', 'Search history'],
    tap: 1,
  },
  {
    caption: 'Download or transfer information',
    title: 'Download your information',
    rows: ['Download or transfer information'],
    tap: 0,
    isButton: true,
  },
  {
    caption: 'Pick the platform: Facebook',
    title: 'Where from?',
    rows: ['Facebook', 'Another app'],
    tap: 0,
    marks: 'check',
  },
  {
    caption: 'Available information',
    title: 'How much?',
    rows: ['Available information', 'Specific types of information'],
    tap: 0,
    marks: 'radio',
  },
  {
    caption: 'Download to device',
    title: 'Where to?',
    rows: ['Download to device', 'Transfer to destination'],
    tap: 0,
    marks: 'radio',
  },
  {
    caption: 'Date range: All time',
    title: 'Date range',
    rows: ['Last week', 'Last year', 'All time', 'Custom'],
    tap: 2,
    marks: 'radio',
  },
  { caption: 'Format: JSON', title: 'Format', rows: ['HTML', 'JSON'], tap: 1, marks: 'radio' },
  {
    caption: 'Media quality: Medium, if it is High',
    title: 'Media quality',
    rows: ['High', 'Medium', 'Low'],
    tap: 1,
    marks: 'radio',
  },
  { caption: 'Create files', title: 'Ready', rows: ['Create files'], tap: 0, isButton: true },
]

const ROW = 58
const TOP = 176
const ease = (t) => (t < 0 ? 0 : t > 1 ? 1 : t * t * (3 - 2 * t))
const text = (x, y, size, fill, words, more = '') =>
  `<text x="${x}" y="${y}" font-family="Fraunces, Georgia, serif" font-size="${size}" fill="${fill}" ${more}>${words.replaceAll('&', '&amp;')}</text>`

function row(words, at, step, isTapped) {
  const y = TOP + at * ROW
  if (step.isButton)
    return `<rect x="58" y="${y}" width="244" height="48" rx="24" fill="${isTapped ? ACCENT : INK}"/>${text(180, y + 29, 14, SHEET, words, 'text-anchor="middle" font-weight="600"')}`
  const mark = step.marks
    ? `<circle cx="288" cy="${y + 24}" r="9" fill="${isTapped ? ACCENT : 'none'}" stroke="${isTapped ? ACCENT : SOFT}" stroke-width="1.5"/>${isTapped ? `<path d="M284 ${y + 24}l3 3 5-6" fill="none" stroke="${SHEET}" stroke-width="2"/>` : ''}`
    : `<path d="M284 ${y + 18}l6 6-6 6" fill="none" stroke="${SOFT}" stroke-width="1.6"/>`
  return `<rect x="54" y="${y}" width="252" height="48" rx="8" fill="${isTapped ? '#f7e4de' : SHEET}"/>${text(66, y + 29, 14, INK, words)}${mark}`
}

function screen(step, progress) {
  const isTapped = progress > 0.62
  const rows = step.rows.map((words, at) => row(words, at, step, isTapped && at === step.tap)).join('')
  return `${text(54, 132, 22, INK, step.title, 'font-weight="600"')}<rect x="54" y="148" width="252" height="1" fill="${RULE}"/>${rows}`
}

function finger(step, progress) {
  const target = { x: step.isButton ? 200 : 236, y: TOP + step.tap * ROW + 30 }
  const arrival = ease(progress / 0.5)
  const x = 300 + (target.x - 300) * arrival
  const y = 600 + (target.y - 600) * arrival
  const press = progress > 0.55 && progress < 0.75 ? 1 : 0
  const ring = press
    ? `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${ACCENT}" stroke-width="2" opacity="0.6"/>`
    : ''
  return `${ring}<circle cx="${x}" cy="${y}" r="${press ? 13 : 16}" fill="${ACCENT}" opacity="0.85"/>`
}

export function drawFrame(seconds) {
  const at = Math.min(STEPS.length - 1, Math.floor(seconds / SECONDS_A_STEP))
  const step = STEPS[at]
  const progress = seconds / SECONDS_A_STEP - at
  const slide = (1 - ease(progress / 0.14)) * 40
  const fade = ease(progress / 0.14)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}">
<rect width="360" height="640" fill="#f3ede2"/>
<rect x="34" y="44" width="292" height="500" rx="34" fill="#fbf8f3" stroke="${INK}" stroke-width="3"/>
<rect x="148" y="58" width="64" height="8" rx="4" fill="${INK}"/>
<g transform="translate(${slide} 0)" opacity="${fade}">${screen(step, progress)}</g>
${finger(step, progress)}
${text(180, 588, 17, INK, `${at + 1}. ${step.caption}`, 'text-anchor="middle" font-weight="600"')}
<rect x="60" y="608" width="240" height="4" rx="2" fill="${RULE}"/><rect x="60" y="608" width="${(240 * (at + progress)) / STEPS.length}" height="4" rx="2" fill="${ACCENT}"/>
</svg>`
}
