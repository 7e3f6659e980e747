import nlp from 'compromise'

const PEOPLE =
  '(?:they|people|everyone|everybody|folks|(?:the |our |my )(?:choir|team|group|club|class|band|crew|lot|village|dads|mums|teens)|(?:the |our |most |all )?(?:teens|guests|dads|mums|members|parents|kids|children|pupils|students|residents|neighbours|neighbors|guests|visitors|customers|colleagues|families|users|volunteers|patients|nurses|staff|readers|participants|teenagers|singers|players|runners|tenants|stallholders|commuters|employees|teachers|carers|drivers))'
const AUX =
  "(?:is|are|was|were|can|could|will|would|should|must|may|might|has|have|had|does|do|did|shall|isn[’']t|aren[’']t|don[’']t|doesn[’']t)"

const TO_YOU: [RegExp, string][] = [
  [new RegExp(`\\b${PEOPLE}['’]re\\b`, 'giu'), 'you are'],
  // What is thought about the choir is not thought about whoever is asked.
  [new RegExp(`(?<!\\b(?:their|your|about|of|between) )\\b${PEOPLE}\\b(?! ?['’]s)`, 'giu'), 'you'],
  [/\bthemselves\b/giu, 'yourself'],
  [/\btheirs\b/giu, 'yours'],
  [/\btheir\b/giu, 'your'],
  [/\bthem\b/giu, 'you'],
  [/\byou is\b/giu, 'you are'],
  [/\bis you\b/giu, 'are you'],
]
export const toYou = (text: string) => TO_YOU.reduce((out, [from, to]) => out.replace(from, to), text)

const WH =
  /^(?:(?:until|at|on|in|for|with|to|from|about|by) )?(?:what|which|when|where|who|whom|whose|why|how)\b/iu
