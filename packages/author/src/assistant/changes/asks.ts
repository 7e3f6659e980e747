import type { Language } from '../known-question.ts'
import { essentialsOf } from '../propose-questions.ts'
import { quoted } from '../voice.ts'
import type { Note } from '../wishes/notes.ts'
import { countIn } from '../wishes/numbers.ts'
import { ready } from '../wishes/ready.ts'
import { addedTo } from './acts/adding.ts'
import { droppedAt } from './acts/dropping.ts'
import { DELICATE } from './acts/ordering.ts'
import { softened } from './acts/wording.ts'
import { type Act, outcome, type Scene } from './scene.ts'
import { spareOf } from './spare.ts'
import { targetIn } from './target.ts'

const say = (make: (q: (text: string) => string) => Record<Language, string>): Note => {
  const of = (language: Language) => make((text) => quoted(text, language))[language]
  return { tell: { en: of('en'), es: of('es'), de: of('de') } }
}

const LEAVE_OUT =
  /(?<!\p{L})(?:which|what|welche\p{L}?|was|cuál(?:es)?|qué)(?!\p{L})[^?]{0,60}(?<!\p{L})(?:leav(?:e|ing) out|drop|cut|lose|remove|skip|go first|least (?:important|useful|needed)|weakest|weglassen|streichen|rausnehmen|verzichten|schwächsten?|unwichtigsten?|quitarías?|eliminarías?|sobran?|menos (?:importante|útil)|quitar)(?!\p{L})/iu
