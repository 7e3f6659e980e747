/**
 * “If anybody from the firm asks, he was on nights”, “wenn ihr Mann anruft, sie ist beim Sport”: what is to be said for
 * somebody, who has something to hide or to fear. Of oneself it is a joke.
 */
const ALIBI: readonly RegExp[] = [
  /(?<!\p{L})(?:if|when) (?:\p{L}{1,14} ){1,6}(?:ask(?:s|ing)?|rings?|calls?|phones?|messages?|texts?|turns? up|comes? (?:round|looking|asking))(?: (?:you|me|us|here|about (?:her|him|them)))*, (?:please )?(?:you (?:do(?:n['’]?t| not) know|have(?:n['’]?t| not) seen|never saw)|(?:she|he|they)(?:['’](?:s|re)| was| were| is| are| had) )/iu,
  /(?<!\p{L})wenn (?:\p{L}{1,14} ){1,6}(?:fragt|fragen|anruft|anrufen|nachfragt|klingelt|vorbeikommt)(?:[,:] | dann )(?:ihr (?:wisst|habt)|(?:er|sie) (?:war|waren|ist|sind|hat|hatte|hatten) )/iu,
  /(?<!\p{L})si (?:\p{L}{1,14} ){0,3}(?:pregunta|preguntan|llama|llaman|viene|vienen)(?: (?:\p{L}{1,14} ){0,4}\p{L}{1,14})?,? (?:(?:ustedes )?no (?:saben|la vieron|lo vieron)|(?:que )?(?:le|les) dig[ao]\p{L}{0,2} que|(?:ella|él) (?:estaba|está|estuvo) )/iu,
]

/** “Her husband must never know”: what one half of a couple, or a child, hides from the nearest. */
const NEVER: readonly RegExp[] = [
  /(?<!\p{L})(?:her|his) (?:husband|wife|mother|father|mum|mom|mam|dad|parents|boss|family) (?:must|can|is to|are to) (?:never|not) (?:ever )?(?:know|find out|hear)(?!\p{L})/iu,
  /(?<!\p{L})(?:ihr|sein|ihre|seine) (?:mann|frau|mutter|vater|eltern|chef|familie) (?:darf|dürfen|soll|sollen) (?:es |das |davon )?(?:nie|niemals|nicht)(?: davon)? (?:wissen|erfahren)(?!\p{L})/iu,
  /(?<!\p{L})(?:su|sus) (?:marido|mujer|madre|padre|padres|familia|esposo|esposa|jefe|patrón) no (?:(?:lo |la )?(?:puede|pueden|debe|deben|tiene que|tienen que)|se (?:puede|pueden|debe|deben|tiene que|tienen que)) (?:saber|saberlo|enterar(?:se)?)(?!\p{L})/iu,
]

/** “She called me and not her mum”: whom somebody chose to tell, and whom not. */
const CHOSEN: readonly RegExp[] = [
  /(?<!\p{L})(?:she|he|\p{L}{2,14}) (?:asked|called|rang|phoned|told|texted) me,? (?:and )?not (?:her|his|their) (?:mom|mum|mam|mother|dad|father|husband|wife|parents)(?!\p{L})/iu,
  /(?<!\p{L})me (?:llamó|contó|lo contó|avisó|buscó) a mí,? y no a (?:la|su|el) (?:madre|mamá|padre|papá|marido|mujer)(?!\p{L})/iu,
  /(?<!\p{L})hat (?:mich|es mir|das mir) (?:angerufen|gerufen|erzählt|gesagt|geschrieben)?,? ?(?:und )?nicht (?:die|der|den|ihre\p{L}?|seine\p{L}?|ihrem|seinem) (?:mama|mutter|papa|vater|mann|frau)(?!\p{L})/iu,
]

/** “It’s her business what for”: where somebody went, or why, is theirs. */
const THEIR_BUSINESS =
  /(?<!\p{L})(?:it['’]?s|that['’]?s|is) (?:her|his|their|my \p{L}{2,12}['’]?s) (?:own )?business (?:what|why|where|who|and)(?!\p{L})|(?<!\p{L})(?:es|son) cosas? (?:de ella|de él|suyas?) (?:por qué|para qué|adónde|dónde)(?!\p{L})|(?<!\p{L})(?:wofür|warum|weshalb|wozu),? (?:das )?(?:ist|geht) (?:nur )?(?:ihre sache|seine sache|nur sie (?:was|etwas) an|nur ihn (?:was|etwas) an)(?!\p{L})/iu

/** “Mom can’t know this one”, beside somebody who is shaking: a fall that is kept from the family. */
const NOT_THIS =
  /(?<!\p{L})(?:mom|mum|mam|mama|dad|nan|gran|my (?:mother|father|parents)|his \p{L}{3,8}|her \p{L}{3,8}) (?:can['’]?t|cannot|must(?:n['’]?t| not| never)) (?:ever )?(?:know|find out|hear)(?: about)? (?:this|it)(?!\p{L})/iu
const FALLEN =
  /(?<!\p{L})(?:shaking|shakes|sober|clean|relapse\p{L}*|using|doing so (?:good|well)|(?:he|she)['’]?s (?:ok|okay|safe) now|picked (?:him|her|\p{L}{2,12}) up|picked up \p{L}{2,12} (?:behind|outside|from))(?!\p{L})/iu

/** Whoever covers for somebody tells what is not theirs to tell. */
export const coversForSomebody = (text: string): boolean =>
  [...ALIBI, ...NEVER, ...CHOSEN, THEIR_BUSINESS].some((r) => r.test(text)) ||
  (NOT_THIS.test(text) && FALLEN.test(text))
