import { isKnownWord, titleWords } from './forms.ts'
import type { TrackedFeature } from './model.ts'
import { unitWords } from './units.ts'

/** Names as people shorten them in lists: “zig 5”, “15 min duo”, “medi ja”, “alk nein”. */

const SHORTEST = 3
const SHORTEST_NAME = 5
/** Words of their own that are the beginning of others. */
const WORDS = new Set(
  'kraft the was mal gar ein eine mit pro per con les nur man for out and but not had did got com for all one two der die das den dem und auf aus bei bin bis hat ich mir mich wir wie was war wer uns sie ihr sin por para que una uno los las del est mis sus muy más mas este esta hoy kein noch nach dann also auch immer etwa circa rund fast just only then when over back here very more some than that this with from total day tag día gym read ran run walk woke work went today heute gestern morgen later first last next home time zeit hora half halb inte ent ver vor über can put cut sit set spa spar par men app car cat dog pan tar sol mar col cal cam cas den des dis eis far fin fit fun gas gut hin hot ins key let low mix net new now off old our own pay pet pub raw red sad see six ten top toy try use van way web why win yes yet you mes más vez ida iba sal sea ser son tan tal tus voy'.split(
    ' ',
  ),
)
/** “bs 6.4” of “Blood sugar”. */
function withInitials(note: string, features: readonly TrackedFeature[]): string {
  const named = features.flatMap(({ title }) => {
    const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? []
    return words.length === 2 ? [{ initials: words.map(([first]) => first).join(''), title }] : []
  })
  return note.replace(/(?<![\p{L}\d])\p{L}{2}(?=:? \d)/gu, (word) => {
    const [one, ...more] = named.filter(({ initials }) => initials === word.toLowerCase())
    return one && more.length === 0 && !SMALL.has(word.toLowerCase()) ? one.title : word
  })
}
const SMALL = new Set(
  'am pm an at by in is it no of on or so to up we my me do he be as if us al de el en es la lo se su un ya yo mi si ab da du er im ob um wo zu ca ml kg km cm mg st'.split(
    ' ',
  ),
)

const YES_OR_NO = 'y|yes|ja|sí|si|done|ok|n|no|none|nope|nein|nö|nix|nada|keine?|check|0'

/** The one title that begins so; undefined where none or several do. */
export function titleOf(short: string, features: readonly TrackedFeature[]): string | undefined {
  const own = features.map(({ title }) =>
    titleWords(title).find(
      (word) => word.length >= SHORTEST_NAME && word.startsWith(short) && word !== short,
    ),
  )
  const found = [...new Set(own.filter((word) => word !== undefined))]
  return found.length === 1 ? found[0] : undefined
}

export function withShortNames(note: string, features: readonly TrackedFeature[]): string {
  const unit = new RegExp(`^(?:${unitWords(features.flatMap((one) => one.unit ?? []))})$`, 'iu')
  const isShort = (word: string) =>
    word.length >= SHORTEST && !WORDS.has(word) && !unit.test(word) && !isKnownWord(word)
  const whole = (word: string) => {
    const short = word.toLowerCase()
    return (isShort(short) && titleOf(short, features)) || word
  }
  return withInitials(note, features)
    .replace(
      new RegExp(
        `(?<![\\p{L}\\d-])(\\p{L}{3,8})(?!\\p{L})(?=\\.?:? ?(?:\\d|(?:${YES_OR_NO})(?!\\p{L})))`,
        'giu',
      ),
      (word) => whole(word),
    )
    .replace(
      /(?<=(?<!\p{L})(?:\d ?(?:\p{L}{1,3} )?|no |kein |keine |sin |nada de |ohne ))(\p{L}{3,8})(?![\p{L}-])/giu,
      (word) => whole(word),
    )
}
