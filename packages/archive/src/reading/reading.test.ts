import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { identityOf } from './identity.ts'
import { decodeFile, NotAnArchiveFile, readRecords } from './json-records.ts'
import { readPost } from './post.ts'
import { repairText, storableText } from './repair.ts'

const NOW = Date.UTC(2026, 10, 15)
const asFacebookWrites = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
const wellFormed = fc.string({ unit: 'grapheme' }).map((text) => text.toWellFormed())
const post = (record: object) => {
  const read = readPost(record, NOW)
  if (!read) throw new Error('Not a post.')
  return read
}

describe('the encoding fault', () => {
  test('whatever a person wrote comes back whole', () => {
    fc.assert(fc.property(wellFormed, (text) => repairText(asFacebookWrites(text)) === text))
  })

  test('text with a character beyond Latin-1 that was right already is left alone', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('日', '本', '…', 'ż', '🎉', 'a', ' ') }),
        (text) => repairText(text) === text,
      ),
    )
  })

  test.each([
    ['cafÃ©', 'café'],
    ['Ã\u009cber cafÃ©', 'Über café'],
    ['Über café naïve', 'Über café naïve'],
    ['🎉 seÃ±or', '🎉 señor'],
    ['Cut here ð\u009f\u008e', 'Cut here ð\u009f\u008e'],
    ['plain', 'plain'],
  ])('%j becomes %j', (given, wanted) => expect(repairText(given)).toBe(wanted))

  test('repairing twice changes nothing more for ordinary text', () => {
    for (const text of ['café', '日本語', 'naïve – “quoted” €5', '👨‍👩‍👧'])
      expect(repairText(repairText(asFacebookWrites(text)))).toBe(text)
  })

  test('nothing that a database refuses is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = storableText(text)
        return !clean.includes('\0') && clean.isWellFormed()
      }),
    )
  })
})

describe('identity', () => {
  const record = fc.record({
    timestamp: fc.integer({ min: 1_000_000_000, max: 1_700_000_000 }),
    data: fc.array(fc.record({ post: wellFormed }), { maxLength: 2 }),
    title: wellFormed,
  })
  test('the same record, in any order of its keys and with padding, is the same post', () => {
    fc.assert(
      fc.property(record, (given) => {
        const padded = {
          title: given.title,
          data: [{}, ...given.data, {}],
          timestamp: String(given.timestamp),
          attachments: [],
        }
        return identityOf(post(given)) === identityOf(post(padded))
      }),
    )
  })
  test('another second or another word is another post', () => {
    const base = { timestamp: 1_609_459_200, data: [{ post: 'One' }] }
    const others = [
      { ...base, timestamp: 1_609_459_201 },
      { ...base, data: [{ post: 'Two' }] },
    ]
    for (const other of others) expect(identityOf(post(other))).not.toBe(identityOf(post(base)))
  })
  test('the title of a post with words does not matter; it is translated', () => {
    const base = { timestamp: 1_609_459_200, data: [{ post: 'One' }] }
    expect(identityOf(post({ ...base, title: 'Robin a partagé un lien.' }))).toBe(identityOf(post(base)))
  })
})

describe('a record', () => {
  test('mentions read as names, and whoever is named is somebody of the post', () => {
    const read = post({
      data: [{ post: 'Thanks @[100001234567890:2048:Alex Sample] for the cake!' }],
      tags: ['Kim'],
    })
    expect(read).toMatchObject({ text: 'Thanks Alex Sample for the cake!', people: ['Kim', 'Alex Sample'] })
  })
  test('a backdated one has the date it speaks of', () => {
    const read = post({
      timestamp: 1_609_459_223,
      data: [{ post: 'Old photo' }, { backdated_timestamp: 1_167_609_600 }],
    })
    expect(read.at).toBe(1_167_609_600_000)
  })
  test.each([0, -5, 900_000_000, 4_102_444_800, null, 'soon', {}, Number.NaN])(
    'a date of %j is no date',
    (timestamp) => {
      expect(post({ timestamp, data: [{ post: 'x' }] }).at).toBeNull()
    },
  )
  test('milliseconds and text count as dates', () => {
    expect(post({ timestamp: 1_609_459_225_000 }).at).toBe(1_609_459_225_000)
    expect(post({ timestamp: '1609459226' }).at).toBe(1_609_459_226_000)
  })
  test('anything at all is either a post or nothing, and never breaks', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
        (data, attachments, tags, timestamp) => {
          const read = readPost({ data, attachments, tags, timestamp, title: data }, NOW)
          return read !== null && typeof identityOf(read) === 'string'
        },
      ),
    )
  })
  test('keys of an object’s own prototype are data like any other', () => {
    const read = post(
      JSON.parse('{"attachments":[{"data":[{"constructor":{"a":1},"__proto__":{"media":1}}]}]}'),
    )
    expect(read.substance).toBe('nothing')
  })
})

describe('a file', () => {
  test('its records are what JSON.parse would find', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 4 })),
        fc.constantFrom(undefined, 1, '\t'),
        (list, indent) => {
          expect([...readRecords(JSON.stringify(list, null, indent))]).toEqual(
            JSON.parse(JSON.stringify(list)),
          )
        },
      ),
    )
  })
  test('wrappers and single records', () => {
    expect([...readRecords('{"status_updates": [{"a": 1}, 2]}')]).toEqual([{ a: 1 }, 2])
    expect([...readRecords('{"timestamp": 1, "label_values": []}')]).toEqual([
      { timestamp: 1, label_values: [] },
    ])
    expect([...readRecords('\ufeff[ ]')]).toEqual([])
  })
  test.each(['', 'x', '[1,', '[1', '[1 2]', '[1]x', '{"a":1}', '[{"a":}]', '["a]', '{"a"', '[1,]', '[}]'])(
    '%j is refused',
    (text) => {
      expect(() => [...readRecords(text)]).toThrow(NotAnArchiveFile)
    },
  )
  test('a bomb of brackets is refused at once', () => {
    expect(() => [...readRecords('['.repeat(10_000_000))]).toThrow('nested too deeply')
    expect(() => [...readRecords(`[${'{"a":'.repeat(70)}1${'}'.repeat(70)}]`)]).toThrow('nested too deeply')
  })
  test('UTF-16 is refused', () => {
    expect(() => decodeFile(Buffer.from('\ufeff[]', 'utf16le'))).toThrow(NotAnArchiveFile)
  })
})
