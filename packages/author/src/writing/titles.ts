import { printable } from '../reading/lines.ts'
import type { Act } from '../stories/model.ts'
import type { Dossier } from './dossier.ts'
import { echoesMourning } from './mourning-echo.ts'
import { setMarks } from './quote.ts'
import { isShadowed } from './shadow.ts'

/** Words at which a line hangs on something that is not there. */
const STRANDED: Record<string, RegExp> = {
  en: /^(?:me and|it|she|he|they|hes|shes|theyre|thats|theres|this|that|these|those|him|her|them|his|its|their|and|but|so|because|which|or|then|there|both|one|same|still|again|also|not|no)\b|\b(?:it|him|her|them|this|that|he|she|they|there)$|\b(?:he|she|they) (?:says|said)\b/i,
  es: /^(?:ella|él|ellos|ellas|eso|esto|ésta|este|esta|y|pero|porque|que|se|le|les|lo|la(?= \p{L}+[óéí])|los|las(?= \p{L}+[óéí])|su|sus|ya no|así|no)(?!\p{L})|(?<!\p{L})(?:ella|él|eso|esto)$/iu,
  de: /^(?:er|sie|es|das(?= \p{Ll})|dies\p{L}*|und|aber|weil|dass|der(?= \p{Ll})|die(?= \p{Ll})|ihm|ihn|ihr|sein\p{L}*|dann|da|so|also|nicht|kein\p{L}*|ist|hat|war|hab)(?!\p{L})|(?<!\p{L})(?:er|sie|es|ihm|ihn)$/iu,
}
const EMPTY =
  /^(?:(?:does |has |is )?any(?:one|body)(?!['’]s)|alguien|algun[oa] (?:sabe|conoce)|(?:kennt|weiß|hat|kann) jemand)\b|^(?:happy|merry|thank|thanks|congratulations|eid mubarak|feliz|gracias|felicidades|frohe|danke)\b|https?:|\p{Extended_Pictographic}|["“”„«»\n]|^['‘]/iu
const HANGING =
  /\b(?:and|so|but|or|the|a|an|of|to|with|for|in|on|at|because|that|which|is|are|was|were|as|if|y|o|que|de|con|por|para|el|la|un|una|und|oder|der|die|das|mit|von)$/i

/** A quotation that the line opens and does not close. */
const OPENED = /(?:^|[\s(])['‘](?!.*['’](?:[\s.,!?)]|$))/u

const SCRAP = 3
/** Where or with what, before it is said what. */
const LED = {
  en: /^(?:at|in|on|for|with|from|of|to|by|till|until|after|before|over|under)\b/i,
  es: /^(?:en|de|del|para|por|con|desde|hasta|sin|a|al|entre|sobre)(?!\p{L})/iu,
  de: /^(?:im|in|am|an|auf|für|mit|von|vom|zum|zur|bei|nach|aus|seit|bis|über|unter)(?!\p{L})/iu,
}

/** Somebody or something that the line does not name. */
const UNCLEAR = {
  en: /\b(?:it|them|him|her|his)\b/i,
  es: /(?<!\p{L})(?:lo|le|les|se lo|se la|su|sus)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:sie|ihn|ihm|ihr|es|sein\p{L}*)(?!\p{L})/u,
}

/** A deed without its doer is a caption, not a title: “Pricked out the leeks”. */
const DEED =
  /^(?:\p{L}\p{Ll}+ed|Got|Went|Took|Made|Did|Had|Found|Bought|Told|Handed|Put|Gave|Sat|Stood|Ran|Came|Left|Saw|Kept|Slept|Woke|Lost|Lent|Sent|Won|Met|Ate|Drove|Wrote|Read|Began|Broke|Spent|Cut|Built|Caught|Did) /iu

