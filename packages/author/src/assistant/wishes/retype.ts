import { choiceFor } from '../brief/choices.ts'
import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { type Style, scaleBetween } from '../shape.ts'
import { voiced } from '../voice.ts'
import type { QuestionType } from './change.ts'

const list = (en: string, es: string, de: string): InLanguages<string[]> => ({
  en: en.split(' / '),
  es: es.split(' / '),
  de: de.split(' / '),
})

/** What a question can be answered with, by the word it asks with. */
const ANSWERS: [RegExp, InLanguages<string[]>][] = [
  [
    /^¿?(?:(?:with|to|from|since|by|until|of|about|de|con|a|desde|hasta|por|mit|von|bis|seit|zu|bei) )?(?:who|whom|whose|quién(?:es)?|wer|wem|wen|wessen)(?!\p{L})/iu,
    list(
      'somebody in my family / a friend / somebody at work / a teacher / a stranger / nobody',
      'alguien de mi familia / una amistad / alguien del trabajo / una maestra o un maestro / alguien desconocido / nadie',
      'jemand aus der Familie / jemand aus dem Freundeskreis / jemand von der Arbeit / eine Lehrkraft / jemand Fremdes / niemand',
    ),
  ],
  [
    /^¿?(?:(?:with|to|from|since|by|until|of|about|de|con|a|desde|hasta|por|mit|von|bis|seit|zu|bei) )?(?:when|cuándo|wann)(?!\p{L})/iu,
    list(
      'today / this week / this year / years ago / as a child / never',
      'hoy / esta semana / este año / hace años / en la infancia / nunca',
      'heute / diese Woche / dieses Jahr / vor Jahren / als Kind / nie',
    ),
  ],
  [
    /^¿?(?:(?:with|to|from|since|by|until|of|about|de|con|a|desde|hasta|por|mit|von|bis|seit|zu|bei) )?(?:where|dónde|wo|woher|wohin)(?!\p{L})/iu,
    list(
      'at home / at work / on the way / with friends / far away / nowhere',
      'en casa / en el trabajo / de camino / con amistades / muy lejos / en ninguna parte',
      'zu Hause / bei der Arbeit / unterwegs / bei Freunden / weit weg / nirgends',
    ),
  ],
  [
    /^(?:is|are|do|does|did|have|has|could|would|can|¿?(?:hay|has|ha|eres|es|tienes|tiene|podrías|crees)|gibt|hast|haben|bist|könntest|gab)(?!\p{L})/iu,
    list(
      'yes, often / yes, once / not yet / never / I would rather not say',
      'sí, a menudo / sí, una vez / todavía no / nunca / prefiero no decirlo',
      'ja, oft / ja, einmal / noch nicht / nie / das behalte ich für mich',
    ),
  ],
  [
    /^(?:how (?:much|often|well|far|easily|likely)|¿?cuánt[oa]|wie (?:viel|oft|sehr|gut|leicht|weit))(?!\p{L})/iu,
    list(
      'not at all / a little / about half / a lot / completely',
      'nada / un poco / más o menos la mitad / mucho / por completo',
      'gar nicht / ein wenig / etwa zur Hälfte / viel / völlig',
    ),
  ],
  [
    /./su,
    list(
      'something from my childhood / something recent / something somebody gave me / something I am proud of / something embarrassing / nothing comes to mind',
      'algo de mi infancia / algo reciente / algo que alguien me dio / algo de lo que me enorgullezco / algo que da vergüenza / no se me ocurre nada',
      'etwas aus meiner Kindheit / etwas von neulich / etwas, das mir jemand gegeben hat / etwas, worauf ich stolz bin / etwas Peinliches / mir fällt nichts ein',
    ),
  ],
]

const MORE_ANSWERS = list(
  'it depends on the day / it depends on the company / it used to be different / I have never thought about it / that is a long story',
  'depende del día / depende de la compañía / antes era distinto / nunca lo había pensado / es una larga historia',
  'das hängt vom Tag ab / das hängt von der Gesellschaft ab / früher war das anders / darüber habe ich nie nachgedacht / das ist eine lange Geschichte',
)

const AGREEMENT = list(
  'not at all / rather not / undecided / rather / completely',
  'nada de acuerdo / más bien no / ni una cosa ni otra / más bien sí / totalmente de acuerdo',
  'gar nicht / eher nicht / unentschieden / eher ja / voll und ganz',
)

const WRAPS: InLanguages<
  Record<'scale' | 'weight' | 'boolean' | 'choice' | 'order' | 'story' | 'date' | 'ends', string>
