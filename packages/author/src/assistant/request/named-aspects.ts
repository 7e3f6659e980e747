import { askedThing } from '../brief/ask.ts'
import type { Brief } from '../brief/brief.ts'
import type { Kind } from '../kinds/kind.ts'
import { degree, type Language, short, story } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { phraseOf } from '../phrase.ts'
import { type Style, shaped } from '../shape.ts'
import { nounPhrase } from './noun-phrase.ts'

const ABOVE_ALL =
  /(?<!\p{L})(?:especially|particularly|mainly|above all|in particular|focus(?:ing|sed)? on|besonders|vor allem|insbesondere|hauptsächlich|schwerpunkt(?: auf)?|es geht (?:dabei |mir )?um|it['’]?s (?:mainly |all )?about|se trata de|sobre todo|especialmente|en especial|en particular|principalmente)[,:]?\s{1,3}([^.!?;:()\n]{3,120})/iu
const LEADING =
  /^(?:(?:about|on|in|the question of|regarding|zu|zum|zur|über|um|bei|im|am|mit|an|auf|de|del|sobre|en|por|con)\s{1,3})+/iu
const BETWEEN = /\s{0,3},\s{0,3}(?:and |und |y )?|\s{1,3}(?:and|und|y|e|sowie|&)\s{1,3}/iu
const CLAUSE =
  /^(?:how|what|why|when|where|whether|if|wie|was|warum|wann|wo|ob|cómo|qué|cuándo|si|for|für|para|because|weil)(?!\p{L})/iu
const LONGEST = 5

/** “especially the songs and the evenings”: what must not be missing. */
export function namedAspects(told: string): string[] {
  const list = ABOVE_ALL.exec(told)?.[1]
  if (!list) return []
  return list
    .split(BETWEEN)
    .map((one) => one.trim().replace(LEADING, '').trim())
    .filter((one) => /\p{L}{2}/u.test(one) && one.split(/\s+/u).length <= LONGEST && !CLAUSE.test(one))
}

/** German after “zu” is no object; the bare word with “das Thema” always is. */
const PART = degree(
  'How did you like {x}?',
  '¿Cómo [valoras|valora] {x}?',
  'Wie [fandest|fanden] du {x}?',
  'not at all / very much',
  'mal / muy bien',
  'gar nicht gut / sehr gut',
)
const TOLD = story(
  'What have you experienced with {x}?',
  '¿Qué experiencias [tienes|tiene] con {x}?',
  'Was [hast|haben] du über {x} zu erzählen?',
)
const REMEMBERED = story(
  'What do you remember about {x}?',
  '¿Qué [recuerdas|recuerda] de {x}?',
  'Was [weißt|wissen] du noch über {x}?',
)
const WEIGHT = degree(
  'How much does the subject of {x} matter to you?',
  '¿Cuánta importancia le [das|da] a {x}?',
  'Wie wichtig ist dir das Thema {x}?',
  'not at all / very much',
  'ninguna / muchísima',
  'gar nicht / sehr',
)
const FIRST = short(
  'What comes to your mind first about {x}?',
  '¿Qué es lo primero que se [te|le] ocurre sobre {x}?',
  'Was fällt dir zum Thema {x} als Erstes ein?',
)
const BETTER = story(
  'What could be better about {x}?',
  '¿Qué podría mejorar en cuanto a {x}?',
  'Was könnte beim Thema {x} besser sein?',
)
export const ASPECT_QUESTIONS = [PART, TOLD, REMEMBERED, WEIGHT, FIRST, BETTER]

const JUDGED: readonly Kind[] = ['place', 'service', 'group', 'event planned', 'change']

/** One aspect, asked in the way of its kind. */
export function askedAspect(aspect: string, kind: Kind, style: Style, language: Language): AssistantQuestion {
  const brief: Pick<Brief, 'purpose' | 'isForChildren'> = { purpose: 'feedback', isForChildren: false }
  if (kind === 'event past') return shaped(PART, nounPhrase(aspect, language), style)
  if (JUDGED.includes(kind)) return askedThing(aspect, brief, style)
  const known = kind === 'memory' || kind === 'person' ? REMEMBERED : TOLD
  return shaped(known, { phrase: objectOf(aspect, language), language }, style)
}

/** As it stands behind “about”: German people have mostly said it as an object already. */
function objectOf(text: string, language: Language, isBare = false): string {
  if (language === 'es') return nounPhrase(text, language).phrase
  if (language === 'en') return phraseOf(text, language)
  return isBare || !/^(?:den|die|das|eine?n?|seine?n?|ihre?n?)\s/iu.test(text) ? bareGerman(text) : text
}

/** Several ways to ask about one thing, the most fitting first. */
export function aspectQuestions(about: string, kind: Kind, style: Style): AssistantQuestion[] {
  const { language } = style
  const others = kind === 'event past' || JUDGED.includes(kind) ? [BETTER, FIRST] : [WEIGHT, FIRST]
  return [
    askedAspect(about, kind, style, language),
    ...others.map((known) => shaped(known, { phrase: objectOf(about, language, true), language }, style)),
  ]
}

const bareGerman = (text: string) =>
  text.replace(/^(?:der|die|das|den|dem|des|ein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?)\s+/iu, '')
