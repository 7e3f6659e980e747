import { languageAskedFor } from '../../choose-language.ts'
import type { AssistantQuestion } from '../../model.ts'
import { asWords } from '../../plain-text.ts'
import { shortened, simplified } from '../../shorten.ts'
import { talkedPlainly } from '../../turns/plain-talk.ts'
import { softer } from '../../turns/softer.ts'
import type { Change } from '../../wishes/change.ts'
import { type Act, carriedOut, type Outcome, outcome, type Scene } from '../scene.ts'
import { mainPlace, targetIn } from '../target.ts'
import { tell } from '../tell.ts'
import { ADD, atStart, whole } from '../words-of-command.ts'
import { unsaid } from './certain.ts'
import { withoutReason } from './reason.ts'

/** In which language everything is to be, or which one cannot be written. */
export const speaking: Act = (text, scene) => {
  const asked = languageAskedFor(text)
  if (!asked || (text.split(/\s+/u).length > 14 && !/(?:translat|traduc|traduz|übersetz)/iu.test(text)))
    return null
  if (!('language' in asked)) return carriedOut(scene, { to: 'speak unknown', name: asked.unknown })
  const made = carriedOut(scene, { to: 'speak', language: asked.language })
  if (
    !/(?<!\p{L})(?:also|too|both|as well|additionally|also in|auch|zusätzlich|beide|también|además)(?!\p{L})/iu.test(
      text,
    )
  )
    return made
  return {
    ...made,
    notes: [
      ...made.notes,
      {
        tell: {
          en: 'One survey speaks one language: for both, make a second session and ask for the other one there. Say “undo” to have it as it was.',
          es: 'Una encuesta habla una sola lengua: para tener las dos, haz otra sesión y pide allí la otra. Di «deshacer» para dejarla como estaba.',
          de: 'Eine Umfrage spricht eine Sprache: Für beide braucht es eine zweite Sitzung. Sag „rückgängig“, wenn sie bleiben soll, wie sie war.',
        },
      },
    ],
  }
}

