import type { AssistantQuestion } from '../model.ts'

export type Way = AssistantQuestion['question_type'] | 'number'

const said = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu')

/** How a question shall be answered, in the words that people have for it; the plainest sign first. */
const WAYS: [Way, RegExp][] = [
  [
    'likert_scale',
    said(
      '(?:an? )?(?:likert(?: scale| question| block)?|agree ?/ ?disagree|agreement(?: scale)?|acuerdo ?/ ?desacuerdo|(?:grado de )?acuerdo|zustimmungs?(?:skala|frage)?|stimme zu)',
    ),
  ],
  [
    'ranking',
    said(
      '(?:an? |eine |una )?rank(?:ing|ed)?|(?:to |can )?(?:rank|sort|order)(?: (?:it|them))?(?: by [\\p{L}]+)?|(?:something )?(?:you |people |they |to )?(?:can )?drag(?:ged)?(?: (?:it|them))? into (?:an? |the )?order|sortable|in(?:to)? order(?: of [\\p{L}]+)?|ordenar(?: por [\\p{L}]+)?|(?:de|para) ordenar|clasificaci[oó]n|orden(?:able)?|rangfolge|reihenfolge|(?:zum )?sortieren|rangliste',
    ),
  ],
  [
    'multi_select',
    said(
      'tick(?:able)? ?(?:boxes|box|list|all|several|more than one)?|check ?box(?:es)?|several(?: answers)?(?: possible)?|more than one(?: answer)?|multiple (?:choice|answers|select)|multi-?select|let people tick several|casillas|varias(?: respuestas)?|selecci[oó]n múltiple|marcar varias|más de una|mehrere(?: antworten)?(?: möglich| ankreuzen)?|ankreuzen|mehrfachauswahl|kästchen',
    ),
  ],
  [
    'boolean',
    said(
      '(?:an? |eine |una )?(?:simple |einfache |simple )?yes ?(?:/|-|or|and) ?no|s[ií] ?(?:/|o|-) ?no|ja ?(?:/|oder|-) ?nein',
    ),
  ],
  [
    'number',
    said(
      '(?:an? |eine |un )?(?:plain )?(?:number|figure|zahl|número)(?!\\s?\\d|\\s(?:of|von|de)\\s|\\s(?:one|two|three|four|five|six))|as (?:an? )?(?:amount|count)',
    ),
  ],
  [
    'rating_scale',
    said(
      '(?:an? |eine |una )?(?:rating |sliding )?(?:scale|rating|slider|skala|escala)(?: (?:question|of))?(?: (?:from|von|del?) )?(?:\\s?\\(?[01] ?(?:-|–|to|bis|a|al) ?(?:5|6|7|10)\\)?)?|(?:from |von |del? |on )?[01] ?(?:-|–|to|bis|a|al) ?(?:5|6|7|10)|stars|sterne|estrellas',
    ),
  ],
  [
    'date_time',
    said(
      '(?:an? |ein |eine |una )?(?:proper |real |actual |echtes |richtiges )?(?:date|calendar|datum|kalender|fecha)(?: (?:picker|field|question|de verdad|feld))?',
    ),
  ],
  [
    'long_text',
    said(
      '(?:lots of |more |plenty of |much )?(?:room|space)(?: to write| to answer)?|long (?:text|answer)|free text|text question|open(?:[- ]ended)?(?: question| text| answer)?|(?:big|large) (?:box|text)|texto (?:libre|largo)|(?:pregunta )?abierta|(?:más )?espacio(?: para escribir)?|freitext|offene?(?: frage)?|(?:viel )?platz(?: zum schreiben)?|langer text',
    ),
  ],
  [
    'short_text',
    said(
      'short (?:text|answer)|one line|a (?:few )?words?|text(?: field)?|texto(?: corto)?|kurzer text|kurze antwort|textfeld',
    ),
  ],
  [
    'single_select',
    said(
      '(?:an? |one |eine |una )?(?:single |multiple )?(?:choice|choices|dropdown|drop-down|select)(?: question)?|(?:one )?where (?:they|people|you) (?:pick|choose)(?: one)?|pick(?: one)?|one answer(?: only)?|radio buttons|options|opci[oó]n única|(?:para )?elegir(?: una)?|de elecci[oó]n|opciones|auswahl|einfachauswahl|zum auswählen|wählen',
    ),
  ],
]

/** The first way that is said, with the words that say it. */
export function waySaid(text: string): { way: Way; words: string } | null {
  for (const [way, sign] of WAYS) {
    const found = sign.exec(text)
    if (found) return { way, words: found[0] }
  }
  return null
}

export const OPTIONAL =
  /(?<!\p{L})(?:optional|voluntary|not required|skipp?(?:able|ped|ing)?|can (?:be )?skip(?:ped)?|may be left out|only if they (?:want|like)|if they (?:want|like)(?=[\s.!]*$)|freiwillig|optional|kein(?:e)? pflicht|überspringen|übersprungen|wer (?:mag|will)|opcional(?:es)?|voluntari[oa]s?|saltar(?:se)?|si quieren(?=[\s.!]*$)|no obligatori[oa]s?)(?!\p{L})/iu
