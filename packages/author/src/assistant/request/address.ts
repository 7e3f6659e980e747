import { words } from '../inquiry/known-aspect.ts'
import type { Address } from '../voice.ts'

/** Whom one says Sie or usted to without being told. */
const TO_BE_SIEZT = words(
  '(?:viele|die meisten|alle) (?:sind |davon )?(?:schon )?älter|ältere[nr]? (?:leute|menschen|damen|herren|gemeinde\\p{L}*)|senior(?:en|innen)|rentner(?:innen)?|patient(?:en|innen)|kund(?:en|innen)|klient(?:en|innen)|bürgerinnen und bürger|angehörige[nr]?|personas mayores|(?:la mayoría|muchos|muchas) son mayores|jubilad[oa]s|pacientes|clientes',
)
const AMONG_FRIENDS = words('wg|freunde|kumpels|team|clique|duzen|du|amig[oa]s|colegas|tutear')

/** How the people who answer are spoken to, where a description lets one tell. */
export const addressFor = (told: string): Address =>
  TO_BE_SIEZT.test(told) && !AMONG_FRIENDS.test(told) ? 'formal' : 'plain'
