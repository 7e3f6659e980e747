import { quotedInside } from './quote.ts'

/** Who tells: the words that stand for the writer of the post. */
export interface Teller {
  subject: string
  /** Possessive after a subject that is the writer: "Nora lost their keys", "you lost your keys". */
  own: string
  object: string
  /** Possessive after somebody else's deed: "Sam fell asleep on Nora’s shoulder". */
  others: string
  /** What "we" becomes; a name alone cannot stand for several. */
  we: string | null
}

export const aboutPerson = (name: string): Teller => ({
  subject: name,
  own: 'their',
  object: name,
  others: `${name}’s`,
  we: null,
})

export const asSelf: Teller = { subject: 'I', own: 'my', object: 'me', others: 'my', we: 'we' }

export const toPerson: Teller = { subject: 'you', own: 'your', object: 'you', others: 'your', we: 'you' }

const IRREGULAR =
  'ate awoke baked began bent bit bled blew bought broke brought built burnt burst came caught chose clung crept cried dealt did drank dreamt drew drove dug fed fell felt fled flew forgave forgot fought found froze gave got grew had heard held hid hung kept knelt knew laid lay learnt led left lent lit lost made meant met paid ran rang rode rose said sang sat saw sent sewed shook shot showed slept slid sold spent spilt spoke spun stole stood struck stuck swam swept swore swung taught thought threw told took tore understood went woke won wore wrote'.split(
    ' ',
  )
const PAST = new RegExp(`^(?:${IRREGULAR.join('|')}|\\p{Ll}{2,}ed)$`, 'u')
/** Ends in -ed and is no deed, or a deed done to the writer. */
const STATES =
  /^(?:excited|exhausted|tired|delighted|pleased|bored|thrilled|amazed|confused|annoyed|gutted|shattered|blessed|knackered|disappointed|devastated|worried|relieved|surprised|shocked|stunned|impressed|inspired|honoured|honored|determined|addicted|obsessed|convinced|hooked|sorted|cancelled|canceled|loaded|married|engaged|interested|frustrated|needed|wanted|used|based|related|dressed|stuck|supposed|need|feed|speed|indeed|red|bed|shed|wed|bled|sped|led|hundred|naked|kindred|embarrassed|scared|depressed|stressed|concerned|touched|humbled|charged|retired|injured|wasted|drunk|lit|felt|meant|thought|understood|knew|did)$/i
/** After a verb without a subject one of these must follow, or it was an adjective: "Burnt toast". */
const FOLLOWS =
  /^(?:an?|the|my|our|his|her|their|its|some|all|both|every|each|another|to|into|in|on|at|off|up|down|for|from|with|without|behind|past|over|under|through|around|round|along|across|home|back|away|about|by|it|him|them|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|\d[\d,.]*\p{L}*|[\p{Lu}]\p{L}+)$/u
const PARTICIPLE_ONLY =
  /^(?:lost|found|stuck|sold|left|burnt|broke|baked|hung|lit|struck|torn|held|made|built)$/
const NOT_NOW =
  /\b(?:now|here|ago|tomorrow|yesterday|(?:this|last|next) \p{L}+|today|tonight|currently|these days|so far|yet|already|still|anymore|any more|you|your|yours|i['’]\p{L}+|myself|ourselves|mine|ours|is|are|am|isn['’]t|aren['’]t|has|have|hasn['’]t|haven['’]t|will|won['’]t|can|can['’]t|cannot|['’]ll|['’]re|['’]ve|it['’]s|that['’]s|there['’]s|he['’]s|she['’]s|who['’]s|what['’]s|looks|feels|smells|seems|says|means|wants|needs|gets|goes|knows|thinks|does|doesn['’]t|don['’]t|lol|haha\p{L}*|omg|xx+)\b/iu
const LEADS = /^(?:so|well|ok|okay|right|anyway|and|but|today|tonight|this (?:morning|afternoon|evening)),? /i
const TAIL = /,? (?:today|tonight|this (?:morning|afternoon|evening)|earlier)$/i

/**
 * One sentence of a post as told by somebody else: "Nora sat in the car for ten minutes and cried into a
 * banana", "Dave surprised you with a weekend in Lisbon". Only deeds in the past, only where the words
 * that must change are few and certain; anything else is left to be quoted. No full stop.
 */
export function retell(sentence: string, teller: Teller, people: ReadonlySet<string>): string | null {
  const bare = sentence
    .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\s)+$/u, '')
    .replace(/[.!…]+$/, '')
    .replace(/^[^:;()?!.]{3,28}: (?=I )/, '')
    .replace(LEADS, '')
    .replace(TAIL, '')
  const text = quotedInside(bare)
  if (text === null || UNFIT.test(text)) return null
  const words = text.split(/\s+/)
  if (words.length < 4 || words.length > 26 || (teller.we === null && text.includes(teller.subject)))
    return null
  return asOwnDeed(words, teller) ?? asOthersDeed(words, teller, people)
}

