import type { Aspect } from './brief.ts'

const WH =
  '(?:(?:at|on|until|in|for|with|an|bis|zu|um|ab|seit|a|hasta|desde|con|de|en|para) )?(?:what|which|when|where|who|whom|why|how|whether|if|ob|wann|wo(?:r?(?:an|auf|aus|in|über|um|unter)|bei|durch|für|gegen|her|hin|mit|nach|von|vor|zu)|wo|wer|wen|wem|was|wie|welche[mnrs]?|warum|qué|cuándo|cuánt[oa]s?|cómo|adónde|dónde|quién(?:es)?|cuál(?:es)?|por qué|si)(?!\\p{L})'

/** What people type around what they mean. */
const CHATTER =
  /(?<!\p{L})(?:lol|haha+|hehe|jaja+|xd|tbh|btw|pls|plz|thx|cheers|ok\?)(?!\p{L})|[\p{Extended_Pictographic}]|[:;]-?[)(DP](?!\p{L})/giu
const SUCH_AS = new RegExp(
  `,?\\s{1,9}(?:like|such as|e\\.g\\.|for example|for instance|namely|z\\. ?B\\.|zum Beispiel|etwa|nämlich|por ejemplo|p\\. ?ej\\.|tipo|como)[,:]?\\s{1,9}(?=${WH})`,
  'iu',
)

/** “which neighbours can help” asks who can. */
const WHICH_PEOPLE =
  /(?<!\p{L})which (?:of (?:the |my |our |them)?)?(?:neighbours|neighbors|people|members|parents|players|singers|colleagues|volunteers|families|friends|guests|students|staff|of them) (?=(?:can|could|will|would|have|are|want|need|might|know)(?!\p{L}))/giu

const LIVES =
  '(?:eat|sleep|cope|live|work|travel|cook|shop|drive|relax|unwind|commute|rest|train|study|learn|play|read|write|spend|save|pay|talk|argue|fight|celebrate|grieve|manage|feel|dress|move|meet|date|parent|garden|grow|heal|recover|practise|practice|perform|rehearse|plan|pack|wait|walk|cycle|swim|run|drink|smoke|love|think|pray|decide|organise|organize|keep|wash|clean|age|retire)'
/** “how nurses on nights eat, sleep and cope”: things that are asked alike. In German what is done is written small. */
const SHARED_HOW = [
  new RegExp(
    `(?<!\\p{L})(how)\\s(?:[\\p{L}’'-]{1,30}\\s){1,6}?(${LIVES}(?:,\\s${LIVES}){1,4}),?\\sand\\s(${LIVES})(?=$|[.!?;])`,
    'giu',
  ),
  /(?<!\p{L})([Ww]ie)\s(?:[\p{L}-]{1,30}\s){1,6}?(\p{Ll}{2,20}n(?:,\s\p{Ll}{2,20}n){1,4})\sund\s(\p{Ll}{2,20}n)(?=$|[.!?;])/gu,
  /(?<!\p{L})([Cc]ómo)\s(\p{Ll}{2,20}n(?:,\s\p{Ll}{2,20}n){1,4})\sy\s(\p{Ll}{2,20}n)(?!\p{L})(?:\s[^.!?;,]{1,60})?(?=$|[.!?;])/gu,
]
const THEY: Record<string, string> = { how: 'they ', wie: 'sie ', cómo: '' }

const eachAlike = (_: string, how: string, some: string, last: string): string =>
  [...some.split(/,\s/u), last].map((verb) => `${how} ${THEY[how.toLowerCase()] ?? ''}${verb}`).join(', ')

/** A dash or “like how …” begins a list as a colon does. */
export const asTold = (text: string): string =>
  SHARED_HOW.reduce((said, pattern) => said.replace(pattern, eachAlike), text)
    .replace(CHATTER, ' ')
    .replace(/(?<=\p{L}) +[-–—] +(?=\p{L})/gu, ': ')
    .replace(SUCH_AS, ', ')
    .replace(WHICH_PEOPLE, 'who ')
    .replace(/ {2,}/g, ' ')
    .trim()

const UNSURE =
  /^(?:and|or|plus|also|maybe|perhaps|possibly|ideally|just|basically|und|oder|auch|vielleicht|evtl\.?|eventuell|y|e|o|también|quizá[s]?|a lo mejor|igual)\s+/iu
