import type { AssistantQuestion } from '../model.ts'
import type { InLanguages, Language } from '../subjects/subject.ts'

/** What people say to each other instead of what stands in forms. */
const EVERYDAY: InLanguages<[RegExp, string][]> = {
  en: [
    [/^All in all, how are you coping at the moment\?$/, 'Honestly, how are you doing these days?'],
    [/^All in all, /, 'So, '],
    [/\bat the moment\b/g, 'these days'],
    [/^How well supported do you feel\?$/, 'How much do you feel people have your back?'],
    [/^What have we not asked that matters to you\?$/, 'What did we forget to ask?'],
    [/^What would help you most\?$/, 'What would really help?'],
    [/^What is hardest for you these days\?$/, 'What’s the hardest bit right now?'],
    [/^What has changed between you and your partner\?$/, 'How are things between you and your partner now?'],
    [/^How does it go together with your work\?$/, 'And work? How do you manage both?'],
    [/^Which moment would you not have wanted to miss\?$/, 'Which moment was worth it all?'],
    [/\bbeforehand\b/g, 'before it all began'],
    [/^How often do you get a proper break\?$/, 'How often do you really get to sit down for a bit?'],
    [/^How safe do you feel\?$/, 'Do you feel safe? How much?'],
    [/\b(What|Who|Where|How|That|There|It) is\b/g, '$1’s'],
    [/\byou would\b/g, 'you’d'],
    [/\byou had\b/g, 'you’d'],
    [/\bdo not\b/g, 'don’t'],
    [/\bcannot\b/g, 'can’t'],
    [/\bHow do you find\b/g, 'What do you reckon about'],
  ],
  es: [
    [/^En general, ¿cómo lo (llevas|lleva) últimamente\?$/, 'Dime la verdad: ¿cómo lo $1 estos días?'],
    [/^En general, /, 'Así, a ojo: '],
    [/\búltimamente\b/gu, 'estos días'],
    [/^¿Con qué frecuencia /, '¿Cada cuánto '],
    [/^¿Hasta qué punto /, '¿Cuánto '],
    [/\bacabas la jornada\b/g, 'llegas al final del día'],
    [/\bacaba la jornada\b/g, 'llega al final del día'],
    [/^¿Qué no hemos preguntado y (te|le) importa\?$/, '¿Qué se nos ha olvidado preguntar?'],
    [/^¿Qué es lo que más (te|le) (\p{L}+) ahora mismo\?$/u, '¿Qué es lo que más $1 $2 ahora?'],
    [/^¿Qué es lo que más (te|le) ayudaría\?$/, '¿Qué $1 vendría bien de verdad?'],
  ],
  de: [
    [/^Alles in allem: Wie geht es dir zurzeit damit\?$/, 'Mal ehrlich: Wie geht’s dir gerade damit?'],
    [/^Alles in allem: /, 'Mal so insgesamt: '],
    [/\bzurzeit\b/g, 'gerade'],
    [/\bgeht es\b/g, 'geht’s'],
    [/\bgibt es\b/g, 'gibt’s'],
    [
      /^Wonach haben wir nicht gefragt, obwohl es (dir|Ihnen) wichtig ist\?$/,
      'Was haben wir vergessen zu fragen?',
    ],
    [/^Was würde (dir|Ihnen) am meisten helfen\?$/, 'Was würde $1 echt helfen?'],
  ],
}
type Way = 'degree' | 'open' | 'choice' | 'fact'
/** Each is said once: whoever is asked “Just tell us” five times is not talked to. */
const LEADS: InLanguages<Record<Way, readonly string[]>> = {
  en: {
    degree: ['Gut feeling:', 'Roughly:'],
    open: ['Just tell us:', 'In your own words:', 'Go on:'],
    choice: ['Quick one:', 'And this one:'],
    fact: ['In a word:'],
  },
  es: {
    degree: ['A ojo:', 'Más o menos:'],
    open: ['Sin rodeos:', 'Con tus palabras:', 'Cuenta:'],
    choice: ['Una rápida:', 'Y esta:'],
    fact: ['En una palabra:'],
  },
  de: {
    degree: ['Aus dem Bauch heraus:', 'So ungefähr:'],
    open: ['Einfach drauflos:', 'Mal ganz frei:', 'Und sonst:'],
    choice: ['Kurz gefragt:', 'Und noch schnell:'],
    fact: ['In einem Wort:'],
  },
}
const wayOf = ({ question_type }: AssistantQuestion): Way =>
  question_type.endsWith('_scale')
    ? 'degree'
    : question_type === 'long_text'
      ? 'open'
      : question_type === 'short_text'
        ? 'fact'
        : 'choice'

const lowered = (text: string) =>
  text.replace(/^(¿?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())

/** The same questions as somebody would ask them over a coffee. */
export function talkedPlainly(
  questions: readonly AssistantQuestion[],
  language: Language,
): AssistantQuestion[] {
  const leads = Object.values(LEADS[language]).flat()
  const said = new Set(leads.filter((lead) => questions.some((one) => one.question_text.startsWith(lead))))
  return questions.map((question) => {
    const text = EVERYDAY[language].reduce((out, [from, to]) => out.replace(from, to), question.question_text)
    const isLed = /^[^?¿]{3,30}:\s/u.test(text)
    const lead = LEADS[language][wayOf(question)].find((one) => !said.has(one))
    if (text !== question.question_text || isLed || !lead) return { ...question, question_text: text }
    said.add(lead)
    return { ...question, question_text: `${lead} ${language === 'de' ? text : lowered(text)}` }
  })
}