> = {
  en: {
    scale: 'How much would you have to tell here?',
    weight: 'How strongly do you feel about this?',
    boolean: 'Does something come to mind at once?',
    choice: 'Which of these comes closest?',
    order: 'Put it in order.',
    story: 'Tell us about it.',
    date: 'When was that?',
    ends: 'nothing / a whole evening',
  },
  es: {
    scale: '¿Cuánto [tendrías|tendría] que contar aquí?',
    weight: '¿Cuánto te importa esto?',
    boolean: '¿[Te|Le] viene algo a la cabeza enseguida?',
    choice: '¿Qué se acerca más?',
    order: '[Ordénalo|Ordénelo].',
    story: '[Cuéntanoslo|Cuéntenoslo].',
    date: '¿Cuándo fue?',
    ends: 'nada / una velada entera',
  },
  de: {
    scale: 'Wie viel [hättest|hätten] du hier zu erzählen?',
    weight: 'Wie sehr beschäftigt dich das?',
    boolean: 'Fällt dir dazu sofort etwas ein?',
    choice: 'Was kommt dem am nächsten?',
    order: '[Bring|Bringen Sie] es in eine Reihenfolge.',
    story: '[Erzähl|Erzählen Sie] davon.',
    date: 'Wann war das?',
    ends: 'nichts / einen ganzen Abend',
  },
}

const ORDER =
  /\s{0,9}(?:(?:Please )?[Pp]ut (?:it|them) in order|Ord[eé]n[ae]lo|(?:Bring|Bringen Sie) es in eine Reihenfolge)\.$/
const OF_DEGREE =
  /^(?:how (?!do\b|did\b|are\b)|¿?(?:cuánt|con cuánt|hasta qué punto|qué tal)|wie (?!heiß|war|kam|klang))/iu
const YES_NO = ANSWERS[3]?.[0] ?? /$^/

export const isYesOrNo = (text: string) => YES_NO.test(text)

const optionsFor = (text: string, style: Style) =>
  (choiceFor(text)?.options ?? ANSWERS.find(([asked]) => asked.test(text))?.[1] ?? MORE_ANSWERS)[
    style.language
  ].map((option_text) => ({
    option_text,
  }))

/** The words that changing the way of answering has put around a question. */
const WRAPPED = Object.entries(WRAPS).flatMap(([language, wraps]) =>
  (['plain', 'formal'] as const).flatMap((address) =>
    (['scale', 'weight', 'boolean', 'choice', 'order', 'story', 'date'] as const).map((key) =>
      voiced(wraps[key], language as Style['language'], address),
    ),
  ),
)

/** A question without them. */
export function unwrapped(text: string): string {
  const around = WRAPPED.find((words) => text.startsWith(`${words} `) || text.endsWith(` ${words}`))
  if (!around) return text
  return text.startsWith(around) ? text.slice(around.length + 1) : text.slice(0, -around.length - 1)
}

/** The same question, answered in another way; reworded where its words would not fit. */
export function retyped(question: AssistantQuestion, type: QuestionType, style: Style): AssistantQuestion {
  const wrap = (key: keyof (typeof WRAPS)['en']) =>
    voiced(WRAPS[style.language][key], style.language, style.address)
  const text = question.question_text.replace(ORDER, '')
  const listed = question.options && question.options.length >= 2 ? question.options : optionsFor(text, style)
  switch (type) {
    case 'single_select':
    case 'multi_select':
      return {
        question_text: text.endsWith('?') ? text : `${text} ${wrap('choice')}`,
        question_type: type,
        options: listed,
      }
    case 'ranking':
      return { question_text: `${text} ${wrap('order')}`, question_type: type, options: listed }
    case 'likert_scale':
      return {
        question_text: text,
        question_type: type,
        options: AGREEMENT[style.language].map((option_text) => ({ option_text })),
      }
    case 'rating_scale': {
      const ends = wrap('ends').split(' / ')
      const isFit = OF_DEGREE.test(text)
      const labels: [string, string] = isFit ? endsFor(style) : [ends[0] ?? '', ends[1] ?? '']
      return {
        question_text: isFit ? text : `${wrap('scale')} ${text}`,
        question_type: type,
        question_config:
          question.question_type === 'rating_scale' && question.question_config
            ? question.question_config
            : scaleBetween(labels),
      }
    }
    case 'boolean':
      return { question_text: YES_NO.test(text) ? text : `${wrap('boolean')} ${text}`, question_type: type }
    case 'date_time':
      return {
        question_text: /^¿?(?:when|cuándo|wann)/iu.test(text) ? text : `${text} ${wrap('date')}`,
        question_type: type,
      }
    case 'long_text':
    case 'short_text':
      return { question_text: YES_NO.test(text) ? `${text} ${wrap('story')}` : text, question_type: type }
  }
}

const endsFor = ({ language }: Style): [string, string] =>
  ({ en: ['not at all', 'very much'], es: ['nada', 'muchísimo'], de: ['gar nicht', 'sehr'] })[language] as [
    string,
    string,
  ]

/** Other options than those that stand. */
export function otherOptions(question: AssistantQuestion, style: Style): AssistantQuestion {
  const standing = new Set((question.options ?? []).map(({ option_text }) => option_text))
  const fresh = [
    ...optionsFor(question.question_text, style),
    ...MORE_ANSWERS[style.language].map((option_text) => ({ option_text })),
  ]
    .filter(({ option_text }) => !standing.has(option_text))
    .slice(0, 6)
  return { ...question, options: fresh }
}