const GIVEN: RegExp[] = [
  /^(?:change|rename|reword|rephrase|rewrite|replace|make|turn|set|let)\s(.{2,80}?)\s?(?:to|with|as|by|into|(?:so (?:that )?it )?(?:says?|reads?))\s?:?\s?["“„«'‘](.{4,400})["”“»'’]\.?$/iu,
  /^(?:change|rename|reword|rephrase|rewrite|replace|make|turn|set)\s(.{2,80}?)(?:\s(?:to|into|with|as|so it (?:says|reads)))?:\s(.{4,400})$/iu,
  /^(?:change|rename|reword|rephrase)\s(.{2,60}?)\s(?:to|into)\s(.{6,400}\?)$/iu,
  /^(.{2,80}?)\s(?:should|must|could|needs to|has to|can) (?:just |rather |simply |really )?(?:say|read|be|ask)\s?:?,?\s["“„«'‘]?(.{4,400}\?)["”“»'’]?$/iu,
  /^(?:instead of .{2,120}?,? )?(?:ask|put|write|say)\s(?:for |in |in question )?(.{0,60}?)\s?(?:just |rather |instead)?:\s["“„«'‘]?(.{4,400}\?)["”“»'’]?$/iu,
  /^(?:cambia|cambiá|reformula|pon|poné|ponla|escribe|reemplaza|sustituye)\s(.{2,80}?)\s?(?:por|a|como|que diga|para que diga|:)\s?:?\s?["“«]?(¿.{4,400}\?)["”»]?$/iu,
  /^(.{2,80}?)\s(?:que diga|que sea|debería (?:decir|ser)|mejor)\s?:?\s?["“«]?(¿.{4,400}\?)["”»]?$/iu,
  /^(?:ändere?|ersetze?|formuliere?|nenne?|schreib\p{L}*|mach)\s(.{2,80}?)\s?(?:zu|in|durch|um in|um zu|als|so|:|auf)\s?:?\s?["„«](.{4,400})["“»](?: um)?\.?$/iu,
  /^(?:ändere?|formuliere?|schreib\p{L}*|ersetze?|mach)\s(.{2,80}?)(?:\s(?:zu|in|durch|um|um in|so))?:\s(.{4,400})$/iu,
  /^(.{2,80}?)\s(?:soll(?:te)?|muss|könnte)\s(?:lieber |besser |einfach )?(?:heißen|lauten|sein)?:?\s["„«]?(.{4,400}\?)["“»]?(?: heißen| lauten)?$/iu,
]

/** A question that is to read as it was said; a word for a word is none. */
export const given: Act = (text, scene) => {
  if (atStart(ADD).test(text) && !/^ask (?:just|rather|instead)/iu.test(text)) return null
  for (const pattern of GIVEN) {
    const [, where = '', words = ''] = pattern.exec(text) ?? []
    if (!words || (words.split(/\s+/u).length < 3 && !/[?]$/u.test(words))) continue
    const target = targetIn(where, scene)
    const [place] =
      target.is === 'found'
        ? target.places
        : target.is === 'untold' && scene.touched.length === 1
          ? scene.touched
          : []
    if (place === undefined) return target.is === 'untold' ? null : unsaid(target, scene)
    return carriedOut(scene, { to: 'reword', place, text: words.replace(/["”“»'’]$/u, '').trim() })
  }
  return null
}

const Q = '["“„«\'‘]'
const E = '["”“»\'’]'
const WORD_FOR_WORD: { pattern: RegExp; isFreshFirst?: true }[] = [
  {
    pattern: new RegExp(
      `(?:replace|change|swap|exchange|substitute|cambia\\p{L}*|reemplaza\\p{L}*|sustituye\\p{L}*|ersetz\\p{L}*|tausch\\p{L}*|änder\\p{L}*)\\s(?:the words? |the term |la palabra |das wort |den begriff )?${Q}([^"”“»'’]{1,80})${E}\\s(?:with|by|to|for|into|in|por|durch|gegen|zu|a)\\s(?:the words? )?${Q}([^"”“»'’]{1,80})${E}`,
      'iu',
    ),
  },
  {
    pattern: new RegExp(
      `${Q}([^"”“»'’]{1,80})${E}\\s(?:instead of|rather than|not|for|statt|anstatt|anstelle von|en (?:vez|lugar) de|y no)\\s(?:the word |das wort )?${Q}([^"”“»'’]{1,80})${E}`,
      'iu',
    ),
    isFreshFirst: true,
  },
  {
    pattern: new RegExp(
      `(?:don[’']?t|do not|never|stop) (?:say|use|call it|write)(?: the (?:word|term))?\\s${Q}([^"”“»'’]{1,80})${E}[^"“„«'‘]{1,40}${Q}([^"”“»'’]{1,80})${E}`,
      'iu',
    ),
  },
  {
    pattern: new RegExp(
      `(?:no digas|no uses|no pongas)(?: la palabra)?\\s${Q}([^"”“»'’]{1,80})${E}[^"“„«'‘]{1,40}${Q}([^"”“»'’]{1,80})${E}`,
      'iu',
    ),
  },
  {
    pattern: new RegExp(
      `(?:nicht|kein\\p{L}*)(?: das wort)?\\s${Q}([^"”“»'’]{1,80})${E}[^"“„«'‘]{1,40}${Q}([^"”“»'’]{1,80})${E}`,
      'iu',
    ),
  },
  {
    pattern:
      /^(?:say|use|write|call (?:it|them|us)|put|schreib\p{L}*|sag|nenn\p{L}*|benutz\p{L}*|di|usa|pon|escribe)\s(?:the word |the term |everywhere |überall )?([\p{L}-]{2,30}(?: [\p{L}-]{2,20})?)\s(?:instead of|rather than|not|statt|anstatt|nicht|en (?:vez|lugar) de|y no|no)\s(?:the word )?([\p{L}-]{2,30}(?: [\p{L}-]{2,20})?)(?: everywhere| throughout| überall| en todas partes)?$/iu,
    isFreshFirst: true,
  },
  {
    pattern:
      /^(?:replace|change|swap|cambia\p{L}*|reemplaza\p{L}*|sustituye\p{L}*|ersetz\p{L}*|tausch\p{L}*)\s(?:the word |the term |la palabra |das wort |every |all )([\p{L}'’-]{2,30})\s(?:with|by|to|for|por|durch|gegen)\s([\p{L}'’-]{2,30}(?: [\p{L}-]{2,20})?)(?: everywhere| throughout| überall| en todas partes)?$/iu,
  },
  {
    pattern:
      /^(?:replace|change|cambia\p{L}*|reemplaza\p{L}*|ersetz\p{L}*)\s([\p{L}'’-]{2,30})\s(?:with|by|to|for|por|durch|gegen)\s([\p{L}'’-]{2,30}(?: [\p{L}-]{2,20})?) (?:everywhere|throughout|überall|en todas partes|in all (?:of them|questions))$/iu,
  },
  {
    pattern:
      /^([\p{L}-]{3,30})\s(?:should be called|should be|are called|is called|heißen bei uns|heißt bei uns|se llaman?|soll(?:te)? heißen|sollten? heißen)\s([\p{L}-]{2,30}(?: [\p{L}-]{2,20})?)$/iu,
  },
]

export const wordForWord: Act = (text, scene) => {
  for (const { pattern, isFreshFirst } of WORD_FOR_WORD) {
    const [, one = '', other = ''] = pattern.exec(text) ?? []
    if (!one || !other) continue
    const [old, fresh] = isFreshFirst ? [other, one] : [one, other]
    // “replace the fish with one about the music” names questions, no words.
    if (/(?<!\p{L})(?:one|question|frage|pregunta|du|sie|tú|usted|vos)(?!\p{L})/iu.test(`${old} ${fresh}`))
      continue
    const where = /\s(?:in|bei|en)\s(?:question|frage|la pregunta|number|la|the)?\s?\d{1,2}/iu.exec(text)?.[0]
    const target = where ? targetIn(where, scene) : null
    const made = carriedOut(scene, {
      to: 'substitute',
      places: target?.is === 'found' ? target.places : null,
      old: asWords(old, 80),
      fresh: asWords(fresh, 80),
    })
    return { ...made, touched: made.touched.length > 3 ? [] : made.touched }
  }
  return null
}

const LOOSE =
  "less (?:formal|stiff|official|serious|corporate|clinical|bureaucratic|dry|like \\p{L}+(?: \\p{L}+)?)|more (?:casual|relaxed|informal|human|natural|friendly|personable|like us|fun|chatty|conversational|colloquial)|informal|casual(?:ly)?|chattier|(?:make (?:it|them|this|everything) )?(?:warmer|friendlier|cosier|livelier|lighter)|loosen (?:it|this) up|warm (?:it|this) up|relax the tone|(?:don[’']?t|not|doesn[’']?t|shouldn[’']?t)(?: to)? (?:sound|be|read|feel)(?:s)?(?: so| too| quite)? (?:like .{2,30}|formal|stiff|official|corporate|clinical)|sounds? (?:too |very |so |a bit |really )?(?:like (?:a|an|hr|the) .{0,24}|like hr|formal|stiff|official|corporate|clinical|robotic|dry|cold|boring)|too (?:formal|stiff|official|corporate|clinical|dry|serious|cold|robotic|academic)|cheek(?:y|ier)|sass(?:y|ier)|menos (?:formal|seri[ao]|frí[ao]|rígid[ao])|más (?:informal|cercan[ao]|coloquial|relajad[ao]|natural|human[ao]|cálid[ao]|desenfadad[ao]|llan[ao])|(?:demasiado|muy) (?:formal|seri[ao]|frí[ao]|rígid[ao])|que no suene.{0,30}|suena (?:a|muy|demasiado) .{2,24}|tuteo|tutea\\p{L}*|tutéa\\p{L}*|de tú|trat\\p{L}* de tú|weniger (?:förmlich|formell|steif|offiziell|amtlich)|lockerer|locker|zu (?:förmlich|formell|steif|offiziell|amtlich|trocken|ernst)|nicht so (?:förmlich|steif|amtlich|formell|ernst)|(?:soll )?nicht so nach .{2,20} klingen|klingt (?:nach|wie|zu|so) .{2,24}|menschlicher|wärmer|freundlicher|natürlicher|umgangssprachlich\\p{L}*|per du|duzen|du-form|(?:lieber|doch|mit) du|du statt sie"
const ALL_LOOSE = whole(LOOSE)
const STIFF = whole(
  'more (?:formal|serious|professional|polite|official|businesslike)|formal(?:ly)?|politer|too (?:casual|informal|chatty|flippant)|less (?:casual|informal|chatty)|más (?:formal|seri[ao]|profesional|educad[ao])|de usted|tratar de usted|trat\\p{L}* de usted|menos informal|demasiado informal|förmlicher|formeller|seriöser|höflicher|siezen|per sie|sie-form|mit sie|lieber sie|professioneller|weniger locker|zu locker',
)
const FUNNY = whole(
  'funn(?:y|ier)|fun|silly|sillier|playful|more (?:fun|humou?r|playful)|humou?r(?:ous)?|witty|wittier|jok(?:e|es|ey)|divertid[ao]s?|gracios[ao]s?|con (?:más )?(?:humor|gracia)|lustig(?:er|e[nrs]?)?|witzig(?:er|e[nrs]?)?|humorvoll\\p{L}*|mit (?:mehr )?humor|spaßig\\p{L}*',
)
const PLAIN = whole(
  "simpl(?:er|e|ify|ified)|plain(?:er)?|easier(?: to (?:understand|read))?|easy (?:words|language|english|read)|no jargon|less (?:jargon|complicated|academic|technical)|(?:reading age|children (?:can )?understand)|understandable|clearer|more clearly|too (?:complicated|difficult|hard|technical|academic) (?:words|language|wording|to understand)|too complicated|einfacher\\p{L}*|leichter verständlich|einfache (?:sprache|wörter)|leichte sprache|verständlicher|zu kompliziert|ohne fremdwörter|keine fremdwörter|más (?:sencill|simple|clar|fácil)\\p{L}*|palabras (?:más )?sencillas|lenguaje sencillo|demasiado complicad[ao]|unclear|confusing|don[’']?t (?:really )?understand|doesn[’']?t make sense|makes no sense|vague|unklar|unverständlich|verwirrend|verstehe? (?:ich |man |keiner )?nicht|no se entiende|confus[ao]|(?:poco )?clar[ao]",
)
const SHORT = whole(
  'shorter|shorten|too long|too wordy|wordy|less wordy|more concise|snappier|tighten|trim|crisper|briefer|kürzer|kürz\\p{L}*|knapper|zu lang|más cort[ao]s?|acort\\p{L}*|acórt\\p{L}*|demasiado larg[ao]s?|muy larg[ao]s?|más breves?|resum\\p{L}*',
)
const SOFT = whole(
  'soft(?:er|en|ly)?|gentl(?:e|er|y)|more gently|kinder|nicer|more (?:tactful|sensitive|careful|diplomatic|delicate)(?:ly)?|tactful(?:ly)?|less (?:harsh|direct|blunt|pushy|nosy|aggressive|confronting|personal)|too (?:direct|harsh|blunt|personal|nosy|pushy|aggressive|strong|intrusive|accusing|judg\\p{L}*|confronting)|a bit (?:nosy|harsh|much|direct|blunt|personal|pushy)|(?:nosy|intrusive|accusing|offensive|rude)|offend(?:ed|s)?|suaviz\\p{L}*|más suave(?:mente)?|suave|con (?:más )?(?:tacto|cuidado|delicadeza)|delicad\\p{L}*|menos (?:direct\\p{L}*|brusc\\p{L}*|indiscret\\p{L}*|personal)|(?:muy|demasiado|poco) (?:direct\\p{L}*|brusc\\p{L}*|fuerte|indiscret\\p{L}*|personal)|indiscret[ao]|fe[ao]|ofend\\p{L}*|sanfter|behutsamer|vorsichtiger|taktvoll\\p{L}*|weicher|netter|weniger (?:direkt|hart|aufdringlich|persönlich)|zu (?:direkt|hart|persönlich|neugierig|aufdringlich|vorwurfsvoll|krass)|(?:klingt|ist) (?:\\p{L}+ )?(?:vorwurfsvoll|neugierig|hart|unhöflich|aufdringlich)|angegriffen|neugierig|unangenehm',
)
const FAIR = whole(
  'leading|biased|loaded|neutral(?:ly|er)?|pushes people|one-?sided|suggestiv\\p{L}*|tendenziös|neutraler|neutral|voreingenommen|einseitig|sesgad[ao]|neutr[ao]|tendencios[ao]|imparcial|dirigida',
)
const DIRECT = whole(
  'more direct(?:ly)?|blunter|straighter|to the point|direkter|más direct[ao]|sin rodeos|auf den punkt',
)
const OTHER_WORDS = whole(
  'reword\\p{L}*|rephrase\\p{L}*|rewrite|different(?:ly)?(?: word\\p{L}*)?|(?:other|better|different) words|word(?:ed)? (?:it )?(?:better|differently)|better wording|umformulier\\p{L}*|anders (?:formulier\\p{L}*|ausdrück\\p{L}*|sagen)|reformul\\p{L}*|dil[ao] de otra (?:manera|forma)|con otras palabras|redact\\p{L}*',
)
const CHILDREN = whole(
  "(?:it[’']?s |they are |this is |make it |suitable |ok )?(?:for|suit) (?:kids|children|little ones|pupils|\\d{1,2}[- ]year[- ]olds)|kid[- ]friendly|(?:es |das ist )?für (?:die )?kinder|kindgerecht\\p{L}*|(?:es )?para (?:los )?niñ[oa]s",
)
const ELDERLY = whole(
  'for (?:the )?(?:elderly|older people|seniors|old people)|für (?:ältere|senioren)(?: leute| menschen)?|para (?:personas )?mayores',
)
const NOT_PERSONAL =
  /^(?:it[’']?s |they[’']?re |these are |that[’']?s |das ist |es )?(?:too|less|zu|weniger|demasiado|menos) (?:personal|private|persönlich|privat)(?: please| bitte)?[.!]?$/iu
const MORE_PERSONAL = whole('more personal|persönlicher|más personal(?:es)?')
const IRRELEVANT = /(?<!\p{L})(?:emojis?|colou?rs?|font|farben?|colores?)(?!\p{L})/iu

/** “usted instead of tú” speaks of usted. */
const NOT_SO =
  /\s(?:en (?:vez|lugar) de|y no(?: de)?|statt|anstatt|und nicht|instead of|rather than) (?:de )?(?:tú|vos|usted|du|sie|duzen|siezen|tutear)(?!\p{L})/giu
const POINTING =
  /(?<!\p{L})(?:the .{2,40} (?:one|question)|(?:question|number|frage|nummer|pregunta|número) (?:about|on|zu|nach|sobre|\d)|die frage (?:zu|nach|über|mit)|la (?:pregunta )?del?(?! tú| usted| todo)|(?:the|la|el|die|der) (?:first|second|third|fourth|fifth|sixth|last|primera|segunda|tercera|cuarta|última|erste|zweite|dritte|vierte|letzte))(?!\p{L})/iu
const SIGNS = [SOFT, PLAIN, SHORT, DIRECT, ALL_LOOSE, FUNNY, OTHER_WORDS, FAIR, STIFF]

const changedOf = (one: AssistantQuestion, question_text: string): AssistantQuestion => ({
  ...one,
  question_text,
})

function madeAt(
  places: readonly number[],
  how: (question: AssistantQuestion) => AssistantQuestion,
  scene: Scene,
  isCut = false,
): Outcome {
  const questions = scene.questions.map((one, at) => (places.includes(at) ? how(one) : one))
  const notes = places.map((place): Outcome['notes'][number] => {
    const [before, after] = [scene.questions[place], questions[place]]
    const text = after?.question_text ?? ''
    return JSON.stringify(before) === JSON.stringify(after)
      ? isCut
        ? { not: 'shortened', places: [place + 1] }
        : tell.noOtherWords(place, text)
      : tell.reworded(place, text)
  })
  return outcome(scene, notes, { questions, touched: [...places] })
}

const ofAll = (scene: Scene, change: Change): Outcome => ({ ...carriedOut(scene, change), touched: [] })

/** How one question, or all of them, should sound. */
export const wording: Act = (text, scene) => {
  if (text.length > 260 || IRRELEVANT.test(text)) return null
  if (atStart(ADD).test(text)) return null
  const plain = withoutReason(text.replace(NOT_SO, ''))
  const { language } = scene.style
  const said = SIGNS.some((one) => one.test(plain)) ? plain : text
  if (CHILDREN.test(text)) {
    const funnier = FUNNY.test(text) ? carriedOut(scene, { to: 'be funnier' }) : null
    const made = carriedOut(funnier ? { ...scene, questions: funnier.questions } : scene, {
      to: 'suit',
      whom: 'children',
    })
    return { ...made, notes: [...(funnier?.notes ?? []), ...made.notes], touched: [] }
  }
  if (ELDERLY.test(text)) return ofAll(scene, { to: 'suit', whom: 'elderly' })
  if (NOT_PERSONAL.test(plain)) return ofAll(scene, { to: 'be less personal' })
  const [sign, how] =
    ([
      [SOFT, (one: AssistantQuestion) => softer(one, scene.style)],
      [PLAIN, (one: AssistantQuestion) => changedOf(one, simplified(one.question_text, language))],
      [SHORT, (one: AssistantQuestion) => changedOf(one, shortened(one.question_text))],
      [DIRECT, (one: AssistantQuestion) => changedOf(one, shortened(one.question_text))],
      [ALL_LOOSE, (one: AssistantQuestion) => talkedPlainly([one], language)[0] ?? one],
      [FUNNY, (one: AssistantQuestion) => talkedPlainly([one], language)[0] ?? one],
      [OTHER_WORDS, (one: AssistantQuestion) => talkedPlainly([one], language)[0] ?? one],
    ].find(([one]) => (one as RegExp).test(said)) as
      | [RegExp, (one: AssistantQuestion) => AssistantQuestion]
      | undefined) ?? []
  const isFair = FAIR.test(said)
  const isStiff = STIFF.test(said)
  if (!sign && !isFair && !isStiff && !MORE_PERSONAL.test(text)) return null
  const name = text.replace(isFair ? FAIR : (sign ?? STIFF), ' ')
  const target = targetIn(withoutReason(name), scene)
  const some = target.is === 'found' && target.places.length < scene.questions.length ? target.places : null
  const isOne =
    some !== null &&
    target.is === 'found' &&
    (!target.isByName ||
      /(?<!\p{L})(?:one|question|frage|pregunta|la del?|el del?|lo del?|die|bit|part|wording)(?!\p{L})/iu.test(
        text,
      ) ||
      name.split(/\s+/u).length < 7)
  const isPointedAt =
    some !== null &&
    (POINTING.test(text) || scene.isMidway === true || /(?:that|this) (?:one|question)/iu.test(text))
  const [only = 0] = some ?? []
  if (
    isFair &&
    isPointedAt &&
    some?.length === 1 &&
    /isn[’']?t|is not|not |sure|neutral/iu.test(text) &&
    scene.questions[only]?.options
  )
    return outcome(scene, [tell.takesNoSide(only, scene.questions[only]?.question_text ?? '')], {
      touched: [only],
    })
  if (isFair && !isPointedAt && !scene.isMidway)
    return {
      ...carriedOut(scene, { to: 'balance', places: [mainPlace(scene.questions)] }),
      touched: [mainPlace(scene.questions)],
    }
  if (isFair)
    return some
      ? { ...carriedOut(scene, { to: 'balance', places: some }), touched: some }
      : (unsaid(target, scene) ?? ofAll(scene, { to: 'balance', places: null }))
  const isThisOne =
    scene.isMidway === true &&
    scene.touched.length === 1 &&
    /(?<!\p{L})(?:it|that|this|them|es|das|sie|l[ao])(?!\p{L})|l[ao]$/iu.test(text)
  if (isThisOne && how && target.is !== 'found') return madeAt(scene.touched, how, scene)
  if (isOne && some && sign === PLAIN) {
    const made = carriedOut(scene, { to: 'simplify', places: some })
    return { ...made, touched: some }
  }
  if (isOne && some && how) return madeAt(some, how, scene, sign === SHORT)
  // Words of their own, such as “committee”, that point at no question.
  const isPointing = POINTING.test(text)
  if (isPointing && target.is !== 'found')
    return unsaid(target, scene, how ? (places, now) => madeAt(places, how, now) : undefined)
  if (isStiff && sign === undefined) return ofAll(scene, { to: 'address', address: 'formal' })
  if (sign === FUNNY) return ofAll(scene, { to: 'be funnier' })
  if (sign === ALL_LOOSE) {
    const isAddress =
      /(?<!\p{L})(?:duzen|per du|du-form|tutea\p{L}*|tutéa\p{L}*|de tú|tuteo)(?!\p{L})/iu.test(text)
    return ofAll(scene, { to: 'address', address: 'casual', ...(isAddress ? {} : { isTone: true as const }) })
  }
  if (sign === PLAIN) return ofAll(scene, { to: 'simplify', places: null })
  if (sign === SHORT) return ofAll(scene, { to: 'word shorter' })
  if (MORE_PERSONAL.test(text)) return ofAll(scene, { to: 'be more personal' })
  if (sign === SOFT) {
    const [touched] = scene.touched
    return touched === undefined || !how
      ? outcome(scene, [tell.whichQuestion])
      : madeAt([touched], how, scene)
  }
  return how && sign === OTHER_WORDS && scene.touched.length === 1
    ? madeAt(scene.touched, how, scene)
    : outcome(scene, [tell.whichQuestion])
}

/** One question in softer words, as it was offered. */
export const softened = (place: number) => (scene: Scene) =>
  madeAt([place], (one) => softer(one, scene.style), scene)
