import { words } from '../inquiry/known-aspect.ts'

/** Who answers: several people named by what they do or are, never what a survey is about. */
const GROUPS = words(
  'nurses|doctors|carers|caregivers|midwives|teachers|students|pupils|learners|graduates|apprentices|trainees|interns|volunteers|members|guests|visitors|customers|clients|patients|residents|tenants|neighbours|neighbors|parents|fathers|mothers|dads|mums|moms|grandparents|freelancers|employees|staff|colleagues|managers|workers|drivers|commuters|cyclists|riders|runners|walkers|players|singers|musicians|choristers|dancers|readers|listeners|users|owners|farmers|beekeepers|gardeners|stallholders|shopkeepers|founders|participants|campers|newcomers|refugees|migrants|au pairs|teenagers|retirees|pensioners|widows|survivors|veterans|siblings|alumni|freshers|landlords|flatmates|housemates|' +
    'cuidador[ae]s|enfermer[ao]s|médic[ao]s|maestr[ao]s|profesor(?:es|as)|alumn[ao]s|estudiantes|voluntari[ao]s|soci[ao]s|invitad[ao]s|visitantes|clientes|pacientes|vecin[ao]s|inquilin[ao]s|padres|madres|familias|abuel[ao]s|emplead[ao]s|trabajador(?:es|as)|compañer[ao]s|conductor(?:es|as)|ciclistas|jugador(?:es|as)|cantantes|músic[ao]s|lector(?:es|as)|usuari[ao]s|jóvenes|jubilad[ao]s|participantes|becari[ao]s|autónom[ao]s|repartidor(?:es|as)|' +
    'pflegekräfte|pflegende|ärzt(?:e|innen)|lehrkräfte|lehrer|lehrerinnen|schüler|schülerinnen|studierende|studenten|azubis|auszubildende|ehrenamtliche|freiwillige|mitglieder|gäste|besucher|besucherinnen|kunden|kundinnen|patienten|bewohner|bewohnerinnen|mieter|mieterinnen|nachbarn|eltern|väter|mütter|großeltern|angestellte|mitarbeiter|mitarbeiterinnen|mitarbeitende|kollegen|kolleginnen|fahrer|pendler|radfahrer|läufer|läuferinnen|spieler|spielerinnen|sänger|sängerinnen|leser|teilnehmer|teilnehmende|jugendliche|senioren|rentner|geflüchtete',
)
const GERMAN_COMPOUND =
  /(?:kräfte|schüler(?:innen)?|lehrer(?:innen)?|mitglieder|eltern|väter|mütter|helfer(?:innen)?|fahrer(?:innen)?|spieler(?:innen)?|gäste|bewohner(?:innen)?|arbeiter(?:innen)?|nehmer(?:innen)?|studierende)$/iu

/** “Bakers”, “Florists”: who does something, in English. */
const AGENTS = /^\p{L}{3,}(?:ers|ists|eers|men|women|people)$/iu
const NO_AGENTS =
  /^(?:letters|summers|winters|flowers|dinners|suppers|numbers|papers|newspapers|rivers|colou?rs|computers|towers|sweaters|answers|feathers|corners|borders|orders|offers|powers|trailers|others|lovers|slippers|posters|covers|tigers|ladders|butter|fingers|shoulders|layers|centers|mothers|fathers|brothers|sisters|daughters|grandfathers|grandmothers|weathers|hangovers|leftovers|trousers|crackers|burgers|peppers|cucumbers|lists|mists|wrists|women|men|people)$/iu

/** A title that names people and nothing else. */
export function isOfPeople(title: string): boolean {
  const bare = title
    .trim()
    .replace(/^(?:the|our|my|die|unsere|meine|los|las|nuestr[oa]s|mis)\s+/iu, '')
    .replace(/\s{1,9}(?:of|in|at|on|from|with|de|del|en|con|von|im|in|am|auf|mit|für|for)\s.*$/iu, '')
  const all = bare.split(/\s+/u)
  if (all.length > 4) return false
  const [first = ''] = all
  const last = all.at(-1) ?? ''
  if (all.length === 1 && AGENTS.test(last) && !NO_AGENTS.test(last)) return true
  return (
    GROUPS.test(last) ||
    (/^(?:cuid|enfer|alumn|volunt|soci|vecin|padr|madr|famil|estud|prof|maestr|trabaj)/iu.test(first) &&
      GROUPS.test(first)) ||
    GERMAN_COMPOUND.test(last)
  )
}
