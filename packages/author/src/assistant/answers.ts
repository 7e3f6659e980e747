import type { InLanguages, Language } from './known-question.ts'
import type { AssistantQuestion } from './model.ts'
import { placesAbout, placesIn } from './wishes/places.ts'

const ASKS =
  /^\s{0,9}(?:(?:what|how|why|which|who)(?!\s{1,9}about)(?!\p{L})|(?:was|wie|warum|wieso|wozu|welche)(?!\s{1,9}(?:wäre|ist) (?:es )?mit)(?!\p{L})|¿?\s{0,9}(?:qué|que|cómo|por qué|cuánt[ao]s?|cuál|para qué)(?!\s{1,9}tal)(?!\p{L}))/iu

interface Answer {
  asked: RegExp
  say: InLanguages<string>
}

const ANSWERS: Answer[] = [
  {
    asked:
      /need (?:from me|to know|to begin|to start)|(?:do|d['’]?) ?(?:you|ya) need|brauchst du|(?:qué )?necesitas/iu,
    say: {
      en: 'Three things, in a sentence: who is to answer, what you want to know from them, and about how many questions. What stands here is a first draft from your title; you can also just say what to change.',
      es: 'Tres cosas, en una frase: quién va a responder, qué quieres saber y más o menos cuántas preguntas. Lo que ves es un primer borrador a partir de tu título; también puedes decirme sin más qué cambio.',
      de: 'Drei Dinge, in einem Satz: wer antworten soll, was du wissen willst und ungefähr wie viele Fragen. Was hier steht, ist ein erster Entwurf nach deinem Titel; du kannst auch einfach sagen, was ich ändern soll.',
    },
  },
  {
    asked: /how many|cuántas|wie viele/iu,
    say: {
      en: 'Eight to twelve questions are a good length: people answer them in about ten minutes, and an article has enough to rest on. Say “exactly 8 questions”, and I make it so.',
      es: 'De ocho a doce preguntas es una buena medida: se responden en unos diez minutos y bastan para un artículo. Di «exactamente 8 preguntas» y lo hago.',
      de: 'Acht bis zwölf Fragen sind ein gutes Maß: Man beantwortet sie in etwa zehn Minuten, und ein Artikel hat genug, worauf er ruht. Sag „genau 8 Fragen“, und ich mache es so.',
    },
  },
  {
    asked: /scale|rating|escala|skala/iu,
    say: {
      en: 'A scale asks for a degree: people slide between two ends, for example from “not at all” to “very much”. Say “make the third a scale” to turn a question into one.',
      es: 'Una escala pregunta por un grado: se elige un punto entre dos extremos, por ejemplo de «nada» a «muchísimo». Di «haz de la tercera una escala» y la cambio.',
      de: 'Eine Skala fragt nach einem Grad: Man wählt einen Punkt zwischen zwei Enden, etwa von „gar nicht“ bis „sehr“. Sag „mach die dritte zu einer Skala“, und ich ändere sie.',
    },
  },
  {
    asked: /rank|orden|reihenfolge|rangfolge/iu,
    say: {
      en: 'A ranking lets people put the options into their own order; it shows what matters more and what less.',
      es: 'En una clasificación cada cual pone las opciones en su orden; muestra qué importa más y qué menos.',
      de: 'Bei einer Rangfolge bringen alle die Antworten in ihre eigene Ordnung; sie zeigt, was mehr zählt und was weniger.',
    },
  },
  {
    asked: /types?|kinds?|tipos?|arten/iu,
    say: {
      en: 'Questions can be free text, short text, one choice, several choices, a scale, agreement, a ranking, a date, or yes and no.',
      es: 'Las preguntas pueden ser de texto libre, texto corto, una opción, varias opciones, escala, acuerdo, clasificación, fecha o sí y no.',
      de: 'Fragen können Freitext, kurzer Text, eine Auswahl, mehrere, eine Skala, Zustimmung, Rangfolge, Datum oder Ja und Nein sein.',
    },
  },
  {
    asked: /variable|alias|\{\{|output key|liquid|placeholder|platzhalter|marcador/iu,
    say: {
      en: 'Words between double braces are filled in when the article is written: the answers, the posts, the first name, the day, and what earlier steps wrote under their output key.',
      es: 'Lo que está entre llaves dobles se rellena al escribir el artículo: las respuestas, las publicaciones, el nombre, el día y lo que escribieron los pasos anteriores con su clave.',
      de: 'Was zwischen doppelten Klammern steht, wird beim Schreiben eingesetzt: die Antworten, die Beiträge, der Vorname, der Tag und was frühere Schritte unter ihrem Schlüssel geschrieben haben.',
    },
  },
  {
    asked: /\bsteps?\b|chain|pasos?|cadena|schritte?|kette/iu,
    say: {
      en: 'The steps run one after the other: the first reads the material, the next chooses an angle, the last writes the article from both.',
      es: 'Los pasos van uno tras otro: el primero lee el material, el siguiente elige un enfoque y el último escribe el artículo con ambos.',
      de: 'Die Schritte laufen nacheinander: Der erste liest das Material, der nächste wählt einen Blickwinkel, der letzte schreibt aus beidem den Artikel.',
    },
  },
]

/** Asked so, nothing is wished. */
const YES_OR_NO =
  /^\s{0,9}(?:(?:is|are|will|does|do) (?!there)|can i |may i |ist |sind |kann ich |darf ich |¿?\s{0,9}(?:es|son|puedo|se puede) )/iu
const OF_THEM: Answer[] = [
  {
    asked: /too long|too many|zu lang|zu viele|demasiad/iu,
    say: {
      en: 'Up to twelve questions are fine for most people. Say “fewer questions”, and I take out what is missed least.',
      es: 'Hasta doce preguntas están bien para casi todo el mundo. Di «menos preguntas» y quito lo que menos falta haga.',
      de: 'Bis zwölf Fragen sind für die meisten gut. Sag „weniger Fragen“, und ich nehme heraus, was am wenigsten fehlt.',
    },
  },
  {
    asked: /edit|change|myself|by hand|ändern|bearbeiten|selbst|editar|cambiar|yo mism/iu,
    say: {
      en: 'Yes: each question can be edited where it stands before you approve, and in the survey editor afterwards.',
      es: 'Sí: cada pregunta se puede editar ahí mismo antes de aprobar, y después en el editor de la encuesta.',
      de: 'Ja: Jede Frage lässt sich vor dem Bestätigen an Ort und Stelle bearbeiten, und danach im Editor der Umfrage.',
    },
  },
  {
    asked:
      /who (?:will |can )?(?:see|read)|wer (?:sieht|liest)|quién (?:ve|verá|lee)|private|privat|anonym|anónim/iu,
    say: {
      en: 'Whoever answers sees their own answers and the article that is written from them. What you are shown of your survey stands on its results page.',
      es: 'Quien responde ve sus respuestas y el artículo que se escribe con ellas. Lo que tú ves de tu encuesta está en su página de resultados.',
      de: 'Wer antwortet, sieht die eigenen Antworten und den Artikel daraus. Was du von deiner Umfrage siehst, steht auf ihrer Ergebnisseite.',
    },
  },
]

const OTHERWISE: InLanguages<string> = {
  en: 'I am Youzine’s built-in author. You can tell me to add a question about something, drop or move some, change how one is answered, its options, the tone or the language; afterwards I propose the steps that write the article, and these can be changed in the same way.',
  es: 'Soy el autor integrado de Youzine. Puedes pedirme que añada una pregunta sobre algo, que quite o mueva otras, que cambie cómo se responde, sus opciones, el tono o la lengua; después propongo los pasos que escriben el artículo, y se cambian igual.',
  de: 'Ich bin der eingebaute Autor von Youzine. Du kannst mir sagen, dass ich eine Frage über etwas ergänzen, welche streichen oder verschieben, Antwortart, Antworten, Ton oder Sprache ändern soll; danach schlage ich die Schritte vor, die den Artikel schreiben, und auch sie lassen sich so ändern.',
}

const CONTENT =
  /^\s*(?:(?:ok(?:ay)?|great|good|nice|yes|yep|cool|super|gut|ja|vale|bien|sí|perfecto?|fine|alright)[\s,!.]{1,3}){0,2}(?:ta|cheers|thx|ty|merci|top|passt|alles klar|muchas gracias|de acuerdo|ok(?:ay)?|great|good|nice|thanks?|thank you|perfect|looks? (?:good|great|fine|lovely|nice)|(?:i )?(?:like|love) (?:it|them|this)|lovely|wonderful|sieht gut aus|gefällt mir|me gusta|that(?:[’']?s| is) (?:great|good|fine|it|perfect|ok(?:ay)?|all)|(?:i[’']?m|we[’']?re) (?:happy|done|good)|all good|done|(?:keep|leave) it(?: then| in| as it is)?|déjal[ao](?: así)?|lass (?:sie|es|die)(?: so)?|fertig|passt(?: so)?|so passt es|das passt(?: so)?|ist gut so|so ist es gut|está bien|así está bien|me vale|listo|todo bien|eso es todo|gut|danke|super|perfekt|prima|gracias|vale|perfecto|genial)(?:[\s,!.]{1,4}(?:thanks?|you|good|danke|gracias|so|much|done|then)){0,6}[\s!.]{0,9}$/iu

const GLAD: InLanguages<string> = {
  en: 'Good. Approve it when you are content with it, or tell me what else to change.',
  es: 'Bien. Apruébalo cuando te convenza, o dime qué más cambio.',
  de: 'Gut. Bestätige es, wenn du zufrieden bist, oder sag mir, was ich noch ändern soll.',
}

/** Roughly, for somebody who reads before they answer. */
const SECONDS: Record<AssistantQuestion['question_type'], number> = {
  boolean: 8,
  single_select: 12,
  multi_select: 20,
  rating_scale: 10,
  likert_scale: 10,
  date_time: 15,
  short_text: 25,
  ranking: 40,
  long_text: 90,
}
const HOW_LONG =
  /how (?:long|much time)|(?:cuánto (?:tiempo )?(?:se tarda|tarda|dura|lleva))|cuánto tiempo|wie lange|wie viel zeit/iu
const WHAT_FOR =
  /(?:question|frage|pregunta|number|nummer)\s+\d|(?:first|second|third|last|erste|zweite|dritte|letzte|primera|segunda|tercera|última)/iu

const TAKES: InLanguages<(minutes: number) => string> = {
  en: (minutes) =>
    `About ${minutes} minutes for somebody who tells the stories; less for somebody in a hurry.`,
  es: (minutes) => `Unos ${minutes} minutos para quien cuenta las historias; menos para quien tiene prisa.`,
  de: (minutes) => `Etwa ${minutes} Minuten für jemanden, der die Geschichten erzählt; weniger für Eilige.`,
}

const HOW_MANY_NOW =
  /how many (?:is that|are (?:there|they|we|those)|do we have|have we got|questions (?:is that|are (?:there|those)|do we have))|cuántas (?:son|van|hay|quedan|llevamos)|wie viele (?:sind|haben wir|fragen sind)/iu
const NOW: InLanguages<(count: number) => string> = {
  en: (count) => (count === 1 ? 'There is one question.' : `There are ${count} questions.`),
  es: (count) => (count === 1 ? 'Hay una pregunta.' : `Hay ${count} preguntas.`),
  de: (count) => (count === 1 ? 'Es ist eine Frage.' : `Es sind ${count} Fragen.`),
}
const WHY_ABOUT =
  /^\s{0,9}(?:why|¿?\s{0,9}por qué|warum|wieso|wozu)(?!\p{L}).{0,40}?(?<!\p{L})(?:about|sobre|nach|über) ([^?]{2,40})\?\s{0,9}$/iu
const NONE_ABOUT: InLanguages<(about: string) => string> = {
  en: (about) => `None of the questions is about ${about}. Say “add one about ${about}”, and I do.`,
  es: (about) => `Ninguna de las preguntas trata de ${about}. Di «añade una sobre ${about}» y lo hago.`,
  de: (about) => `Keine der Fragen handelt davon. Sag „noch eine Frage über ${about}“, und ich ergänze sie.`,
}

const PURPOSE: Record<'story' | 'choice' | 'degree' | 'order' | 'fact', InLanguages<string>> = {
  story: {
    en: 'It asks for a story in people’s own words: articles live on those, and quote them.',
    es: 'Pide una historia con palabras propias: de ellas vive el artículo, y las cita.',
    de: 'Sie fragt nach einer Geschichte in eigenen Worten: Davon lebt der Artikel, und er zitiert sie.',
  },
  choice: {
    en: 'It is quick to answer and gets people going; the article uses it to say how somebody is, in a word.',
    es: 'Se responde rápido y anima a seguir; con ella el artículo dice en una palabra cómo es alguien.',
    de: 'Sie ist schnell beantwortet und bringt in Gang; der Artikel sagt damit in einem Wort, wie jemand ist.',
  },
  degree: {
    en: 'It asks for a degree: the article can set it against what the stories tell.',
    es: 'Pregunta por un grado: el artículo puede compararlo con lo que cuentan las historias.',
    de: 'Sie fragt nach einem Grad: Der Artikel kann ihn neben das stellen, was die Geschichten erzählen.',
  },
  order: {
    en: 'It shows what matters more to somebody and what less: the first and the last place are worth telling.',
    es: 'Muestra qué le importa más a alguien y qué menos: el primer y el último puesto dan que contar.',
    de: 'Sie zeigt, was jemandem mehr bedeutet und was weniger: Erster und letzter Platz sind erzählenswert.',
  },
  fact: {
    en: 'It asks for a plain fact that the article can rest on.',
    es: 'Pide un dato sencillo en el que el artículo puede apoyarse.',
    de: 'Sie fragt nach einer schlichten Angabe, auf die sich der Artikel stützen kann.',
  },
}
const PURPOSE_OF: Record<AssistantQuestion['question_type'], keyof typeof PURPOSE> = {
  long_text: 'story',
  single_select: 'choice',
  multi_select: 'choice',
  boolean: 'choice',
  rating_scale: 'degree',
  likert_scale: 'degree',
  ranking: 'order',
  short_text: 'fact',
  date_time: 'fact',
}

/** What can only be said of the questions that stand there. */
function ofThese(
  message: string,
  language: Language,
  questions: readonly AssistantQuestion[],
): string | null {
  if (HOW_LONG.test(message)) {
    const seconds = questions.reduce((sum, { question_type }) => sum + SECONDS[question_type], 0)
    return TAKES[language](Math.max(1, Math.round(seconds / 60)))
  }
  if (HOW_MANY_NOW.test(message) && questions.length > 0) return NOW[language](questions.length)
  const about = WHY_ABOUT.exec(message)?.[1]
  if (about) {
    const [found] = placesAbout(about, questions)
    const one = found === undefined ? undefined : questions[found]
    return one ? PURPOSE[PURPOSE_OF[one.question_type]][language] : NONE_ABOUT[language](about)
  }
  const [place] = WHAT_FOR.test(message) ? placesIn(message, questions.length).places : []
  const meant = place === undefined ? undefined : questions[place]
  return meant ? PURPOSE[PURPOSE_OF[meant.question_type]][language] : null
}

/** An answer to a message that asks instead of wishing; null where it wishes. */
export function answerTo(
  message: string,
  language: Language,
  questions: readonly AssistantQuestion[] = [],
): string | null {
  const isQuestion =
    ASKS.test(message) && (/\?\s*$/.test(message) || /\bcan you do\b|kannst du|puedes hacer/iu.test(message))
  if (CONTENT.test(message)) return GLAD[language]
  const isAsked = isQuestion || (YES_OR_NO.test(message) && /\?\s*$/.test(message))
  const simple = isAsked && OF_THEM.find(({ asked }) => asked.test(message))
  if (simple) return simple.say[language]
  const wantsHelp = /^\s*(?:help|hilfe|ayuda)\W*$/iu.test(message)
  if (!isQuestion && !wantsHelp) return null
  const own = ofThese(message, language, questions)
  if (own) return own
  return (ANSWERS.find(({ asked }) => asked.test(message))?.say ?? OTHERWISE)[language]
}
