import type { AssistantQuestion } from '../../model.ts'
import { byEffort } from '../../wishes/change-list.ts'
import { placesInOrder } from '../../wishes/places.ts'
import { listed } from '../lists.ts'
import { type Act, carriedOut, outcome, type Scene } from '../scene.ts'
import { inDigits, targetByName, targetIn } from '../target.ts'
import { tell } from '../tell.ts'
import { MOVE, SWAP, whole } from '../words-of-command.ts'
import { unsaid } from './certain.ts'

const FIRST = whole(
  '(?:at|to|on|near|in) (?:the )?(?:very )?(?:top|start|beginning|front|first place)|(?:go|goes|come|comes|be|put|stand|move|up|one|question|it|that|this|before everything) first|first(?=[\\s,.!]*$)|in first place|as (?:the )?first(?: one| question)?|(?:(?:be|as|to|at) (?:number |position |question )?1(?!\\d)|(?:number|position) one)(?!\\s?(?:to|-|–|bis|a|al)\\s?\\d)|up top|upfront|up front|primero|la primera|al (?:principio|comienzo|inicio)|en primer lugar|de primera|arriba(?: del todo)?|an den anfang|am anfang|nach (?:ganz )?(?:oben|vorne?)|zuerst|als erste[sr]?|ganz (?:oben|vorne?)|an die erste stelle|an erster stelle|an den beginn',
)
const LAST = whole(
  '(?:at|to|towards|by) (?:the )?(?:very )?(?:end|bottom|back)|(?:go|goes|come|comes|be|put|stand|move|one|question|it|that|this) last|last(?=[\\s,.!]*$)|as (?:the )?last(?: one| question)?|al final|la última|de última|al fondo|en último lugar|ans (?:ende|schluss)|am (?:ende|schluss)|nach (?:ganz )?(?:unten|hinten)|zuletzt|als letzte[sr]?|zum schluss|ganz (?:unten|hinten)|an die letzte stelle|an letzter stelle',
)
const BESIDE =
  /^(.{2,80}?)[,\s]+(?:(?:right |directly |just |immediately |straight |direkt |gleich |justo )?(before|after|behind|ahead of|in front of|below|above|following|antes de(?:l)?|después de(?:l)?|detrás de(?:l)?|tras|delante de(?:l)?|vor|nach|hinter))\s(.{2,80})$/iu
const TO_PLACE =
  /(?<!\p{L})(?:to|as|be|at|into|in|become|position|als|zu|auf|an|como|a|en)\s(?:the |la |el |die |der |position |place |number |slot |question |posición |lugar |número |puesto |platz |stelle |frage |nummer |pregunta )*(?:number |position |no\. )?(\d{1,2}|first|second|third|fourth|fifth|sixth|seventh|eighth|zweite[rns]?|dritte[rns]?|vierte[rns]?|fünfte[rns]?|sechste[rns]?|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao])(?:st|nd|rd|th|\.)?(?: (?:question|place|position|one|frage|stelle|pregunta|lugar|posición))?[.!]?$/iu
const WITH =
  /^(?:start|begin|open|end|finish|close|empi\p{L}*|empez\p{L}*|empec\p{L}*|termin\p{L}*|fang\p{L}*(?: an)?|beginn\p{L}*|schließ\p{L}*|end\p{L}*)\s(?:off |out |it )?(?:with|con|por|mit|an mit)\s(.{2,90})$/iu
const FINISHES = /^(?:end|finish|close|termin|schließ|endet?)/iu
const MOVES = whole(
  `${MOVE}|put|stell\\p{L}*|setz\\p{L}*|pon\\p{L}*|poné\\p{L}*|pas[aáe](?:l[ao])?|go(?:es)?|should (?:come|go|be)|come(?:s)?|needs to be|must be|up|down|kommt|soll\\p{L}*|gehört|nimm|bring|va|vaya|debería (?:ir|ser)|tiene que ir|antes|(?:que )?sea`,
)
const LIST_OF =
  /(?:order|reihenfolge|orden)\s?(?:should be|is|=|:|soll(?:te)? sein|:)?\s{0,3}[:,]?\s(.{6,300})$|^(?:first|erst|zuerst|primero)\s(.{3,80},\s.{3,200})$/iu
