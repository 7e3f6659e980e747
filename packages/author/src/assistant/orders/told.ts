import type { InLanguages, Language } from '../known-question.ts'
import { quoted } from '../voice.ts'

const three = (make: (q: (text: string) => string, language: Language) => string): InLanguages<string> => {
  const of = (language: Language) => make((text) => quoted(text, language), language)
  return { en: of('en'), es: of('es'), de: of('de') }
}

/** One sentence for what was done, or could not be. Places count from one. */
export const told = {
  added: (text: string, place: number) =>
    three(
      (q, l) =>
        ({
          en: `I added question ${place}: ${q(text)}`,
          es: `Añadí la pregunta ${place}: ${q(text)}`,
          de: `Frage ${place} ist neu: ${q(text)}`,
        })[l],
    ),
  addedInstead: (about: string, text: string) =>
    three(
      (q, l) =>
        ({
          en: `No question was about ${q(about)}, so I added one: ${q(text)}`,
          es: `Ninguna pregunta trataba de ${q(about)}, así que añadí una: ${q(text)}`,
          de: `Keine Frage handelte von ${q(about)}, darum habe ich eine ergänzt: ${q(text)}`,
        })[l],
    ),
  listed: (place: number, count: number) =>
    three(
      (_, l) =>
        ({
          en: `Question ${place} now has your ${count} answers.`,
          es: `La pregunta ${place} tiene ahora tus ${count} respuestas.`,
          de: `Frage ${place} hat jetzt deine ${count} Antworten.`,
        })[l],
    ),
  moreAnswers: (place: number, answers: readonly string[]) =>
    three(
      (q, l) =>
        ({
          en: `Question ${place} also offers ${answers.map(q).join(', ')}.`,
          es: `La pregunta ${place} ofrece también ${answers.map(q).join(', ')}.`,
          de: `Frage ${place} bietet auch ${answers.map(q).join(', ')}.`,
        })[l],
    ),
  retyped: (place: number, text: string) =>
    three(
      (q, l) =>
        ({
          en: `I changed how question ${place} is answered: ${q(text)}`,
          es: `Cambié la forma de responder la pregunta ${place}: ${q(text)}`,
          de: `Frage ${place} wird jetzt anders beantwortet: ${q(text)}`,
        })[l],
    ),
  already: (place: number) =>
    three(
      (_, l) =>
        ({
          en: `Question ${place} is already answered that way.`,
          es: `La pregunta ${place} ya se responde así.`,
          de: `Frage ${place} wird schon so beantwortet.`,
        })[l],
    ),
  noYesNo: (place: number, text: string) =>
    three(
      (q, l) =>
        ({
          en: `Question ${place}, ${q(text)}, cannot be answered with yes or no as it is worded; give me the yes-or-no question, and I put it there.`,
          es: `La pregunta ${place}, ${q(text)}, no se puede responder con sí o no tal como está; dime la pregunta de sí o no y la pongo.`,
          de: `Frage ${place}, ${q(text)}, lässt sich so nicht mit Ja oder Nein beantworten; sag mir die Ja-Nein-Frage, und ich setze sie ein.`,
        })[l],
    ),
  dropped: (texts: readonly string[]) =>
    three(
      (q, l) =>
        ({
          en: `I took out ${texts.map(q).join(' ')}`,
          es: `Quité ${texts.map(q).join(' ')}`,
          de: `Gestrichen: ${texts.map(q).join(' ')}`,
        })[l],
    ),
  droppedOption: (option: string, place: number) =>
    three(
      (q, l) =>
        ({
          en: `I took the answer ${q(option)} out of question ${place}.`,
          es: `Quité la respuesta ${q(option)} de la pregunta ${place}.`,
          de: `Die Antwort ${q(option)} ist aus Frage ${place} gestrichen.`,
        })[l],
    ),
  nothingAbout: (what: string) =>
    three(
      (q, l) =>
        ({
          en: `No question is about ${q(what)}, so nothing had to go.`,
          es: `Ninguna pregunta trata de ${q(what)}, así que no hubo que quitar nada.`,
          de: `Keine Frage handelt von ${q(what)}; es musste nichts weg.`,
        })[l],
    ),
  notFound: (what: string) =>
    three(
      (q, l) =>
        ({
          en: `I could not find a question about ${q(what)}, so nothing was changed for it; tell me its number.`,
          es: `No encontré ninguna pregunta sobre ${q(what)}, así que no cambié nada; dime su número.`,
          de: `Ich habe keine Frage zu ${q(what)} gefunden und nichts geändert; sag mir ihre Nummer.`,
        })[l],
    ),
  counted: (count: number, texts: readonly string[]) =>
    three(
      (q, l) =>
        ({
          en: `${count} are left. Gone: ${texts.map(q).join(' ')}`,
          es: `Quedan ${count}. Quité: ${texts.map(q).join(' ')}`,
          de: `${count} bleiben. Weggefallen: ${texts.map(q).join(' ')}`,
        })[l],
    ),
  moved: (text: string, place: number) =>
    three(
      (q, l) =>
        ({
          en: `${q(text)} is question ${place} now.`,
          es: `${q(text)} es ahora la pregunta ${place}.`,
          de: `${q(text)} ist jetzt Frage ${place}.`,
        })[l],
    ),
  inThatOrder: three(
    (_, l) =>
      ({
        en: 'They stand in that order now; what you did not name follows as it was.',
        es: 'Ya están en ese orden; lo que no nombraste va detrás, como estaba.',
        de: 'Sie stehen jetzt in dieser Reihenfolge; was du nicht genannt hast, folgt wie bisher.',
      })[l],
  ),
  sorted: three(
    (_, l) =>
      ({
        en: 'The quick and plain ones come first now, the personal and open ones later.',
        es: 'Ahora van primero las rápidas y sencillas, y después las personales y abiertas.',
        de: 'Jetzt kommen die schnellen und einfachen zuerst, die persönlichen und offenen später.',
      })[l],
  ),
  optional: (places: readonly number[] | null) =>
    three(
      (_, l) =>
        ({
          en: places
            ? `Question ${places.join(', ')} says that it is optional.`
            : 'Every question says that it is optional.',
          es: places
            ? `La pregunta ${places.join(', ')} dice que es opcional.`
            : 'Todas las preguntas dicen que son opcionales.',
          de: places
            ? `Bei Frage ${places.join(', ')} steht, dass sie freiwillig ist.`
            : 'Bei jeder Frage steht, dass sie freiwillig ist.',
        })[l],
    ),
  reworded: (place: number, text: string) =>
    three(
      (q, l) =>
        ({
          en: `Question ${place} now reads ${q(text)}`,
          es: `La pregunta ${place} dice ahora ${q(text)}`,
          de: `Frage ${place} lautet jetzt ${q(text)}`,
        })[l],
    ),
  notSaid: (old: string, place: number, text: string) =>
    three(
      (q, l) =>
        ({
          en: `No question says ${q(old)}. Question ${place} comes near: ${q(text)} Tell me how it should read, and I put it there.`,
          es: `Ninguna pregunta dice ${q(old)}. La ${place} se acerca: ${q(text)} Dime cómo debe decir y la pongo.`,
          de: `In keiner Frage steht ${q(old)}. Frage ${place} kommt dem nahe: ${q(text)} Sag mir, wie sie lauten soll, und ich setze sie ein.`,
        })[l],
    ),
  noPlainer: (place: number, text: string) =>
    three(
      (q, l) =>
        ({
          en: `I could not find plainer words for question ${place}, ${q(text)} Tell me what it should ask, and I put it there.`,
          es: `No encontré palabras más claras para la pregunta ${place}, ${q(text)} Dime qué debe preguntar y la pongo.`,
          de: `Für Frage ${place} habe ich keine klareren Worte: ${q(text)} Sag mir, was sie fragen soll, und ich setze sie ein.`,
        })[l],
    ),
  friendlier: three(
    (_, l) =>
      ({
        en: 'I put them the way people talk; they ask for the same things. Jokes are better in your own words: give me one, and I put it in.',
        es: 'Las dije como se habla, en un tono más cercano; preguntan lo mismo. Las bromas salen mejor con tus palabras: dime una y la pongo.',
        de: 'Sie klingen jetzt, wie man redet, und fragen nach demselben. Witze gelingen dir besser: Sag mir einen, und ich setze ihn ein.',
      })[l],
  ),
  noFriendlier: three(
    (_, l) =>
      ({
        en: 'I could not make them any friendlier by myself; tell me the number of the one that sounds wrong.',
        es: 'No pude hacerlas más cercanas por mi cuenta; dime el número de la que suene mal.',
        de: 'Freundlicher bekomme ich sie nicht hin; sag mir die Nummer der Frage, die falsch klingt.',
      })[l],
  ),
  plainer: three(
    (_, l) =>
      ({
        en: 'I shortened the sentences and took plainer words.',
        es: 'Acorté las frases y usé palabras más sencillas.',
        de: 'Die Sätze sind kürzer und die Wörter einfacher.',
      })[l],
  ),
  plainAlready: three(
    (_, l) =>
      ({
        en: 'I could not make them any shorter or plainer; tell me the number of one that is too hard.',
        es: 'No pude hacerlas más cortas ni más sencillas; dime el número de la que sea difícil.',
        de: 'Kürzer oder einfacher bekomme ich sie nicht; sag mir die Nummer einer, die zu schwer ist.',
      })[l],
  ),
  amounts: (places: readonly number[], name: string) =>
    three(
      (_, l) =>
        ({
          en: `Amounts are asked in ${name} now (question ${places.join(', ')}).`,
          es: `Las cantidades se preguntan ahora en ${name} (pregunta ${places.join(', ')}).`,
          de: `Beträge werden jetzt in ${name} erfragt (Frage ${places.join(', ')}).`,
        })[l],
    ),
}
