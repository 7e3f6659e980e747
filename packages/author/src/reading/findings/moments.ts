import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { lineScore, printable } from '../lines.ts'
import { isSpokenByOthers } from '../quotation.ts'
import { stem } from '../tokens.ts'
import { ORDINALS } from '../word-lists.ts'

interface Pattern {
  kind: string
  weight: number
  test: Record<string, RegExp>
  /** Also fits posts that must not be teased. */
  gentle?: boolean
}

/** Kinds of moment that a sentence gives away by its own words, never by a guess at its mood. */
const PATTERNS: Pattern[] = [
  {
    kind: 'mishap',
    weight: 1,
    test: {
      en: /\b(?:dropped(?! (?:[A-Z]|off|by|in|the kids))|burnt|burned|broke|smashed|spilt|spilled|forgot|forgotten|locked (?:myself|out|ourselves)|flooded|crashed|tripped|fell (?:off|over|in|into|down)|stuck in|shrank|shrunk|missed the|set fire|on fire|is alight|exploded|leak(?:s|ed|ing)|wrong (?:train|house|day|door|way|size|person|bus)|bitten by|stung by|ruined|collapsed|by accident|accidentally|backwards|upside down|inside out|put salt|fused|jammed|snapped)\b/i,
      es: /\b(?:se me (?:ha )?(?:cayó|caído|quemó|quemado|olvidó|olvidado|rompió|roto|perdió)|quemad[oa]|roto|perdí|olvidé|me equivoqué|al revés|inundad[oa]|explot[óo]|derram\w+|pinchazo|atascad[oa])\b/i,
    },
  },
  {
    kind: 'denial',
    weight: 1.1,
    test: {
      en: /\b(?:nothing to do with it|not that I|I(?:'|’)m not (?:saying|sorry|crying|proud|addicted|obsessed|lost|old|competitive|bitter|jealous|bragging|a hoarder|counting)|no,? I (?:will|did|do|have)(?:n't| not)|I regret nothing|no regrets|I swear|I was only|it wasn(?:'|’)t me|I would like it noted|for the record|played it (?:very )?cool|totally fine|I(?:'|’)m fine|it(?:'|’)s fine|everything is fine|this is fine|allegedly|in my defen[cs]e|I maintain|purely for|strictly for|I never said|I did not|don(?:'|’)t judge)\b/i,
      es: /\b(?:yo no (?:he sido|fui|digo)|no es que|que conste|no me arrepiento|sin arrepentimientos|estoy bien|todo bien|en mi defensa|supuestamente|no pienso)\b/i,
    },
  },
  {
    kind: 'exaggeration',
    weight: 0.9,
    test: {
      en: /\b(?:entire|never been so|the whole street|neutron star|worst .{2,30} (?:in history|ever|of all time)|best .{2,30} in history|a thousand|a million|centuries|for ever|forever|height of civilisation|nobel|olympic|world record|of my life|since records began|in living memory|war crime|apocalypse|greatest|biblical|heroic|epic|catastrophe|disaster|masterpiece|miracle|unbearable|literally)\b/i,
      es: /\b(?:enter[oa]|jamás visto|de la historia|mil veces|un millón|siglos|para siempre|épic[oa]|apocalipsis|milagro|catástrofe|desastre|obra maestra|insoportable|literalmente|del mundo)\b/i,
    },
  },
  {
    kind: 'length-claim',
    weight: 1.4,
    test: {
      en: /\b(?:lost for words|no words|words fail|speechless|short version|long story short|in short|I won(?:'|’)t go on|I(?:'|’)ll keep (?:this|it) (?:short|brief)|nothing to say|nuff said|enough said|to be brief)\b/i,
      es: /\b(?:sin palabras|no tengo palabras|en resumen|resumiendo|seré breve|no diré más)\b/i,
    },
  },
  {
    kind: 'first-time',
    weight: 0.8,
    gentle: true,
    test: {
      en: /\b(?:first (?:ever|time|day|tooth|steps?|word|job|car|house|flat|marathon|10k|5k|half|gig|loaf|lesson|night|house|swim|snow|class|camp|sleepover|grey hair)|for the first time|my first|our first|her first|his first)\b/i,
      es: /\b(?:primer[oa]? (?:vez|día|diente|paso|palabra|trabajo|coche|casa|maratón|carrera|clase|noche|nieve|cana)|por primera vez|mi primer[oa]?|nuestr[oa] primer[oa]?)\b/i,
    },
  },
  {
    kind: 'turn',
    weight: 1,
    gentle: true,
    test: {
      en: /\b(?:new job|first day (?:at|of|in)|started (?:at|my|a new)|start(?:ing)? (?:a new )?job|handed in my notice|last day at|quit my job|I(?:'|’)ve been promoted|got promoted|promoted to|retired|retirement|we(?:'|’)ve moved|moved (?:to|into|in|house)|moving (?:to|house|day)|got the keys|bought (?:a|our|the|my) (?:first )?(?:house|flat|home|apartment)|engaged|(?:she|he|they) said yes|married|wedding|is here|was born|born (?:at|on|this)|baby|pregnant|expecting (?:a|our)|graduat(?:ed|ion)|passed my|degree|adopted|moved out|emigrat\w+|years? (?:at|since)|rescue (?:dog|cat)|from today)\b/i,
      es: /\b(?:nuevo trabajo|primer día|empiezo (?:en|el|la|un)|empecé|me han ascendido|ascendid[oa]|jubil\w+|nos (?:hemos )?mud\w+|mudanza|las llaves|nos casamos|boda|casad[oa]s|nació|ha nacido|nacimiento|bebé|embarazad[oa]|me gradu\w+|graduación|aprob(?:é|ado)|adopta\w+|último día)\b/i,
      de: /\b(?:neuer job|neue stelle|erster tag|umgezogen|umzug|geheiratet|hochzeit|geboren|befördert|rente|abschluss)\b/i,
      fr: /\b(?:nouveau (?:travail|boulot|poste)|premier jour|déménag\w+|mari[ée]s?|mariage|est née?|naissance|diplôme|retraite)\b/i,
    },
  },
  {
    kind: 'rule',
    weight: 1,
    test: {
      en: /^(?:(?:Some \p{L}+ (?:is|are|should|shouldn't|can|can't|never)|No (?!I\b|one|more|idea|sign)\p{L}+|Never (?!been|had|thought|seen|again)|Always|Nobody (?:should|can|ever|is|needs|tells)|Nothing (?:is|beats|lasts|says)|Everything (?:is|takes)|Everyone (?:is|has|should|needs)|People (?:are|will|never|always)|Life is|There (?:is|are) (?:no|only)|You (?:can't|cannot|can never|can always|can only|should|never|learn to))[^?]{3,70}|(?!It|This|That|There|He|She|They|We|You|What|Who|Here|Mine|Which)[A-Z][a-z]+(?: \p{Ll}+)? (?:is|are) (?:mostly|always|never|just|only|not|basically|better)\b[^?]{3,60})$/u,
      es: /^(?:(?:Nunca (?:más|se|hay)|Siempre (?:hay|se|es)|Nadie (?:debería|puede|debe|es)|Nada (?:es|dura)|Todo (?:es|acaba|tiene)|La vida|No hay|Hay que|(?:El|La|Los|Las) \p{L}+ (?:es|son|no es|siempre|nunca))[^?]{4,70})$/u,
    },
  },
  {
    kind: 'weather',
    weight: 0.5,
    test: {
      en: /\b(?:rain\w*|drizzl\w+|sleet|snow\w*|frost\w*|hail|thunder\w*|lightning|storm\w*|heatwave|sunburn\w*|sunny|sunshine|fog\w*|wind(?:y|s)?|freezing|icy|flood\w*|soaked|drenched)\b/i,
      es: /\b(?:lluvia|llov\w+|llueve|nieve|nev\w+|nieva|tormenta|granizo|calor|bochorno|frío|viento|niebla|helad[oa]|sol)\b/i,
    },
  },
  {
    kind: 'ahead',
    weight: 0.8,
    test: {
      en: /\b(?:tomorrow|next (?:year|week|summer|time|month)|the future|one day|someday|soon|can't wait to see|see you|until then|to be continued|watch this space|the rest can wait|onwards?)\b/i,
      es: /\b(?:mañana|el (?:año|mes) que viene|la próxima|el futuro|algún día|pronto|continuará|hasta entonces)\b/i,
    },
  },
  {
    kind: 'list-sting',
    weight: 1,
    test: {
      en: /(?:\b[\p{L}\d]+ [\p{L}' -]{2,28}, ){1,}[\p{L}\d][\p{L}\d' -]{2,34}(?:,| and|,? and) (?:one|a|an|1|zero|no) [\p{L}' -]{3,50}[.!]?$/iu,
      es: /(?:\b[\p{L}\d]+ [\p{L}' -]{2,28}, ){1,}[\p{L}\d][\p{L}\d' -]{2,34}(?:,| y|,? y) (?:un|una|1|cero|ningún|ninguna) [\p{L}' -]{3,50}[.!]?$/iu,
    },
  },
  {
    kind: 'question',
    weight: 0.7,
    test: {
      en: /^(?:why|how|what|who|is|are|does|do|can|when|where|should|has|have)\b[^?]{8,90}\?$/i,
      es: /^¿[^?]{6,90}\?$/,
    },
  },
  {
    kind: 'purchase',
    weight: 0.6,
    test: {
      en: /\b(?:bought|ordered|purchased|cost(?:s)?|spent|paid|£\d|\$\d|€\d|\d ?€|new (?:trainers|shoes|car|phone|boots|coat|bike|sofa|bed|kettle|glasses|guitar|camera))\b/i,
      es: /\b(?:compré|he comprado|me he comprado|cuesta|costó|gast\w+|\d ?€|pagu[ée]|he pedido)\b/i,
    },
  },
]

const CARE_WORDS = /\b(?:i(?:'|’)m shaking|in tears|crying|cried|lloré|llorando)\b/i

/** What somebody else is quoted with is not the writer's to answer for. */
const OWN_WORDS = new Set(['denial', 'exaggeration', 'length-claim', 'rule'])

export function findMoments(corpus: Corpus, among: readonly Read[], perKind: number): Finding[] {
  const byKind = new Map<string, Finding[]>()
  for (const read of among) {
    if (read.unquotable || read.tone === 'red' || read.tone === 'hidden' || read.words.length > 110) continue
    for (const p of PATTERNS) {
      const test = p.test[read.lang ?? '']
      if (!test?.test(read.text) && p.kind !== 'rule' && p.kind !== 'list-sting' && p.kind !== 'question')
        continue
      if (read.tone === 'amber' && !p.gentle) continue
      if (!test) continue
      const at = read.sentences.findIndex((s) => test.test(s.text) && printable(s.text))
      const sentence = read.sentences[at]
      if (!sentence) continue
      if (p.kind === 'rule' && /\b(?:I|I['’]\w+|me|my|we|our|us|yo|mi|nos)\b/.test(sentence.text)) continue
      const match = test.exec(sentence.text)
      if (OWN_WORDS.has(p.kind) && isSpokenByOthers(read.text, match?.[0] ?? '')) continue
      const line = lineScore(sentence.text, read, corpus)
      let score = p.weight * 0.5 + line * 0.7
      if (p.kind === 'length-claim') score += read.words.length > 20 ? 0.8 : -0.5
      if (p.kind === 'mishap' && CARE_WORDS.test(read.text)) continue
      if (p.kind === 'turn' && read.post.kind === 'life_event') score += 0.6
      if (read.greeting) score -= 0.5
      if (score < 0.35) continue
      const label = labelIn(sentence.text, corpus) ?? labelIn(read.text, corpus)
      const list = byKind.get(p.kind) ?? []
      list.push({
        id: `${p.kind}:${read.id}`,
        kind: p.kind,
        score,
        posts: [read.id],
        data: {
          sentence: at,
          cue: match?.[0].slice(0, 60) ?? '',
          amber: read.tone === 'amber',
          label,
          labelHits: label ? (corpus.index.get(stem(label))?.length ?? 0) : 0,
        },
      })
      byKind.set(p.kind, list)
    }
  }
  return [...byKind.values()].flatMap((list) =>
    list
      .sort((a, b) => b.score - a.score || (a.posts[0] as number) - (b.posts[0] as number))
      .slice(0, perKind),
  )
}

/** The most particular thing a sentence names, to head a ledger entry with. */
export function labelIn(text: string, corpus: Corpus): string | null {
  let best: string | null = null
  let fewest = Number.POSITIVE_INFINITY
  for (const word of text.match(/\p{L}+(?:-\p{L}+)?/gu) ?? []) {
    const s = stem(word.toLowerCase())
    const hits = corpus.index.get(s)?.length ?? 0
    if (hits === 0 || s.length < 4 || !corpus.isThing(s) || corpus.nameWords.has(s)) continue
    if (ORDINALS.has(word.toLowerCase())) continue
    if (/(?:ing|ed|ly|est|ful|ous|able|ible|ish|less|ado|ido|mente)$/.test(word) || /^\p{Lu}{2,}/u.test(word))
      continue
    if (hits < fewest) {
      fewest = hits
      best = word.toLowerCase()
    }
  }
  return best
}