const UNFIT =
  /[?!:;()…<>#@/\n]|\.\s|\p{Lu}{4,}|\p{Extended_Pictographic}|\p{L}['’]s (?:in|on|at|a|an|the|not|been|gone|got|\p{Ll}+ed|\p{Ll}+ing)\b/u
/** "Fourteen people in their dressing gown": whose would it be? */
const SEVERAL =
  /\b(?:people|everyone|everybody|kids|children|they|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\d+|both|all|some)\b.*\bmy\b/iu

function asOwnDeed(words: string[], teller: Teller): string | null {
  let at = 0
  const spoken = words[0] === 'I' || (words[0] === 'We' && teller.we !== null)
  if (spoken) at++
  const adverb = /^(?:just|finally|only|nearly|almost|even|also)$/i.test(words[at] ?? '') ? words[at++] : null
  const verb = (words[at] ?? '').toLowerCase()
  const next = words[at + 1] ?? ''
  if (!isDeed(verb)) return null
  if (
    !spoken &&
    (!FOLLOWS.test(next) || (PARTICIPLE_ONLY.test(verb) && /^(?:in|on|at|by|from|out|to)$/.test(next)))
  )
    return null
  const rest = words.slice(at + 1).join(' ')
  if (
    unfit(rest, teller) ||
    (teller.we === null && (/\b(?:me|we|us|our)\b/i.test(rest) || SEVERAL.test(rest)))
  )
    return null
  const kept = adverb && !/^just$/i.test(adverb) ? `${adverb.toLowerCase()} ` : ''
  const subject = words[0] === 'We' ? (teller.we as string) : teller.subject
  return `${subject} ${kept}${verb} ${turned(rest, { ...teller, others: teller.own })}`
}

function asOthersDeed(words: string[], teller: Teller, people: ReadonlySet<string>): string | null {
  const determined = /^(?:My|Our|The)$/.test(words[0] ?? '')
  const isName = (at: number) => people.has(words[at] ?? '')
  let at = -1
  if (determined) at = words.findIndex((w, i) => i > 1 && i < 4 && PAST.test(w))
  else if (isName(0)) at = words[1] === 'and' && isName(2) ? 3 : 1
  if (at < 1 || !PAST.test(words[at] ?? '') || /^(?:hundred|red|need|feed)$/.test(words[at] ?? ''))
    return null
  if (teller.we === null && words[0] === 'Our') return null
  const before = words.slice(1, at).join(' ')
  const rest = words.slice(at).join(' ')
  if (
    unfit(rest, teller) ||
    (determined && !/^[\p{Ll}-]+(?: [\p{Ll}-]+)?$/u.test(before)) ||
    /\b(?:was|were|had|and|of|to|in|on|that|who|we|I)\b/.test(determined ? before : '')
  )
    return null
  if (teller.we === null && /\b(?:we|us|our)\b/i.test(rest)) return null
  const subject = words
    .slice(0, at)
    .join(' ')
    .replace(/^(?:My|Our) /, `${teller.others} `)
    .replace(/^The /, 'the ')
  return `${subject} ${turned(rest, teller)}`
}

const isDeed = (word: string) => PAST.test(word.toLowerCase()) && !STATES.test(word)

const unfit = (rest: string, teller: Teller) =>
  NOT_NOW.test(rest) || (teller.subject !== 'I' && /\bI\b/.test(rest))

function turned(rest: string, teller: Teller): string {
  return rest
    .replace(/\bmy\b/g, teller.others)
    .replace(/\bour\b/g, teller.we === 'we' ? 'our' : teller.others)
    .replace(/\bme\b/g, teller.object)
    .replace(/\bus\b/g, teller.we === 'we' ? 'us' : teller.object)
    .replace(/\bwe\b/g, teller.we ?? 'we')
}