const REST =
  /(?<!\p{L})(?:the rest|everything else|others|der rest|alles andere|el resto|lo demás|las demás)(?!\p{L})/iu
const THEN =
  /,\s?(?:then |and then |dann |und dann |luego |después |and |und |y )?|\s(?:then|and then|dann|und dann|luego|y luego|después)\s/iu
const EASY_FIRST = whole(
  '(?:easy|easiest|simple|quick|short) (?:ones|questions|stuff)?\\s?(?:first|to (?:the )?(?:hard|difficult)|at the (?:top|start|beginning)|nach vorn)|(?:from )?easy to hard|(?:die )?(?:leichten|einfachen|kurzen|schnellen)(?: fragen)? (?:zuerst|zuerst|nach (?:vorn|oben)|an den anfang)|(?:las )?(?:fáciles|sencillas|cortas) (?:primero|al principio)|de fácil a difícil',
)
const OPEN_LAST = whole(
  '(?:open|free text|long|writing)(?:[- ]ended)? (?:ones|questions) (?:last|to the (?:end|bottom)|at the (?:end|bottom))|(?:die )?offenen(?: fragen)? (?:ans ende|zuletzt|zum schluss|nach hinten)|(?:las )?abiertas al final',
)
const HARD_MIDDLE = whole(
  '(?:difficult|hard|sensitive|tricky|personal|awkward|delicate|heavy|tough)(?: ones| questions| stuff| parts)? (?:\\p{L}+ )?(?:in|to|into|towards) the middle|(?:difíciles|delicadas|sensibles|personales) (?:a|en|al|hacia) (?:la |el )?(?:mitad|medio)|(?:schwierigen|heiklen|sensiblen|persönlichen|schweren)(?: fragen)? (?:in die|in der) mitte',
)
export const DELICATE =
  /(?<!\p{L})(?:health|ill|burn ?out|burned|exhausted|stress\p{L}*|tired|drain\p{L}*|money|pay|cost|salary|income|afraid|worr\p{L}*|lonel\p{L}*|cope|coping|hard|difficult|leave|leaving|quit|stop|conflict|safe|rights?|problem\p{L}*|salud|dinero|cansanci\p{L}*|estrés|miedo|pesa|difícil|dejar|conflict\p{L}*|gesundheit\p{L}*|geld|erschöpf\p{L}*|stress|angst|schwer\p{L}*|aufhören|konflikt\p{L}*|belast\p{L}*|sorgen)(?!\p{L})/iu

const sorted = (scene: Scene, rank: (one: AssistantQuestion) => number) =>
  scene.questions
    .map((one, at) => ({ one, at }))
    .sort((a, b) => rank(a.one) - rank(b.one) || a.at - b.at)
    .map(({ one }) => one)

/** The delicate ones between what is easy and what ends a survey. */
function intoTheMiddle(scene: Scene) {
  const isDelicate = ({ question_text }: AssistantQuestion) => DELICATE.test(question_text)
  const hard = scene.questions.filter(isDelicate)
  const others = scene.questions.filter((one) => !isDelicate(one))
  if (hard.length === 0) return outcome(scene, [tell.whichQuestion])
  const half = Math.ceil(others.length / 2)
  const questions = [...others.slice(0, half), ...hard, ...others.slice(half)]
  return outcome(scene, [tell.inTheMiddle(hard.map((one) => questions.indexOf(one)))], {
    questions,
    touched: [],
  })
}

