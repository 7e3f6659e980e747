import type { Finding } from '../model.ts'
import { quoteOf } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { printable } from '../reading/lines.ts'
import { sentencesOf } from '../reading/tokens.ts'
import { type Quote, typographic } from '../writing/quote.ts'

export interface Deed {
  post: number
  /** Without its subject: "surprised Nora with a weekend in Lisbon". */
  text: string
}

const VERB =
  '(?:\\p{Ll}{2,}ed|ate|bit|bought|broke|brought|built|came|caught|chose|cut|did|drew|drove|fell|felt|found|gave|got|grew|had|held|hid|hit|hung|kept|knew|left|lent|lost|made|met|paid|put|ran|rang|read|rode|said|sang|sat|saw|sent|shut|slept|sold|spent|spoke|stole|stood|stuck|swam|taught|threw|told|took|turned|was at|were at|went|woke|won|wore|wrote|asks|says|thinks|wants|insists|claims|considers|refuses|sings|reads|waits|can say|has bought|has joined|has asked|has started|has announced|has outlived|dijo|dice|preguntó|quiere|hizo|trajo|compró|ganó|perdió|encontró|rompió|llevó|puso|salió|vino|llegó|opina|ha \\p{Ll}+[oa]|se ha \\p{Ll}+[oa])'