const DAYS = /(?<!\p{L})(mon|tues|wednes|thurs|fri|satur|sun)day/giu
const asked = (said: string) => {
  const text = said.replace(DAYS, (day) => day.charAt(0).toUpperCase() + day.slice(1))
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[\s?.!,]+$/u, '')}?`
}

interface Term {
  text: string
  tags: string[]
}
const termsOf = (text: string): Term[] =>
  nlp(text)
    .json()
    .flatMap((sentence: { terms: Term[] }) => sentence.terms)

const NEVER_A_VERB =
  /^(?:questions?|people|times?|hours?|days?|evenings?|options?|music|food|tea|bit|end|group|meetings?|room|things?|works?hops?)$/iu

/** Verbs that are read as nouns elsewhere. */
const EVERYDAY =
  /^(?:work|matter|feel|suit|help|taste|look|sound|cost|fit|start|last|smell|go|happen|appeal|belong)s?$/iu

/** Where the verb of a clause without an auxiliary stands, so that “do” can be put before its subject. */
function verbAt(words: string[], from: number): number {
  const terms = termsOf(words.join(' '))
  if (terms.length !== words.length) return -1
  const plain = words.findIndex((word, at) => at > from && EVERYDAY.test(word))
  if (plain > 0) return plain
  return terms.findIndex(
    ({ tags, text }, at) =>
      at > from &&
      tags.includes('Verb') &&
      !tags.includes('Gerund') &&
      !tags.includes('Infinitive-to') &&
      !NEVER_A_VERB.test(text) &&
      !/^to$/iu.test(words[at - 1] ?? ''),
  )
}

const third = (verb: string) => /[^su]s$/u.test(verb) && !/^(?:is|was|has|does)$/u.test(verb)
const base = (verb: string) =>
  verb
    .replace(/ies$/u, 'y')
    .replace(/(?<=ss|sh|ch|x|o)es$/u, '')
    .replace(/(?<=[^s])s$/u, '')

const isPast = (verb: string) => termsOf(`they ${verb}`)[1]?.tags.includes('PastTense') === true
const infinitive = (verb: string): string =>
  nlp(`they ${verb}`)
    .verbs()
    .toInfinitive()
    .text()
    .replace(/^they /u, '') || verb

/** “they left early” asks “did you leave early”. */
function withDo(subject: string, predicate: string): string {
  const [verb = '', ...rest] = predicate.split(' ')
  const plain = isPast(verb) ? infinitive(verb) : third(verb) ? base(verb) : verb
  return [isPast(verb) ? 'did' : 'do', subject, plain, ...rest].join(' ')
}

/** “the slide is safe” asks “is the slide safe”; “they want more” asks “do you want more”. */
function inverted(clause: string): string | null {
  const found = new RegExp(`^(.+?) (${AUX})(?: (.+))?$`, 'iu').exec(clause)
  const words = clause.split(' ')
  // “they wish someone had told them”: the verb that counts stands first.
  const plain = new RegExp(
    `^${PEOPLE} (?!(?:also|still|really|all|each|currently|usually)\\b)(?!${AUX}\\b)(\\p{L}+\\b.*)$`,
    'iu',
  ).exec(clause)?.[1]
  if (plain && found?.[1] && found[1].split(' ').length > 2) return toYou(withDo('you', plain))
  // “what people do with old photos”: doing is what they do.
  const isDoing =
    found &&
    /^(?:do|does|did)$/iu.test(found[2] ?? '') &&
    (!found[3] || /^(?:with|about|for|in|on|at|to)\b/iu.test(found[3]))
  if (isDoing)
    return toYou(`${/^did$/iu.test(found[2] ?? '') ? 'did' : 'do'} you do${found[3] ? ` ${found[3]}` : ''}`)
  if (found?.[1] && found[2] && !/\b(?:that|who|which)$/iu.test(found[1])) {
    const subject = toYou(found[1])
    const aux =
      subject === 'you' && /^(?:is|has|does)$/iu.test(found[2])
        ? { is: 'are', has: 'have', does: 'do' }[found[2].toLowerCase()]
        : found[2]
    return toYou(`${aux} ${subject}${found[3] ? ` ${found[3]}` : ''}`)
  }
  const people = new RegExp(`^${PEOPLE} (.+)$`, 'iu').exec(clause)?.[1]
  if (people) return toYou(withDo('you', people))
  if (/^(?:we|you|i) /iu.test(clause)) return `do ${toYou(clause)}`
  const at = verbAt(words, 0)
  const verb = words[at]
  if (!verb || at < 1) return null
  const rest = words.slice(at + 1)
  const helper = isPast(verb) ? 'did' : third(verb) ? 'does' : 'do'
  return toYou(
    [
      helper,
      ...words.slice(0, at),
      helper === 'do' ? verb : helper === 'did' ? infinitive(verb) : base(verb),
      ...rest,
    ].join(' '),
  )
}

/** “how late”, “which activities”, “what time”: what a question asks with, before its subject. */
function openingOf(clause: string): { opening: string; rest: string } {
  const [wh = ''] = WH.exec(clause) ?? []
  const words = clause.slice(wh.length).trim().split(' ').filter(Boolean)
  const isHow = /how$/iu.test(wh)
  const canHold = /(?:how|what|which|whose)$/iu.test(wh)
  if (!canHold) return { opening: wh, rest: words.join(' ') }
  const terms = termsOf(`${wh} ${words.join(' ')}`).slice(wh.split(' ').length)
  let size = 0
  while (size < words.length && size < 4) {
    const word = words[size] ?? ''
    const tags = terms[size]?.tags ?? []
    const subject = new RegExp(
      `^(?:the|a|an|this|that|these|our|your|their|we|you|i|he|she|it|to|${PEOPLE.slice(3, -1)})$`,
      'iu',
    )
    const isSubject = subject.test(word)
    // “which books they liked”: what stands before somebody is a thing, whatever else it can be.
    const isThing = size === 0 && !isHow && subject.test(words[1] ?? '')
    if (isSubject || new RegExp(`^${AUX}$`, 'iu').test(word)) break
    if (size > 0 && !isHow && /^(?:works?|suits?|fits?|helps?|matters?)$/iu.test(word)) break
    if (
      isHow
        ? size > 0 && !/^(?:many|much)$/iu.test(words[0] ?? '')
        : !isThing && tags.includes('Verb') && !NEVER_A_VERB.test(word)
    )
      break
    if (
      isHow &&
      size === 0 &&
      !tags.some((tag) => ['Adjective', 'Adverb', 'QuestionWord'].includes(tag)) &&
      !/^(?:many|much|often|late|early|long|far|well|soon|satisfied|happy|safe|loud|easy|important)$/iu.test(
        word,
      )
    )
      break
    if (/^of$/iu.test(word) && size > 0 && words.length > size + 2) {
      size += 2
      continue
    }
    if (/^(?:for|of|in|at|on|with|about)$/iu.test(word)) break
    size += 1
  }
  return { opening: [wh, ...words.slice(0, size)].join(' '), rest: words.slice(size).join(' ') }
}

const spelledOut = (text: string) =>
  text
    .replace(/\b(who|what|where|when|how|it|there|that)['’]s\b/giu, '$1 is')
    .replace(/\b(they|we|you)['’]re\b/giu, '$1 are')
    .replace(/\b(who)['’]d\b/giu, '$1 would')
    .replace(/\b(they|we|you)['’]d\b/giu, '$1 would')
    .replace(/\b(they|we|you)['’]ll\b/giu, '$1 will')
    .replace(/\b(they|we|you)['’]ve\b/giu, '$1 have')

/** “who has a tent” asks each “do you have a tent”; “who is staying” asks “are you staying”. */
function ofOneself(clause: string): string | null {
  const [, adverb = '', verb = '', rest = ''] =
    /^who ((?:actually |still |really |also |already )?)(\p{L}+)(.*)$/iu.exec(clause) ?? []
  if (!verb || /^(?:should|shall|to|else|the|a)$/iu.test(verb)) return null
  // “who organised it” asks for somebody: the thing is known, the person is not.
  if (isPast(verb) && /^ (?:it|them|this|that)$/iu.test(rest)) return null
  const told = toYou(rest)
  if (/^(?:is|are)$/iu.test(verb))
    return /^ (?:the|our|a|best|better)\b/iu.test(rest) ? null : `are you ${adverb}${told.trim()}`
  if (/^(?:was|were)$/iu.test(verb)) return `were you ${adverb}${told.trim()}`
  if (/^ha(?:s|ve)$/iu.test(verb) && /^ (?:been|done|got|had|\p{L}+ed)\b/iu.test(rest))
    return `have you ${adverb}${told.trim()}`
  if (/^(?:has|have)$/iu.test(verb)) return `do you ${adverb}have${told}`
  if (new RegExp(`^${AUX}$`, 'iu').test(verb)) return `${verb} you ${adverb}${told.trim()}`
  if (isPast(verb)) return `did you ${adverb}${infinitive(verb)}${told}`
  return third(verb) ? `do you ${adverb}${base(verb)}${told}` : null
}

/** “how far a commute they would accept”. */
const SO_MUCH_OF = /^(how \p{L}+ an? \p{L}+(?: \p{L}+)?) (?:they|people) (would|could|can|will) (.+)$/iu

/** “what keeps people up at night”, “what would get more people in our town to cycle”: it is the thing that does it. */
const DOES_IT = new RegExp(
  `^((?:what|which \\p{L}+)(?: (?:would|could|might|will|can))?) ((?:keep|make|get|stop|drive|bring|help|worr(?:y|ie)|motivate|attract|annoy|bother|frustrate|scare|prevent|discourage|encourage|convince|persuade|draw|push|hold|put|wake|calm|cheer)s?) (?:more |other |most )?(?:of )?${PEOPLE}(?: (?:in|from|on|at) (?:our|my|the) \\p{L}+)?(?: (.+))?$`,
  'iu',
)

/** An indirect question as it is asked of somebody; null where it cannot be told how. */
export function directEnglish(clause: string, isDecision = false): string | null {
  const text = spelledOut(clause.trim().replace(/[\s?.!,]+$/u, '')).replace(
    /^(where|when|how|what) (?:roughly|approximately|exactly|normally) /iu,
    '$1 ',
  )
  if (new RegExp(`^${AUX} `, 'iu').test(text)) return asked(toYou(text))
  const whether = /^(?:whether|if) (?:or not )?(.+)$/iu.exec(text)?.[1]
  if (whether) {
    if (/^to /iu.test(whether)) return asked(`should we ${whether.slice(3)}`)
    const turned = inverted(whether)
    return turned ? asked(turned) : null
  }
  if (!WH.test(text)) return null
  const [, degree, would, verb] = SO_MUCH_OF.exec(text) ?? []
  if (degree && would && verb) return asked(`${degree} ${would} you ${toYou(verb)}`)
  // Whoever is asked answers for themselves.
  const able = /^who (can|could|will|would) (.+)$/iu.exec(text)
  if (able?.[1] && able[2] && !isDecision) return asked(`${able[1]} you ${toYou(able[2])}`)
  const self = isDecision ? null : ofOneself(text)
  if (self) return asked(self)
  const [, what, does, told] = DOES_IT.exec(text) ?? []
  if (what && does) return asked(`${what} ${does} you${told ? ` ${toYou(told)}` : ''}`)
  const { opening, rest } = openingOf(text)
  const many = /^how many (\p{L}+(?: \p{L}+)?)$/iu.exec(text)?.[1]
  if (many) return asked(`${text} do you have`)
  if (
    !rest &&
    /^(?:which|what) (?:nights?|days?|evenings?|mornings?|weekends?|weeks?|dates?|times?|months?)$/iu.test(
      opening,
    )
  )
    return asked(`${opening} ${/s$/u.test(opening) ? 'suit' : 'suits'} you`)
  if (!rest && /^(?:which|what) \p{L}/iu.test(opening)) return asked(`${opening} would you like best`)
  if (!rest) return asked(opening)
  if (/^to /iu.test(rest)) return asked(`${opening} should we ${rest.slice(3)}`)
  if (/^(?:for|of|in|at|on|with) /iu.test(rest)) return asked(`${opening} suits you best ${rest}`)
  if (new RegExp(`^${AUX}\\b`, 'iu').test(rest)) return asked(toYou(`${opening} ${rest}`))
  // “how warm flats are”: what ends with is or are only has to be turned round.
  const ended = new RegExp(` ${AUX}$`, 'iu').test(rest) ? inverted(rest) : null
  if (ended) return asked(`${opening} ${ended}`)
  // “how pets cope”: how, when, where and why are nobody who does anything.
  const maySubject = !/^(?:how|when|where|why)$/iu.test(opening)
  if (
    maySubject &&
    verbAt(['they', ...rest.split(' ')], 0) === 1 &&
    !new RegExp(`^${PEOPLE} `, 'iu').test(rest)
  )
    return asked(toYou(`${opening} ${rest}`))
  const turned = inverted(rest)
  // What is to be decided is not so yet.
  const settled = isDecision ? turned?.replace(/^(?:does|do) (?!you)/u, 'should ') : turned
  return settled ? asked(`${opening} ${settled}`) : null
}
