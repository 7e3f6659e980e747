import { wordsIn } from '../../plain-text.ts'
import { type Act, carriedOut, type Outcome, outcome, type Scene } from '../scene.ts'
import { namesIn, scored, targetIn } from '../target.ts'
import { tell } from '../tell.ts'
import { MERGE, SPLIT, whole } from '../words-of-command.ts'
import { unsaid } from './certain.ts'
import { droppedAt } from './dropping.ts'
import { withoutReason } from './reason.ts'

const MERGES = whole(
  `(?:${MERGE})(?! and)|into (?:just )?one(?: question)?$|in einer(?: frage)?$|zu einer(?: frage)?$|zusammen|en una(?: sola)?(?: pregunta)?$|together`,
)
const SPLITS = whole(
  `${SPLIT}|into two|in zwei(?: fragen)?|en dos(?: preguntas)?|aufteilen|auseinander\\p{L}*|two questions of|asks two things`,
)
const SEPARABLE = /^(?:fass|leg|verbind|verein)/iu
const HALVES =
  /^(.{2,80}?)[\s,]{1,3}(?:and|with|into|und|mit|y|con|&|\+|plus)\s(?:the |la |el |die |der |las |los |den )?(.{2,80})$/iu
const NOISE =
  /^(?:please |bitte )?(?:merge|combine|join|fold|roll|unite|fuse|put|make|can you|junt\p{L}*|un[eíi]\p{L}*|combin\p{L}*|fusion\p{L}*|fass\p{L}*|leg\p{L}*|verbind\p{L}*|verein\p{L}*|mach)\s(?:together )?|\s(?:together|into one(?: question)?|in one(?: question)?|zusammen|in einer|zu einer(?: frage)?|en una(?: sola)?(?: pregunta)?|juntas)(?=$|[\s.,])/giu
const ALIKE =
  /(?<!\p{L})(?:basically|nearly|almost|practically|ask|are|sind|son|preguntan|fragen)?\s?(?:the same(?: thing)?|duplicates?|overlap\p{L}*|double[sd]?|repetitive|redundant|dasselbe|das gleiche|doppelt\p{L}*|lo mismo|repetid[ao]s?|duplicad[ao]s?|se solapan)(?!\p{L})/iu
const SHORTEST = 4
/** So much of the shorter one must stand in the other. */
const LIKENESS = 0.6
const PLAIN_WORDS =
  /^(?:what|which|when|where|would|could|should|does|have|with|your|that|this|about|from|like|much|many|often|most|best|thing|things|wie|was|welche\p{L}?|würdest|möchtest|deine?\p{L}?|dich|über|qué|cómo|cuál|cuándo|gustaría|sobre|para|tienes|más)$/iu

/** The two that are most alike in their words. */
export function alike({ questions }: Scene): [number, number] | null {
  const words = questions.map(
    ({ question_text }) =>
      new Set(
        wordsIn(question_text)
          .filter((word) => word.length >= SHORTEST && !PLAIN_WORDS.test(word))
          .map((word) => word.slice(0, 6)),
      ),
  )
  let best: { pair: [number, number]; value: number } | null = null
  words.forEach((one, a) => {
    words.slice(a + 1).forEach((other, n) => {
      const shared = [...one].filter((word) => other.has(word)).length
      const value = shared / Math.max(2, Math.min(one.size, other.size))
      if (value >= LIKENESS && value > (best?.value ?? 0)) best = { pair: [a, a + n + 1], value }
    })
  })
  return (best as { pair: [number, number] } | null)?.pair ?? null
}

export function mergedAt(places: readonly number[], scene: Scene): Outcome {
  const sorted = [...new Set(places)].sort((a, b) => a - b)
  const [first = 0] = sorted
  const made = carriedOut(scene, { to: 'merge', places: sorted })
  const text = made.questions[first]?.question_text ?? ''
  return { ...made, notes: [tell.merged(sorted, text)], touched: [first] }
}

function named(text: string, scene: Scene): Outcome | null {
  const plain = text.replace(NOISE, ' ').replace(/\s+/gu, ' ').trim()
  const [, one = '', other = ''] = HALVES.exec(plain) ?? []
  const numbers = targetIn(plain, scene)
  if (
    /\d|first|last|erst|letzt|primer|últim/iu.test(plain) &&
    numbers.is === 'found' &&
    numbers.places.length > 1
  )
    return mergedAt(numbers.places, scene)
  if (one && other) {
    const [a, b] = [targetIn(one, scene), targetIn(other, scene)]
    if (a.is === 'found' && b.is === 'found' && a.places.length === 1 && b.places.length === 1) {
      const [x = 0, y = 0] = [a.places[0], b.places[0]]
      const text = scene.questions[x]?.question_text ?? ''
      return x === y ? outcome(scene, [tell.onlyOne(x, text)], { touched: [x] }) : mergedAt([x, y], scene)
    }
    const only = a.is === 'found' ? a : b.is === 'found' ? b : null
    const missing = a.is === 'none' ? a : b.is === 'none' ? b : null
    if (only && missing) return outcome(scene, [tell.notFound(missing.named)], { touched: only.places })
    const unsure = [a, b].find(({ is }) => is === 'unsure')
    if (unsure) return unsaid(unsure, scene)
  }
  const list = scored(namesIn(plain), scene.questions)
  const about = list.filter(({ score }) => score * 2 >= (list[0]?.score ?? 0)).map(({ at }) => at)
  if (about.length === 1)
    return outcome(
      scene,
      [tell.onlyOne(about[0] ?? 0, scene.questions[about[0] ?? 0]?.question_text ?? '')],
      { touched: about },
    )
  if (about.length > 1) return mergedAt(about.slice(0, 2), scene)
  if (numbers.is === 'found' && numbers.places.length > 1 && numbers.places.length < 5)
    return mergedAt(numbers.places, scene)
  return namesIn(plain).length > 0 ? outcome(scene, [tell.notFound(plain)]) : null
}

