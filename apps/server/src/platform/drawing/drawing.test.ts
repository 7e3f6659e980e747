import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { TEST_CACHE } from '#testing/cache.ts'
import { createDrawing, shortened } from './drawing.ts'
import { hanFamily } from './han.ts'
import { setLarge } from './setting.ts'

const drawing = createDrawing(TEST_CACHE)

const draw = (text: string) =>
  drawing.text({ text, font: 'Fraunces', size: 60, colour: '#1b1a17', width: 1000 })
const ink = async (text: string) => {
  const { png } = await draw(text)
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return data
}

describe('text in every script', () => {
  // Missing characters are drawn as boxes of one width; real ones differ.
  test.each([
    ['Latin', 'W', 'i'],
    ['Cyrillic', 'ш', 'г'],
    ['Greek', 'ω', 'ι'],
    ['Arabic', 'س', 'ا'],
    ['Hebrew', 'ש', 'ו'],
    ['Devanagari', 'क', 'र'],
    ['Japanese', 'の', 'ｱ'],
  ])('%s', async (_script, wide, narrow) => {
    expect((await draw(wide.repeat(4))).width).toBeGreaterThan((await draw(narrow.repeat(4))).width * 1.15)
  })

  test.each([
    ['Amharic', 'የእኔ ታሪክ'],
    ['Armenian', 'Իմ պատմությունը'],
    ['Assyrian', 'ܬܫܥܝܬܐ ܕܝܠܝ'],
    ['Bengali', 'আমার গল্প'],
    ['Burmese', 'ကျွန်ုပ်၏ဇာတ်လမ်း'],
    ['Chinese, simplified', '二十年的厨房与猫，还有一场春雨'],
    ['Chinese, traditional', '二十年的廚房與貓，還有一場春雨'],
    ['Dhivehi', 'އަހަރެންގެ ވާހަކަ'],
    ['Georgian', 'ჩემი ამბავი'],
    ['Gujarati', 'મારી વાર્તા'],
    ['Inuktitut', 'ᐅᓂᒃᑳᖅᑐᐊᖅ'],
    ['Japanese', '二十年の台所と猫の話'],
    ['Kannada', 'ನನ್ನ ಕಥೆ'],
    ['Khmer', 'រឿងរបស់ខ្ញុំ'],
    ['Korean', '스무 해의 부엌과 고양이'],
    ['Lao', 'ເລື່ອງຂອງຂ້ອຍ'],
    ['Malayalam', 'എന്റെ കഥ'],
    ['Odia', 'ମୋ କାହାଣୀ'],
    ['Punjabi', 'ਮੇਰੀ ਕਹਾਣੀ'],
    ['Sinhala', 'මගේ කතාව'],
    ['Tamazight', 'ⵜⴰⵎⴰⵣⵉⵖⵜ'],
    ['Tamil', 'என் கதை'],
    ['Telugu', 'నా కథ'],
    ['Thai', 'เรื่องของฉัน'],
    ['Vietnamese', 'Hai mươi năm trong bếp'],
  ])('%s: not a character is left out', async (_language, words) => {
    expect(await drawing.legible(words)).toBe(words)
    expect((await draw(words)).width).toBeGreaterThan(60)
  })

  test('a text in Chinese or Japanese keeps to one hand', () => {
    expect(hanFamily('二十年的厨房与猫')).toBe('ZCOOL XiaoWei')
    expect(hanFamily('二十年的廚房與貓')).toBe('Cactus Classical Serif')
    expect(hanFamily('二十年の台所と猫')).toBe('Hina Mincho')
    expect(hanFamily('Twenty years')).toBeUndefined()
  })

  test('Arabic letters join: the same letters apart are wider', async () => {
    const joined = await draw('قهوة')
    const apart = await draw('ق ه و ة')
    expect(joined.width).toBeLessThan(apart.width)
  })

  test('conjuncts are one sign', async () => {
    expect((await draw('क्ष')).width).toBeLessThan((await draw('क ष')).width)
  })

  test('emoji have colours, and a family is one sign', async () => {
    const pixels = await ink('🎉')
    let coloured = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const [r = 0, g = 0, b = 0, a = 0] = pixels.subarray(at, at + 4)
      if (a > 128 && Math.max(r, g, b) - Math.min(r, g, b) > 80) coloured += 1
    }
    expect(coloured).toBeGreaterThan(200)
    expect((await draw('👩‍👩‍👧')).width).toBeLessThan((await draw('👩👩👧')).width)
  })

  test('markup is text', async () => {
    expect((await draw('<b>a</b> & <i>')).width).toBeGreaterThan((await draw('a &')).width * 2)
  })
})

describe('what no font can draw', () => {
  const NOBODYS = '\u0378\u{10fffd}\ufdd1'
  /** Letters of a script so newly encoded that no font has it yet, neither here nor on a machine with many. */
  const LETTERS = '\u{10d50}\u{10d51}\u{10d52}\u{10d53}\u{10d54}'

  test('is left out, and no box takes its place', async () => {
    expect(await ink(`Hello ${NOBODYS} there`)).toEqual(await ink('Hello there'))
    expect(await draw(NOBODYS)).toMatchObject({ width: 1, height: 1 })
  })

  test('takes its whole character with it', async () => {
    expect(await ink('a\u0378\u0301b')).toEqual(await ink('ab'))
  })

  test('takes a text with it that is mostly such', async () => {
    expect(await draw(`${LETTERS}. ${LETTERS}, ok (${LETTERS}).`)).toMatchObject({ width: 1, height: 1 })
    expect(await ink(`Garay: ${LETTERS}`)).toEqual(await ink('Garay:'))
  })

  test('and what is blank, too', async () => {
    expect(await draw('\u2800')).toMatchObject({ width: 1, height: 1 })
  })

  test('signs that look like a box stay', async () => {
    for (const sign of ['口', '□', '囗', '日', 'ロ']) expect((await draw(sign)).width).toBeGreaterThan(20)
  })
})

test('a long text is made to fit', async () => {
  const options = {
    text: 'A very long title. '.repeat(30),
    font: 'Fraunces',
    size: 80,
    colour: '#000',
    width: 700,
  }
  const drawn = await drawing.fitted(options, 300, 40)
  expect(drawn.height).toBeLessThanOrEqual(300)
})

test('a long word is set smaller, not broken', async () => {
  const options = { font: 'Newsreader', size: 90, width: 300, colour: '#000' }
  const long = await drawing.fitted({ ...options, text: 'greenhouse' }, 400, 20)
  const short = await drawing.fitted({ ...options, text: 'house' }, 400, 20)
  expect(short.size).toBe(90)
  expect(long.size).toBeLessThan(80)
  expect(long.width).toBeLessThanOrEqual(300)
})

test('shortening keeps words and characters whole', () => {
  expect(shortened('one two three', 9)).toBe('one two')
  expect(shortened('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧')
  expect(shortened('short', 9)).toBe('short')
})

test('what is set large has the same lines when it is drawn again, word by word', async () => {
  const look = { font: 'Fraunces', colour: '#1b1a17', tracking: -0.035, leading: 0.84 }
  for (const text of ['First!', 'Nil. NIL.', 'Toast?', 'Aye…']) {
    const whole = await setLarge(drawing, { ...look, text }, { width: 912, height: 1500 })
    const { size, wrap } = whole
    const again = await drawing.text({ ...look, text, size, wrap, width: 912, told: 1 })
    expect([again.width, again.height], text).toEqual([whole.width, whole.height])
  }
})