/** These taken together, so that the first of them comes to stand at a place. */
function movedTo(scene: Scene, places: readonly number[], to: number) {
  const { questions } = scene
  const taken = [...places].sort((a, b) => a - b).flatMap((at) => questions[at] ?? [])
  const rest = questions.filter((one) => !taken.includes(one))
  const at = Math.max(0, Math.min(rest.length, to))
  const now = [...rest.slice(0, at), ...taken, ...rest.slice(at)]
  const [first] = taken
  if (!first) return null
  const isSame = now.every((one, n) => one === questions[n])
  return outcome(
    scene,
    isSame ? [tell.standsThere(at)] : taken.map((one) => tell.moved(one.question_text, now.indexOf(one))),
    {
      questions: now,
      touched: taken.map((one) => now.indexOf(one)),
    },
  )
}

const bare = (text: string) =>
  text
    .replace(
      /^(?:please |bitte )?(?:move|put|shift|bring|set|place|stick|pull|let|have|make|mueve|pon|poné|pasa|pasá|sube|baja|coloca|mové|subí|verschiebe?|stelle?|setze?|nimm|zieh|hol|bring|i want|quiero)\s/iu,
      '',
    )
    .replace(
      /\s(?:should|must|needs? to|has to|ought to|can|could|to|soll(?:te)?|muss|kommt|gehört|debería|tiene que|va|vaya|que)(?:\s(?:please|bitte|go|come|be|stand|kommen|stehen|ir|ser|estar|move|up|right|much|straight))*[\s,]*$/iu,
      '',
    )
    .trim()

const withoutSpot = (text: string, spot: RegExp) =>
  bare(text.replace(new RegExp(spot.source, 'iu'), ' ').replace(/\s+/gu, ' ').trim())

function listOrder(text: string, scene: Scene) {
  const found = LIST_OF.exec(text)
  const list = found?.[1] ?? found?.[2]
  if (!list) return null
  const targets = list
    .split(THEN)
    .map((one) => one.replace(/^(?:first|erst|zuerst|primero|dann|then|luego|y|and|und)\s/iu, '').trim())
    .filter((one) => /[\p{L}\d]/u.test(one) && !REST.test(one))
    .map((one) => targetIn(one, scene))
  if (targets.length < 2) return null
  const failed = targets.find(({ is }) => is !== 'found')
  if (failed) return unsaid(failed, scene)
  const named = targets.flatMap((one) => (one.is === 'found' ? one.places : []))
  const first = [...new Set(named)].flatMap((at) => scene.questions[at] ?? [])
  const questions = [...first, ...scene.questions.filter((one) => !first.includes(one))]
  return outcome(scene, [tell.inThatOrder], { questions, touched: [] })
}

const swapped: Act = (said, scene) => {
  const text = inDigits(said)
  const isNumbers =
    /(?:cambia|change|switch)\p{L}*\s(?:la |die |question )?\d{1,2}\s(?:por|with|and|y|con)\s(?:la )?\d{1,2}/iu.test(
      text,
    )
  if (!whole(SWAP).test(text) && !isNumbers) return null
  const places = [
    ...new Set(
      placesInOrder(
        text.replace(/first two|ersten (?:beiden|zwei)|(?:dos )?primeras(?: dos)?/iu, 'first and second'),
        scene.questions.length,
      ),
    ),
  ]
  const [a, b] = places.length === 2 ? places : []
  const halves =
    /(?:swap|switch|exchange|tausch\p{L}*|vertausch\p{L}*|intercambi\p{L}*)\s(.{2,60}?)\s(?:and|with|with the|und|mit|gegen|y|con)\s(.{2,60})$/iu.exec(
      text,
    )
  if (
    a !== undefined &&
    b !== undefined &&
    !(halves && /\p{L}{4}/u.test(halves[2] ?? '') && places.length < 2)
  )
    return carriedOut(scene, { to: 'swap', places: [a, b] })
  if (!halves) return null
  const [one, other] = [targetIn(halves[1] ?? '', scene), targetIn(halves[2] ?? '', scene)]
  // “swap the fish for tofu” is no swap of questions.
  if (one.is !== 'found' || other.is !== 'found') return null
  const [x, y] = [one.places[0], other.places[0]]
  return x === undefined || y === undefined || x === y
    ? null
    : carriedOut(scene, { to: 'swap', places: [x, y] })
}