/** Without what only leads up to a thing. */
export const bareAspect = (text: string): string => {
  const cut = text
    .trim()
    .replace(/^plus ones?$/iu, 'companions')
    .replace(UNSURE, '')
    .replace(/^(?:need|want)s?\s(?=an?\s)/iu, '')
  return cut === text.trim() ? cut : bareAspect(cut)
}

const NO_THING =
  /^(?:of|in|on|at|for|with|to|by|from|than|because|so|but|not|please|von|in|mit|für|zu|weil|aber|nicht|de|en|con|para|por|pero|no|que)(?!\p{L})/iu

const GIVEN =
  /^(?:any|some|an?|the|their|your|un[ao]?|algun[ao]s?|el|la|los|las|ein(?:e[nmr]?)?|der|die|das|den) \p{L}/iu

/** “what they eat, allergies”: things that trail behind a clause. */
export function trailing(clause: string): { clause: string; things: string[] } {
  const [first = '', ...rest] = clause.split(
    /\s{0,9},\s{0,9}(?:and |und |y )?|\s{1,9}(?:and|y|und)\s{1,9}(?=(?:any|some|algun[ao]s?)\s|(?:the|el|la|los|las)\s\p{L}{3,20}$)/u,
  )
  const things = rest.map(bareAspect)
  const isThing = (one: string) =>
    !NO_THING.test(one) &&
    /\p{L}{3}/u.test(one) &&
    (one.split(' ').length <= 3 || (GIVEN.test(one) && one.split(' ').length <= 8))
  const areThings = things.every(isThing)
  return rest.length > 0 && areThings && first.split(' ').length >= 2
    ? { clause: first, things }
    : { clause, things: [] }
}

const ELLIPSIS: [RegExp, RegExp, string][] = [
  [/^who (?:actually |still |really )?(\p{L}+?)e?s (.+)$/iu, /^(when|where|why|how often|how)$/iu, 'they'],
  [/^what (?:they|people) (\p{L}+) (.+)$/iu, /^(when|where|why|how often)$/iu, 'they'],
]
/** “who can host and when”, “what they buy, how often”. */
const SHORTLY: [RegExp, (found: RegExpExecArray, wh: string) => string][] = [
  [/^who (can|could|would|will) (.+)$/iu, ([, can, rest], wh) => `${wh} they ${can} ${rest}`],
  [/^what (?:they|people) (\p{L}+)$/iu, ([, verb], wh) => `${wh} they ${verb} something`],
]

/** “who uses it, when and …”: the second leaves out what the first said. */
export function whole(aspects: Aspect[]): Aspect[] {
  return aspects.map((aspect, at) => {
    const before = aspects[at - 1]
    if (aspect.is !== 'clause' || before?.is !== 'clause') return aspect
    for (const [first, second, who] of ELLIPSIS) {
      const [, verb, rest] = first.exec(before.text) ?? []
      const [, wh] = second.exec(aspect.text) ?? []
      if (verb && rest && wh)
        return { ...aspect, text: `${wh} ${who} ${/s$/u.test(verb) ? `${verb}e` : verb} ${rest}` }
    }
    const wh = /^(when|where|why|how often)$/iu.exec(aspect.text)?.[1]
    for (const [first, said] of wh ? SHORTLY : []) {
      const found = first.exec(before.text)
      if (found && wh) return { ...aspect, text: said(found, wh) }
    }
    const spanish = /^quién(?:es)? ((?:lo |la )?\p{L}+?)n?(?: (.+))?$/iu.exec(before.text)
    if (spanish?.[1] && /^(?:cuándo|dónde|con qué frecuencia)$/iu.test(aspect.text))
      return { ...aspect, text: `${aspect.text} ${spanish[1]}n${spanish[2] ? ` ${spanish[2]}` : ''}` }
    const german = /^wer (.+?) (\p{L}+)t$/iu.exec(before.text)
    if (german?.[1] && german[2] && /^(?:wann|wo|wie oft)$/iu.test(aspect.text))
      return { ...aspect, text: `${aspect.text} sie ${german[1]} ${german[2]}en` }
    return aspect
  })
}