/** What announces words that are not there: “Ich hab gesagt”, “I thought”. */
const ANNOUNCING =
  /(?<!\p{L})(?:said|says|say|asked|told|thought|know|knew|think|thinkin|thinking|gesagt|gefragt|gedacht|sagt|sage|dije|dijo|dice|digo|pregunt[éó]|pensé|sé)$/iu

/** What files a post under its day: “Easter Monday”, “First week on the scaff”, “Wee boy the day”. */
const DIARY =
  /^(?:(?:easter|christmas|boxing|new year|good friday|pancake|bank holiday|mothers?|fathers?)(?!\p{L})|(?:first|last|second|third) (?:day|week|night|shift|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|navidad|año nuevo|semana santa|primer día|último día|lunes|martes|miércoles|jueves|viernes|sábado|domingo|ostern|weihnachten|silvester|karfreitag|erster tag|letzter tag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?<!\p{L})(?:the day|the night|the morn|today|tonight|tmrw|tomorrow|yesterday|hoy|ayer|mañana|heute|gestern|morgen)$/iu

/** A thought of something is no thought: “Thinkin of the cfa”. */
const ABOUT =
  /^(?:thinkin|thinking|missing|waiting|looking|watching|off to|back (?:to|from|at|in)|pensando|esperando|viendo|unterwegs|warten)(?!\p{L})/iu

/** Some sign that something is done or said, and not only named. */
const VERB = {
  en: /(?<!\p{L})(?:i|we|you|is|are|was|were|am|has|have|had|do|does|did|not|no|never|nobody|nothing|can|could|will|would|\p{L}+n['’]?t|\p{L}+['’]s|\p{L}+ed|said|got|made|went|came)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|nadie|nada|ni|es|son|está|están|fue|era|hay|tengo|soy|\p{L}+(?:[éóí]|aba|ía|amos|emos|imos))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|wir|ist|sind|war|waren|hat|hab|habe|haben|wird|nicht|nie|kein\p{L}*|nichts|niemand|kann|muss|will|\p{Ll}+(?:st|t))(?!\p{L})/u,
}

/** “Hppy”: no word has so many letters and no vowel. */
const MISSPELT =
  /(?<!\p{L})[B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz](?:[bcdfghjklmnpqrstvwxz]{2,}y|[bcdfghjklmnpqrstvwxz]{3,})(?!\p{L})/u