const PASSIVE = /^(?:is|was|were|are)\b/
const CUT =
  /,? (?:and|but|so|while|because|which|y|pero|porque|que) (?:I|I['’]\p{L}+|we|they|he|she|the|that|there|nobody|everyone|yo|nos|me)\b.*$|, (?:she|he|they|it|we|I)\b.*$/iu
const UNFIT =
  /\b(?:i|we|us|our|ours|you|your|I['’]p{L}+|mine|myself|now|here|nos|nuestr[oa]s?|tú|he|hemos)\b/i

/** What the posts have somebody do: the clause after the name, told by somebody else. */
export function deedsOf(m: Material, f: Finding): Deed[] {
  const name = String(f.data.name)
  const pattern = new RegExp(
    `(?:^|(?:\\b(?:and|but|so|then)|,) )(?:(?:our|little|mrs|mr|miss|pani) )?${literally(name)}(?: and (?:the \\p{Ll}+|\\p{Lu}\\p{Ll}+))? (?:just |finally |still |also |even |then |never )?(${VERB}(?![\\p{L}])[^.!?;:()"“‘…]{0,90})`,
    'iu',
  )
  const deeds: Deed[] = []
  for (const id of f.posts) {
    const r = m.read(id)
    if (!r || !m.clear(id)) continue
    for (const s of r.sentences) {
      const found = pattern.exec(s.text)?.[1]
      const text = found ? clause(found, m.name) : null
      if (text) {
        deeds.push({ post: id, text: typographic(text) })
        break
      }
    }
  }
  return deeds
}

function clause(raw: string, name: string): string | null {
  let text = raw
    .replace(/\p{Extended_Pictographic}[\s\S]*$/u, '')
    .replace(/ for me$/i, '')
    .replace(/\bif I['’]?m\b/i, `whether ${name} is`)
    .replace(/\bif I\b/i, `if ${name}`)
    .replace(CUT, '')
    .replace(
      /,? (?:today|tonight|this (?:morning|afternoon|evening|week)|earlier|hoy|esta (?:tarde|noche|mañana))$/i,
      '',
    )
    .replace(/(?:^|(?<= ))me(?= |$)/g, name)
    .replace(/\bmy\b/g, `${name}’s`)
    .trim()
    .replace(/[,\s]+$/, '')
    .replace(/\s'.*$/, '')
  const cut = text.replace(/(?: (?:that|which|and))? (?:says|said|saying|reads)$/i, '')
  if (cut !== text && cut.split(/\s+/).length < 4) return null
  text = cut
  text = text
    .replace(/,$/, '')
    .replace(/ (?:and|but|so|that|because|when|while|with|to|the|a|y|pero|que|de)$/i, '')
    .trim()
  const n = text.split(/\s+/).length
  if (n < 2 || n > 15 || UNFIT.test(text) || /\bI\b/.test(text) || /['’](?!\p{L})/u.test(text)) return null
  if (PASSIVE.test(text) && !/^(?:was|were) at /.test(text)) return null
  // A clause that stops at a number was cut at its decimal point.
  if (text.split(name).length > 2 || /\d$/.test(text)) return null
  if (/^(?:says|said|asks|asked|thinks|dice|dijo)\b/.test(text) && n < 4 && !/nothing|nada/.test(text))
    return null
  if (/ (?:is|are|if|who|as|than|or|on|in|at|for|just|fue|es)$/i.test(text) || !printable(text)) return null
  return text.replace(/^were at /, 'was at ')
}

const SAYS =
  'said|says|asked|asks|told (?:me|us)|announced|replied|shouted|texted|wrote|writes|declared|insists|sign|card|note|placard|letter|text|review|message|dijo|dice|preguntó|preguntaba|escribió'
const QUOTED =
  /(?<![\p{L}\d])(?:'((?:[^']|(?<=\p{L})'(?=\p{L})){4,70}?)'(?!\p{L})|"([^"]{4,70})"|“([^”]{4,70})”|‘((?:[^‘’]|(?<=\p{L})’(?=\p{L})){4,70}?)’(?!\p{L})|«([^»]{4,70})»)/u

const ON_PAPER =
  /\b(?:sign|card|placard|note|letter|banner|badge|plaque|mug|t-shirt|cartel|nota|tarjeta)\b[^.]{0,24}$/i

/** Words in quotation marks that the sentence itself gives to this person and to nobody else. */
export function spokenBy(m: Material, f: Finding, others: readonly Finding[]): Quote[] {
  const name = String(f.data.name)
  const lines: Quote[] = []
  for (const id of f.posts) {
    const r = m.read(id)
    if (!r || !m.clear(id) || !/['"“‘«]/.test(r.text)) continue
    const alone = !others.some((o) => o !== f && o.data.named && o.posts.includes(id))
    r.sentences.forEach((s, at) => {
      const hit = QUOTED.exec(s.text)
      const words = hit?.slice(1).find(Boolean)
      if (!hit || !words || words.split(/\s+/).length < 2 || !printable(words)) return
      const before = s.text.slice(0, hit.index)
      const told = new RegExp(`(?:${SAYS})\\b[^.;]{0,24}$|['’]s \\p{Ll}+: $|: $`, 'iu').test(before)
      const owned = new RegExp(`${literally(name)}['’]s \\p{Ll}+(?: (?:says|said|reads))?:? ?$`, 'u').test(
        before,
      )
      if (!owned && (!alone || ON_PAPER.test(before))) return
      const named = before.includes(name)
      const pronoun = /^(?:She|He|They)\b/.test(s.text) && (r.sentences[at - 1]?.text ?? '').startsWith(name)
      if ((owned || told) && (named || pronoun) && !/\bI (?:said|asked|told)\b/.test(before)) {
        const quote = quoteOf(words.replace(/[.,]$/, ''), id)
        if (quote) lines.push(quote)
      }
    })
  }
  return lines
}

/** Never heard: nobody reports what they said, and whatever is in quotation marks is written on something. */
export const isSilent = (m: Material, f: Finding) =>
  !f.posts.some((id) => reportsSpeech(m.read(id)?.text ?? '', String(f.data.name))) &&
  f.posts.every((id) =>
    (m.read(id)?.sentences ?? []).every((s) => {
      const hit = QUOTED.exec(s.text)
      const before = s.text.slice(0, hit?.index ?? 0)
      return (
        !hit ||
        (ON_PAPER.test(before) &&
          !/\b(?:wrote|writes|asking|asked|said(?! '))\b.*\b(?:letter|note|card)\b/i.test(before))
      )
    }),
  )

/** Somebody says something in a sentence with the name, unless it is a sign that says it. */
const reportsSpeech = (text: string, name: string) =>
  sentencesOf(text).some(
    (s) =>
      s.text.toLowerCase().includes(name.toLowerCase()) &&
      /\b(?:said|says|asked|asks|told|tells|announced|replied|dijo|dice|pregunt\p{L}+)\b(?! (?:nothing|nada))/iu.test(
        s.text.replace(ON_SOMETHING, ''),
      ),
  )

const ON_SOMETHING =
  /\b(?:sign|card|placard|note|letter|banner|cartel|nota)(?: (?:that|which|que))? (?:said|says|dice|decía)\b/gi

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