export const ordering: Act = (text, scene) => {
  const { questions } = scene
  if (/^(?:an?|one|another|eine?|una?|otra)\s(?!of)/iu.test(text)) return null
  if (/(?<!\p{L})(?:option|answer|antwort\p{L}*|opci[oó]n|respuesta)(?!\p{L})/iu.test(text)) return null
  if (HARD_MIDDLE.test(text)) return intoTheMiddle(scene)
  if (EASY_FIRST.test(text))
    return outcome(scene, [{ did: 'sorted' }], {
      questions: byEffort(questions.map((question, was) => ({ was, question }))).map(
        ({ question }) => question,
      ),
      touched: [],
    })
  if (OPEN_LAST.test(text))
    return outcome(scene, [{ did: 'sorted' }], {
      questions: sorted(scene, ({ question_type }) => (question_type === 'long_text' ? 1 : 0)),
      touched: [],
    })
  const exchanged = swapped(text, scene)
  if (exchanged) return exchanged
  if (listed(text) && !/(?:order|reihenfolge|orden)/iu.test(text)) return null
  const inOrder = listOrder(text, scene)
  if (inOrder) return inOrder
  const spare = WITH.exec(text)?.[1]
  if (spare) {
    const target = targetIn(spare, scene)
    return target.is === 'found'
      ? movedTo(scene, target.places, FINISHES.test(text) ? questions.length : 0)
      : unsaid(target, scene)
  }
  const [, what = '', side = '', beside = ''] = BESIDE.exec(text) ?? []
  if (beside && (MOVES.test(text) || targetIn(beside, scene).is === 'found')) {
    const [moving, standing] = [targetIn(bare(what), scene), targetIn(beside, scene)]
    if (
      moving.is === 'found' &&
      standing.is === 'found' &&
      !/^(?:ask|add|frag|pregunt|añad|insert|füg)/iu.test(text)
    ) {
      const isBefore = /^(?:before|ahead|in front|above|antes|delante|vor)/iu.test(side)
      const rest = questions.map((_, at) => at).filter((at) => !moving.places.includes(at))
      const near = isBefore ? Math.min(...standing.places) : Math.max(...standing.places)
      const at = rest.indexOf(near)
      if (at >= 0) return movedTo(scene, moving.places, isBefore ? at : at + 1)
    }
    if (/^(?:move|put|mueve|pon|verschieb|stell|setz)/iu.test(text))
      return unsaid(moving, scene) ?? unsaid(standing, scene)
  }
  const to = TO_PLACE.exec(text)
  if (to && MOVES.test(text) && !/\d\s?(?:to|-|–|bis|a|al)\s?\d/iu.test(text)) {
    const name = bare(text.slice(0, to.index))
    const place = placesInOrder(/^\d/u.test(to[1] ?? '') ? (to[1] ?? '') : (to[1] ?? ''), questions.length)[0]
    const target = targetIn(name, scene)
    if (place !== undefined && target.is === 'found') return movedTo(scene, target.places, place)
    if (place !== undefined && target.is !== 'untold') return unsaid(target, scene)
  }
  const isFirst = FIRST.test(text)
  if (!isFirst && !LAST.test(text)) return null
  const name = withoutSpot(text, isFirst ? FIRST : LAST)
  const isLoose = !MOVES.test(text)
  const target = targetIn(name, scene)
  const direct = target.is === 'untold' ? targetByName(name, questions) : target
  if (direct.is !== 'found')
    return isLoose && direct.is !== 'unsure'
      ? null
      : unsaid(
          direct,
          scene,
          (places, now) =>
            movedTo(now, places, isFirst ? 0 : now.questions.length) ?? outcome(now, [tell.notDone]),
        )
  return movedTo(scene, direct.places, isFirst ? 0 : questions.length)
}
