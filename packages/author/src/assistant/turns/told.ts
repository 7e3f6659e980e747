import type { InLanguages, Language } from '../known-question.ts'
import { quoted } from '../voice.ts'

const three = (make: (language: Language) => string): InLanguages<string> => ({
  en: make('en'),
  es: make('es'),
  de: make('de'),
})
const q = (text: string) => (language: Language) => quoted(text, language)

/** What was done with one question, with its words, so that nobody has to look for it. */
export const told = {
  listed: (place: number, count: number, wasGuess: boolean) =>
    three(
      (l) =>
        ({
          en: `Question ${place} now has your ${count} answers${wasGuess ? ' instead of my guesses' : ''}.`,
          es: `La pregunta ${place} tiene ahora tus ${count} respuestas${wasGuess ? ' en lugar de las que yo supuse' : ''}.`,
          de: `Frage ${place} hat jetzt deine ${count} Antworten${wasGuess ? ' statt der von mir geratenen' : ''}.`,
        })[l],
    ),
  many: three(
    (l) =>
      ({
        en: 'Several can be ticked.',
        es: 'Se pueden marcar varias.',
        de: 'Mehrere lassen sich ankreuzen.',
      })[l],
  ),
  noneFor: (about: string) =>
    three(
      (l) =>
        ({
          en: `No question was about ${q(about)(l)}, so I added one with these answers.`,
          es: `Ninguna pregunta trataba de ${q(about)(l)}, así que añadí una con esas respuestas.`,
          de: `Keine Frage handelte von ${q(about)(l)}, darum habe ich eine mit diesen Antworten ergänzt.`,
        })[l],
    ),
  added: (text: string) =>
    three(
      (l) => ({ en: `I added ${q(text)(l)}`, es: `Añadí ${q(text)(l)}`, de: `Ergänzt: ${q(text)(l)}` })[l],
    ),
  instead: (place: number, text: string) =>
    three(
      (l) =>
        ({
          en: `Question ${place} asked for the same already; it now reads ${q(text)(l)}`,
          es: `La pregunta ${place} ya pedía lo mismo; ahora dice ${q(text)(l)}`,
          de: `Frage ${place} fragte schon danach; sie lautet jetzt ${q(text)(l)}`,
        })[l],
    ),
  scaled: (place: number, min: number, max: number, [low, high]: readonly [string, string]) =>
    three(
      (l) =>
        ({
          en: `Question ${place} is a scale from ${min} (${low}) to ${max} (${high}).`,
          es: `La pregunta ${place} es una escala de ${min} (${low}) a ${max} (${high}).`,
          de: `Frage ${place} ist eine Skala von ${min} (${low}) bis ${max} (${high}).`,
        })[l],
    ),
  softened: (place: number, text: string) =>
    three(
      (l) =>
        ({
          en: `Question ${place} is gentler now: ${q(text)(l)} Say “drop number ${place}” if you would rather be without it.`,
          es: `La pregunta ${place} es ahora más discreta: ${q(text)(l)} Si prefieres quitarla, di «quita la ${place}».`,
          de: `Frage ${place} ist jetzt behutsamer: ${q(text)(l)} Wenn sie lieber weg soll, sag „streiche Frage ${place}“.`,
        })[l],
    ),
  plainly: three(
    (l) =>
      ({
        en: 'I put them the way people talk; they ask for the same things, and are answered as before.',
        es: 'Las dije como se habla, en un tono más cercano; preguntan lo mismo y se responden igual.',
        de: 'Sie klingen jetzt, wie man redet; sie fragen nach demselben und werden beantwortet wie vorher.',
      })[l],
  ),
  measured: (place: number, text: string) =>
    three(
      (l) =>
        ({
          en: `Question ${place} now reads ${q(text)(l)}`,
          es: `La pregunta ${place} dice ahora ${q(text)(l)}`,
          de: `Frage ${place} lautet jetzt ${q(text)(l)}`,
        })[l],
    ),
  yesOrNo: (place: number, text: string) =>
    three(
      (l) =>
        ({
          en: `Question ${place} is answered with yes or no now: ${q(text)(l)}`,
          es: `La pregunta ${place} se responde ahora con sí o no: ${q(text)(l)}`,
          de: `Frage ${place} wird jetzt mit Ja oder Nein beantwortet: ${q(text)(l)}`,
        })[l],
    ),
  enough: (count: number) =>
    three(
      (l) =>
        ({
          en: `There are only ${count} already.`,
          es: `Ya son solo ${count}.`,
          de: `Es sind schon nur ${count}.`,
        })[l],
    ),
  cut: (count: number, texts: readonly string[]) =>
    three(
      (l) =>
        ({
          en: `${count} are left. Gone: ${texts.map((one) => q(one)(l)).join(' ')}`,
          es: `Quedan ${count}. Quité: ${texts.map((one) => q(one)(l)).join(' ')}`,
          de: `${count} bleiben. Weggefallen: ${texts.map((one) => q(one)(l)).join(' ')}`,
        })[l],
    ),
  dropped: (place: number, text: string) =>
    three(
      (l) =>
        ({
          en: `I dropped question ${place}, ${q(text)(l)}`,
          es: `Quité la pregunta ${place}, ${q(text)(l)}`,
          de: `Frage ${place} ist gestrichen: ${q(text)(l)}`,
        })[l],
    ),
  split: (place: number) =>
    three(
      (l) =>
        ({
          en: `I made two questions of question ${place}.`,
          es: `Hice dos preguntas de la ${place}.`,
          de: `Aus Frage ${place} sind zwei geworden.`,
        })[l],
    ),
  nameless: (isOut: boolean) =>
    three(
      (l) =>
        ({
          en: isOut
            ? 'No question asks for a name any more. You will not see from the answers who said yes to what.'
            : 'No question asks for a name.',
          es: isOut
            ? 'Ya ninguna pregunta pide el nombre. Por las respuestas no sabrás quién dijo que sí a qué.'
            : 'Ninguna pregunta pide el nombre.',
          de: isOut
            ? 'Keine Frage verlangt mehr den Namen. Wer wozu Ja gesagt hat, siehst du dann nicht.'
            : 'Keine Frage verlangt einen Namen.',
        })[l],
    ),
  hidden: (place: number | null) =>
    three(
      (l) =>
        ({
          en: place
            ? `One question cannot be anonymous by itself while question ${place} asks for the name: drop the name, or ask it in a second survey.`
            : 'No question asks for a name, so nobody has to say who they are.',
          es: place
            ? `Una sola pregunta no puede ser anónima mientras la ${place} pida el nombre: quita el nombre o haz una segunda encuesta.`
            : 'Ninguna pregunta pide el nombre, así que nadie tiene que decir quién es.',
          de: place
            ? `Eine Frage allein kann nicht anonym sein, solange Frage ${place} nach dem Namen fragt: Lass den Namen weg oder mach dafür eine zweite Umfrage.`
            : 'Keine Frage verlangt den Namen; niemand muss sagen, wer er ist.',
        })[l],
    ),
}