const TOO_MUCH =
  /(?<!\p{L})(?:is|are|isn[’']t|does|do you (?:think|find)|ist|sind|klingt|es|son|suena|no es)(?!\p{L})[^?]{0,50}(?<!\p{L})(?:too (?:direct|personal|harsh|blunt|nosy|much|pushy|intrusive|private)|intrusive|offensive|rude|okay to ask|ok to ask|zu (?:direkt|persönlich|hart|neugierig|heftig|privat)|demasiado (?:direct|personal|fuerte|indiscret)\p{L}*|muy (?:direct|personal|fuerte|indiscret)\p{L}*)(?!\p{L})/iu
const HURTS =
  /(?<!\p{L})(?:hurt|upset|offend|sensitive|painful|awkward|doler|dolerle|ofender|molestar|incómod\p{L}*|weh tun|wehtun|verletz\p{L}*|heikel|unangenehm)(?!\p{L})/iu
const CONSENT =
  /(?<!\p{L})(?:need|have to|should|must|brauche|muss|soll|necesito|hace falta|debo|tengo que)(?!\p{L})[^?]{0,40}(?<!\p{L})(?:consent|permission|einwilligung\p{L}*|einverständnis\p{L}*|zustimmung\p{L}*|consentimiento|permiso)(?!\p{L})/iu
const MISSING =
  /(?<!\p{L})(?:(?:is|are|am i|have i|did i|did we|do you think)[^?]{0,30}(?:anything|something|missing|miss(?:ed|ing)?|forg[oe]t\p{L}*)|what else (?:could|should|can|would)|any (?:other )?(?:ideas|suggestions)|what (?:am i|are we) missing|anything (?:else )?(?:missing|i should|we should|you would)|fehlt (?:noch )?(?:etwas|was)|was (?:fehlt|könnte|sollte) (?:ich |man |noch|hier)\p{L}*|hast du noch (?:ideen|vorschläge)|falta algo|qué (?:más|falta)|se (?:me|te) ocurre)(?!\p{L})/iu
const MISTAKE =
  /(?<!\p{L})(?:typo|spelling|mistake|grammar|error|misspel\p{L}*|tippfehler|rechtschreib\p{L}*|fehler|errata|falta de ortografía|ortografía|error)(?!\p{L})/iu
const OVERLAP = /(?<!\p{L})(?:overlap\p{L}*|überschneid\p{L}*|überlapp\p{L}*|solap\p{L}*)(?!\p{L})/iu

const HELD = 'Say “yes” and I do it; nothing has changed yet.'

/** Those that a survey would miss least, offered to be dropped. */
function leaveOut(text: string, scene: Scene) {
  const { questions } = scene
  const wanted = countIn(text.replace(/(?:which|what) (?:one|two|three)/iu, (words) => words))
  const isTarget =
    wanted !== null &&
    wanted < questions.length &&
    /(?:had to be|to get to|down to|be|auf|sein|quedar|quedarme|dejarl[ao] en|if it)(?!\p{L})/iu.test(text)
  const out = isTarget && wanted ? questions.length - wanted : Math.min(2, wanted ?? 2)
  const { essential } = essentialsOf(scene.topic, scene.style)
  const order = questions
    .map(({ question_text, question_type }, at) => ({
      at,
      value:
        (scene.wished.has(question_text) ? -20 : 0) +
        (essential.has(question_text) ? -10 : 0) +
        (question_type === 'ranking' || question_type === 'short_text' ? 1 : 0) +
        at * 0.4 -
        (at === questions.length - 1 ? 3 : 0),
    }))
    .sort((a, b) => b.value - a.value)
    .slice(0, Math.max(1, out))
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  const list = order.map((at) => ({ place: at + 1, text: questions[at]?.question_text ?? '' }))
  return outcome(
    scene,
    [
      say((q) => {
        const named = list.map(({ place, text }) => `${place} (${q(text)})`).join(', ')
        return {
          en: `I would leave out ${named}: the others say more of what you want to know. ${HELD}`,
          es: `Yo quitaría ${named}: las demás dicen más de lo que quieres saber. Di «sí» y lo hago; aún no he cambiado nada.`,
          de: `Ich würde ${named} weglassen: Die anderen sagen mehr von dem, was du wissen willst. Sag „ja“, dann mache ich es; geändert ist noch nichts.`,
        }
      }),
    ],
    {
      touched: order,
      offers: [
        (now) => {
          const texts = new Set(list.map(({ text }) => text))
          return droppedAt(
            now.questions.flatMap(({ question_text }, at) => (texts.has(question_text) ? [at] : [])),
            now,
          )
        },
      ],
    },
  )
}

function tooMuch(text: string, scene: Scene) {
  const target = targetIn(text, scene)
  const [place] = target.is === 'found' ? target.places : scene.touched
  const question = place === undefined ? undefined : scene.questions[place]
  if (place === undefined || !question) return null
  const offer = softened(place)
  const fresh = offer(scene).questions[place]?.question_text ?? ''
  return outcome(
    scene,
    [
      say((q) => ({
        en: `Question ${place + 1}, ${q(question.question_text)}, is plain, but some may find it close. Gentler would be: ${q(fresh)} ${HELD}`,
        es: `La pregunta ${place + 1}, ${q(question.question_text)}, es clara, pero a alguien le puede parecer muy directa. Más suave sería: ${q(fresh)} Di «sí» y la cambio; aún no he cambiado nada.`,
        de: `Frage ${place + 1}, ${q(question.question_text)}, ist klar, kann manchen aber zu nah gehen. Sanfter wäre: ${q(fresh)} Sag „ja“, dann ändere ich sie; geändert ist noch nichts.`,
      })),
    ],
    { touched: [place], offers: [offer] },
  )
}

const consent = (scene: Scene) =>
  outcome(
    scene,
    [
      say(() => ({
        en: `For research, or where answers are published, yes: ask for it at the start, and check with whoever supervises you. I can put one at the beginning. ${HELD}`,
        es: 'Si es una investigación o se publican las respuestas, sí: pídelo al principio y consúltalo con quien te supervisa. Puedo poner una al comienzo. Di «sí» y lo hago; aún no he cambiado nada.',
        de: 'Für eine Forschungsarbeit oder wo Antworten veröffentlicht werden, ja: am Anfang, und klär es mit deiner Betreuung. Ich kann eine an den Anfang stellen. Sag „ja“, dann mache ich es; geändert ist noch nichts.',
      })),
    ],
    { offers: [(now) => addedTo(now, [ready('consent', now.style)], 0)] },
  )

function missing(scene: Scene) {
  const fresh = spareOf(scene).slice(0, 2)
  const [first] = fresh
  if (!first)
    return outcome(scene, [
      say(() => ({
        en: 'I have no more ideas that fit; tell me what you want to know, and I make a question of it.',
        es: 'No se me ocurre nada más que encaje; dime qué quieres saber y hago una pregunta.',
        de: 'Mir fällt nichts Passendes mehr ein; sag mir, was du wissen willst, und ich mache eine Frage daraus.',
      })),
    ])
  return outcome(
    scene,
    [
      say((q) => {
        const list = fresh.map(({ question_text }) => q(question_text)).join(' ')
        return {
          en: `You could also ask: ${list} Say “yes” and I add ${fresh.length === 1 ? 'it' : 'them'}; nothing has changed yet.`,
          es: `También podrías preguntar: ${list} Di «sí» y las añado; aún no he cambiado nada.`,
          de: `Du könntest noch fragen: ${list} Sag „ja“, dann ergänze ich sie; geändert ist noch nichts.`,
        }
      }),
    ],
    {
      offers: [
        (now) => addedTo(now, fresh, null),
        ...fresh.map((one) => (now: Scene) => addedTo(now, [one], null)),
      ],
    },
  )
}

/** Doubled words and marks are what a glance can find. */
const SLIP = /(?<!\p{L})(\p{L}{2,})\s\1(?!\p{L})|\s[?.!,]|\?\?|\.\.|,,/iu

function mistakes(text: string, scene: Scene) {
  const target = targetIn(text, scene)
  const places =
    target.is === 'found' && target.places.length < scene.questions.length
      ? target.places
      : scene.questions.map((_, at) => at)
  const wrong = places.filter((at) => SLIP.test(scene.questions[at]?.question_text ?? ''))
  const one = places.length === 1 ? places[0] : undefined
  if (wrong.length > 0) {
    const questions = scene.questions.map((question, at) =>
      wrong.includes(at)
        ? {
            ...question,
            question_text: question.question_text
              .replace(/(?<!\p{L})(\p{L}{2,})\s\1(?!\p{L})/giu, '$1')
              .replace(/\s(?=[?.!,])/gu, '')
              .replace(/\?{2,}/gu, '?'),
          }
        : question,
    )
    return outcome(scene, [{ did: 'rephrased', places: wrong.map((at) => at + 1) }], { questions })
  }
  const text0 = one === undefined ? '' : (scene.questions[one]?.question_text ?? '')
  return outcome(
    scene,
    [
      say((q) =>
        one === undefined
          ? {
              en: 'I read them all again and see no mistake; tell me the number and what looks wrong.',
              es: 'Las he leído todas otra vez y no veo ningún error; dime el número y qué te extraña.',
              de: 'Ich habe alle noch einmal gelesen und sehe keinen Fehler; sag mir die Nummer und was dich stört.',
            }
          : {
              en: `I read question ${one + 1} again, ${q(text0)}, and see no mistake; nothing was changed.`,
              es: `He leído otra vez la pregunta ${one + 1}, ${q(text0)}, y no veo ningún error; no cambié nada.`,
              de: `Ich habe Frage ${one + 1} noch einmal gelesen, ${q(text0)}, und sehe keinen Fehler; geändert ist nichts.`,
            },
      ),
    ],
    { touched: one === undefined ? [] : [one] },
  )
}

const numbersOf = (text: string) => (text.match(/\d{1,4}/gu) ?? []).map(Number)
function overlaps(text: string, scene: Scene) {
  const target = targetIn(text.replace(OVERLAP, ' '), scene)
  const [place] = target.is === 'found' ? target.places : scene.touched
  const options =
    place === undefined ? [] : (scene.questions[place]?.options ?? []).map(({ option_text }) => option_text)
  if (place === undefined || options.length === 0) return null
  const ranges = options.map(numbersOf)
  const isSo = ranges.some((range, at) => {
    const next = ranges[at + 1]
    const [, high] = range
    return high !== undefined && next?.[0] !== undefined && next[0] <= high
  })
  const [a, b] = ranges.flatMap((range, at) =>
    (ranges[at + 1]?.[0] ?? Infinity) <= (range[1] ?? -1) ? [options[at], options[at + 1]] : [],
  )
  return outcome(
    scene,
    [
      say((q) =>
        isSo
          ? {
              en: `Yes: in question ${place + 1}, ${q(a ?? '')} and ${q(b ?? '')} share a number. Tell me the ranges you want, and I put them there.`,
              es: `Sí: en la pregunta ${place + 1}, ${q(a ?? '')} y ${q(b ?? '')} comparten un número. Dime qué tramos quieres y los pongo.`,
              de: `Ja: Bei Frage ${place + 1} teilen sich ${q(a ?? '')} und ${q(b ?? '')} eine Zahl. Sag mir die Bereiche, die du möchtest, und ich setze sie ein.`,
            }
          : {
              en: `I looked at the answers of question ${place + 1} (${options.join(', ')}) and they do not overlap; nothing was changed.`,
              es: `He mirado las respuestas de la pregunta ${place + 1} (${options.join(', ')}) y no se solapan; no cambié nada.`,
              de: `Ich habe die Antworten von Frage ${place + 1} angesehen (${options.join(', ')}), sie überschneiden sich nicht; geändert ist nichts.`,
            },
      ),
    ],
    { touched: [place] },
  )
}

/** What is asked of the assistant and answered from the questions that stand; some of it with an offer. */
export const asks: Act = (text, scene) => {
  if (text.length > 260) return null
  if (OVERLAP.test(text)) return overlaps(text, scene)
  if (MISTAKE.test(text) && !/(?<!\p{L})(?:about|sobre|über|añad|add)(?!\p{L})/iu.test(text))
    return mistakes(text, scene)
  if (
    LEAVE_OUT.test(text) ||
    /^(?:is|are) there (?:anything|something|any|one)[^?]{0,30}leave out/iu.test(text)
  )
    return leaveOut(text, scene)
  const delicate =
    HURTS.test(text) && /\?/u.test(text)
      ? scene.questions.findIndex(({ question_text }) => DELICATE.test(question_text))
      : -1
  if (delicate >= 0) return tooMuch(`question ${delicate + 1}`, scene)
  if (CONSENT.test(text)) return consent(scene)
  if (TOO_MUCH.test(text) && /\?|what would you|would you/iu.test(text)) return tooMuch(text, scene)
  if (
    /(?<!\p{L})(?:think about|consider|know|bear in mind|watch out|beachten|bedenken|tener en cuenta)(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  return MISSING.test(text) && /\?\s*$|^(?:any|what else|anything)/iu.test(text) ? missing(scene) : null
}
