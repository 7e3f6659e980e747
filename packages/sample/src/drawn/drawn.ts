/** Thea's photographs, cut from paper: the posts that have one name it in `life/` (`drawn kitten`). */
const INK = '#1f1c1a'
const HALF = '#9c8b78'
const PALE = '#e6dccb'
const PAPER = '#f5efe4'
const RED = '#b5392b'

const sheet = (ground: string, pieces: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="${ground}"/>${pieces}</svg>`

const strings = (from: number, count: number, step: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `<path d="M${from + n * step} 0L${from + n * step - 60} 900" stroke="${HALF}" stroke-width="3"/>`,
  ).join('')

const keys = (left: number, top: number, count: number, width: number, height: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      `<rect x="${left + n * width}" y="${top}" width="${width - 3}" height="${height}" fill="${PAPER}"/>` +
      ([0, 1, 3, 4, 5].includes(n % 7)
        ? `<rect x="${left + n * width + width * 0.66}" y="${top}" width="${width * 0.62}" height="${height * 0.6}" fill="${INK}"/>`
        : ''),
  ).join('')

/** A kitten behind the soft pedal of an upright. */
const kitten = sheet(
  INK,
  `${strings(90, 22, 54)}
  <rect y="690" width="1200" height="210" fill="#3a302a"/>
  <path d="M420 700c-30-190 40-330 190-330s210 150 176 330z" fill="${HALF}"/>
  <path d="M455 430L430 250l120 92zM700 342l150-40-92 130z" fill="${HALF}"/>
  <path d="M458 398l-12-96 66 50zM736 356l70-18-44 62z" fill="${RED}"/>
  <circle cx="606" cy="440" r="150" fill="${HALF}"/>
  <ellipse cx="550" cy="428" rx="30" ry="36" fill="${PAPER}"/><ellipse cx="664" cy="428" rx="30" ry="36" fill="${PAPER}"/>
  <ellipse cx="554" cy="432" rx="12" ry="26" fill="${INK}"/><ellipse cx="660" cy="432" rx="12" ry="26" fill="${INK}"/>
  <path d="M592 490h30l-15 18z" fill="${RED}"/>
  <path d="M607 508q-4 30-34 26M607 508q4 30 34 26" fill="none" stroke="${INK}" stroke-width="5"/>
  <path d="M470 480l-120-20M470 500l-124 16M744 480l120-20M744 500l124 16" stroke="${PALE}" stroke-width="4"/>
  <path d="M786 690c120 10 150-90 96-150" fill="none" stroke="${HALF}" stroke-width="44" stroke-linecap="round"/>
  <rect x="470" y="640" width="74" height="80" rx="36" fill="${PALE}"/><rect x="650" y="640" width="74" height="80" rx="36" fill="${PALE}"/>
  <path d="M120 720h210q40 0 40 40v24H120z" fill="#c79a45"/>`,
)

/** The shop's middle C in a frame: string, pin, hammer. */
const middleC = sheet(
  PALE,
  `<rect y="720" width="1200" height="180" fill="${HALF}"/>
  <rect x="330" y="70" width="540" height="690" fill="${INK}"/>
  <rect x="372" y="112" width="456" height="606" fill="${PAPER}"/>
  <path d="M470 160V660" stroke="#c79a45" stroke-width="7"/>
  <circle cx="470" cy="180" r="22" fill="${HALF}"/><circle cx="470" cy="180" r="9" fill="${INK}"/>
  <circle cx="470" cy="640" r="22" fill="${HALF}"/><circle cx="470" cy="640" r="9" fill="${INK}"/>
  <path d="M700 650V360" stroke="#8a6a45" stroke-width="22"/>
  <path d="M560 330q10-76 90-76h120v104H640q-60 0-80-28z" fill="${PALE}" stroke="${INK}" stroke-width="4"/>
  <path d="M556 330q-10-40 26-62l30 84q-44 14-56-22z" fill="${RED}"/>
  <rect x="520" y="560" width="120" height="60" fill="${PALE}"/>
  <path d="M540 580h80M540 600h54" stroke="${INK}" stroke-width="5"/>`,
)

/** A savings book: two shillings. */
const savingsBook = sheet(
  '#cdbb9e',
  `<path d="M180 210l400-50 40 560-400 46z" fill="${RED}"/>
  <path d="M610 160l410 40-30 560-372-40z" fill="${PAPER}"/>
  <path d="M236 268l296-38 10 140-296 36z" fill="${PALE}"/>
  <path d="M276 300l210-26M280 340l150-18" stroke="${INK}" stroke-width="10"/>
  <path d="M668 270l290 28M664 350l290 28M660 430l290 28M656 510l290 28M652 590l290 28M820 190l-26 530" stroke="${HALF}" stroke-width="4"/>
  <path d="M692 318h78" stroke="${INK}" stroke-width="8"/>
  <circle cx="870" cy="336" r="22" fill="none" stroke="${INK}" stroke-width="8"/>
  <circle cx="330" cy="640" r="70" fill="${HALF}"/><circle cx="330" cy="640" r="54" fill="${PALE}"/>
  <circle cx="430" cy="690" r="70" fill="${HALF}"/><circle cx="430" cy="690" r="54" fill="${PALE}"/>`,
)

/** A satsuma for Bach. */
const satsuma = sheet(
  '#5a5550',
  `<path d="M0 620h1200v280H0z" fill="#3b3733"/>
  <path d="M180 700h840l60 110H120z" fill="${HALF}"/>
  <path d="M240 660h720v44H240z" fill="${PALE}"/>
  <path d="M300 350h600v310H300z" fill="#7d756c"/>
  <path d="M360 420h480M360 480h380M360 540h430M360 600h260" stroke="#4a443f" stroke-width="14"/>
  <circle cx="760" cy="640" r="70" fill="#d97826"/>
  <path d="M712 612q30-44 84-34" fill="none" stroke="#f0a65c" stroke-width="10"/>
  <path d="M760 572q6-28 42-34-4 34-42 34z" fill="#55653b"/>
  <path d="M120 0v620M1080 0v620" stroke="${PALE}" stroke-width="70"/>
  <path d="M84 560h72M1044 560h72" stroke="${HALF}" stroke-width="20"/>
  <path d="M470 0h260v250q-130 90-260 0z" fill="#b9c4c2"/>
  <path d="M600 0v290M470 120h260" stroke="${INK}" stroke-width="10"/>`,
)

/** The station piano, post-box red, on Platform 1 in the rain. */
const stationPiano = sheet(
  '#aab2b1',
  `<path d="M0 640h1200v260H0z" fill="#807a72"/>
  <path d="M0 700h1200" stroke="#e3d24e" stroke-width="16"/>
  <path d="M0 120h1200l-60 80H60z" fill="${INK}"/>
  <path d="M150 200v440M1050 200v440" stroke="#4d5a4a" stroke-width="30"/>
  <rect x="330" y="270" width="540" height="400" fill="${RED}"/>
  <rect x="306" y="240" width="588" height="40" fill="#8f2a1f"/>
  <rect x="370" y="310" width="460" height="120" fill="#9f3125"/>
  <rect x="300" y="470" width="600" height="30" fill="#8f2a1f"/>
  ${keys(330, 500, 18, 30, 46)}
  <rect x="300" y="546" width="600" height="24" fill="#8f2a1f"/>
  <rect x="322" y="570" width="40" height="110" fill="#8f2a1f"/><rect x="838" y="570" width="40" height="110" fill="#8f2a1f"/>
  <path d="M560 640h30v30h-30zM612 640h30v30h-30z" fill="#c79a45"/>
  <path d="M470 730h220v24H470zM500 754h24v90h-24zM636 754h24v90h-24z" fill="${INK}"/>
  <path d="M60 260l-30 90M230 300l-30 90M960 220l-30 90M1120 320l-30 90M250 560l-30 90M960 540l-30 90M700 30l-24 70M420 40l-24 70M180 30l-24 70" stroke="${PAPER}" stroke-width="5"/>`,
)

/** "Dear piano tuner, I am sorry about the jam." */
const note = sheet(
  '#3d332c',
  `${keys(0, 560, 24, 52, 340)}
  <rect y="536" width="1200" height="26" fill="${RED}"/>
  <path d="M280 110l560-40 60 470-560 60z" fill="${PAPER}"/>
  <path d="M350 190l330-26M356 250l420-34M362 310l390-32M368 370l240-20M520 470l170-14" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>
  <path d="M720 380q60-50 110 0t-20 96-112-10 22-86z" fill="#7d1f35"/>
  <circle cx="860" cy="500" r="16" fill="#7d1f35"/><circle cx="690" cy="500" r="10" fill="#7d1f35"/>`,
)

export const drawn = {
  kitten,
  'middle-c': middleC,
  'savings-book': savingsBook,
  satsuma,
  'station-piano': stationPiano,
  note,
} as const
export type Drawn = keyof typeof drawn
export const isDrawn = (name: string): name is Drawn => Object.hasOwn(drawn, name)