const LOOKS = /\?$|(?<!\p{L})(?:are there|is there|any|check|hay|gibt es|sind da|look for|find)(?!\p{L})/iu

export const joining: Act = (text, scene) => {
  const plain = withoutReason(text)
  if (ALIKE.test(plain) && !/(?<!\p{L})(?:wording|words|scale|options|skala|escala)(?!\p{L})/iu.test(plain)) {
    const inside = /\((.{3,120})\)/u.exec(text)?.[1]
    const told = inside ? named(inside, scene) : null
    if (told) return told
    const numbers = targetIn(plain.replace(ALIKE, ' '), scene)
    const pair =
      numbers.is === 'found' && numbers.places.length === 2
        ? (numbers.places as [number, number])
        : alike(scene)
    if (!pair) return outcome(scene, [{ not: 'alike' }])
    const list = pair.map((at) => scene.questions[at]?.question_text ?? '')
    const isAsked =
      LOOKS.test(text) ||
      !/(?:fix|merge|remove|drop|delete|quita|elimina|une|junta|streich|lösch|fass)/iu.test(text)
    if (!isAsked && /remove|drop|delete|quita|elimina|streich|lösch/iu.test(text))
      return droppedAt([pair[1]], scene)
    if (!isAsked) return mergedAt(pair, scene)
    const [a, b] = pair.map((at) => at + 1)
    return outcome(
      scene,
      [
        {
          tell: {
            en: `Questions ${a} (“${list[0]}”) and ${b} (“${list[1]}”) come close to each other. Say “merge them” or “drop number ${b}”; I have changed nothing yet.`,
            es: `Las preguntas ${a} («${list[0]}») y ${b} («${list[1]}») se parecen. Di «únelas» o «quita la ${b}»; aún no he cambiado nada.`,
            de: `Die Fragen ${a} („${list[0]}“) und ${b} („${list[1]}“) ähneln sich. Sag „fass sie zusammen“ oder „streich die ${b}“; geändert habe ich noch nichts.`,
          },
        },
      ],
      { touched: [...pair], offers: [(now) => mergedAt(pair, now)] },
    )
  }
  if (SPLITS.test(plain) && !/(?:are|is) split|committee/iu.test(plain)) {
    const parts =
      /(?:split|break up|divide|separate|divide|separa|teil\p{L}*|trenn\p{L}*)\s(.{2,60}?)\s(?:into|in|en)\s(.{2,40}?)\s(?:and|und|y)\s(.{2,40})$/iu.exec(
        plain,
      )
    const name =
      parts?.[1] ??
      plain.replace(SPLITS, ' ').replace(/(?<!\p{L})(?:into|in|en) (?:two|zwei|dos)(?!\p{L})/iu, ' ')
    const target = targetIn(name, scene)
    const [place] = target.is === 'found' ? target.places : []
    if (place === undefined) return unsaid(target, scene)
    if (parts?.[2] && parts[3] && !/^(?:two|zwei|dos)/iu.test(parts[2]))
      return carriedOut(scene, { to: 'split into', place, parts: [parts[2], parts[3]] })
    return carriedOut(scene, { to: 'split', place })
  }
  if (!MERGES.test(plain) || /(?<!\p{L})(?:option|answer|antwort|respuesta)/iu.test(plain)) return null
  if (SEPARABLE.test(plain) && !/zusammen|in ein|zu ein|vereine|verbinde/iu.test(plain)) return null
  const isThem =
    /(?<!\p{L})(?:them|those(?: two)?|these(?: two)?|both|las dos|beide|sie|die beiden)(?!\p{L})|únel[ao]s|júntal[ao]s|unilas|juntalas/iu.test(
      plain,
    ) &&
    namesIn(plain.replace(NOISE, ' ')).filter(
      (one) => !/^(?:unelas|juntalas|unilas|fasse?|merge)$/u.test(one),
    ).length === 0
  if (isThem && scene.touched.length > 1) return mergedAt(scene.touched, scene)
  return named(plain, scene)
}