/** “I could not” */
const NOTHING_SAID =
  /^(?:I|we|you|yo|nosotros|ich|wir) (?:(?:could|would|did|do|can|will|have|had|was|am)(?: not|n['’]?t)?|no (?:pude|puedo|quise)|(?:konnte|kann|wollte|will) nicht)$/iu

/** Somebody was hurt: whatever else the post says, it is no title. */
const HURT =
  /(?<!\p{L})(?:hospital|ambulance|surgery|operation|stitches|fractur\p{L}+|crash(?:ed)?|concuss\p{L}+|(?:broke|broken) (?:my|me|his|her|the|an?|l\d|\p{L}+ (?:leg|arm|hip|wrist|rib))|came off|ambulancia|cirug[ií]a|operaron|operada?|fractur\p{L}+|urgencias|Krankenhaus|Klinik|gebrochen|Unfall|Notarzt|Reha)(?!\p{L})/iu

export interface TitleLine {
  title: string
  post: number
  score: number
}

/** Two to eight words of the person's own, to the letter, that make sense with nothing around them. */
export function titlesIn(
  d: Dossier,
  acts: readonly Pick<Act, 'post' | 'from' | 'to'>[],
  prefer: readonly string[] = [],
): TitleLine[] {
  const found: TitleLine[] = []
  const stranded = STRANDED[d.spoken] as RegExp
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const said = acts.map((a) => d.wordsOf(a).toLowerCase())
  const refrains = new Set(
    d.stories.claims.flatMap((c) => (c.kind === 'refrain' ? [c.phrase.toLowerCase()] : [])),
  )
  const names = d.stories.people.flatMap((p) => (p.isTender || p.isParted ? [p.name, ...p.aliases] : []))
  for (const act of acts) {
    if (!d.clear(act.post) || isShadowed(d, act.post) || echoesMourning(d, act.post)) continue
    if (HURT.test(d.post(act.post)?.text ?? '')) continue
    const spans = d.sentences(act.post)
    for (const s of spans) {
      if (s.from < act.from || s.from >= act.to) continue
      for (const [k, raw] of [s.text, ...s.text.split(/[,;:–—] /)].entries()) {
        const text = raw.trim().replace(/[.,;:]+$/, '')
        const n = text.split(/\s+/).length
        if (n < 2 || n > 8 || text.length > 48 || text.length < 7) continue
        if (k > 0 && (text === s.text.trim().replace(/[.,;:]+$/, '') || n < 3)) continue
        if (stranded.test(text) || EMPTY.test(text) || HANGING.test(text) || !printable(text)) continue
        if (names.some((x) => text.includes(x)) || OPENED.test(text) || ANNOUNCING.test(text)) continue
        // “I could not” says nothing.
        if (NOTHING_SAID.test(text)) continue
        // “At the range” is half of a sentence.
        const isLed = LED[d.spoken].test(text) && !VERB[d.spoken].test(text)
        if (isLed && n <= SCRAP) continue
        let score = n >= 3 && n <= 6 ? 1 : n === 2 && !refrains.has(text.toLowerCase()) ? 0.3 : 0.6
        if (k === 0) score += 0.4
        else if (!/^\p{Lu}/u.test(text)) score -= 0.5
        if (k === 0 && s === spans.at(-1)) score += 0.5
        // “Lever arch files: one” files the post under something; that is no line of it.
        const isFiled = k > 0 && s.text.includes(`${text}:`)
        const isLabel = isFiled || (s === spans[0] && spans.length > 1)
        if (
          !isLabel &&
          n <= 5 &&
          (n >= 3 || refrains.has(text.toLowerCase())) &&
          said.filter((x) => x.includes(text.toLowerCase())).length > 1
        )
          score += 0.9
        score += Math.min(0.5, (lines.get(act.post) ?? 0) * 0.3)
        if (DEED.test(text)) score -= 0.5
        if (DIARY.test(text)) score -= 1.6
        if (ABOUT.test(text)) score -= 0.8
        if (/^\d/.test(text)) score -= 0.6
        if (isLabel && n > 2 && n <= 4 && !VERB[d.spoken].test(text)) score -= 0.4
        // A heading of two words is what the post files itself under.
        if ((isLabel && n === 2) || isFiled) score -= 0.6
        if (UNCLEAR[d.spoken].test(text)) score -= 0.4
        if (MISSPELT.test(text)) continue
        if (isLed) score -= k > 0 ? 0.9 : 0.4
        if (!isLabel && prefer.some((p) => text.toLowerCase() === p.toLowerCase())) score += 1.2
        else if (prefer.some((p) => text.toLowerCase().includes(p.toLowerCase()))) score += 0.8
        if (/\d/.test(text)) score -= /\d{3}/.test(text) ? 0.9 : 0.3
        if (/!$/.test(text)) score -= 0.2
        if (/\b(?:not|never|nobody|nothing|nunca|nadie|nie|nichts|kein)\b/i.test(text)) score += 0.3
        if (/\b(?:I|We|Ich|Wir)\b/.test(text)) score += 0.1
        found.push({
          title: setMarks(text.charAt(0).toUpperCase() + text.slice(1), d.spoken),
          post: act.post,
          score,
        })
      }
    }
  }
  const seen = new Set<string>()
  return found
    .sort((a, b) => b.score - a.score || d.day(a.post) - d.day(b.post) || (a.title < b.title ? -1 : 1))
    .filter((t) => !seen.has(t.title.toLowerCase()) && !!seen.add(t.title.toLowerCase()))
}
