import { LAUGHS } from './absence/absence.ts'

/**
 * “I thought, well, that would be one way of getting a rest”, “wie das wäre, wenn man da geradeaus weiterfährt”: said in
 * half a sentence, calmly, on an ordinary day, between the shopping and the supper.
 */
const THOUGHT_OF: readonly RegExp[] = [
  /(?<!\p{L})(?:that|it)(?:['’]d| would) be (?:one|a) way (?:of|to) (?:get(?:ting)? (?:a |some |any )?(?:rest|peace|sleep|quiet)|stop(?:ping)? it|be(?:ing)? done|end(?:ing)? it)(?!\p{L})/iu,
  /(?<!\p{L})(?:what|how) (?:it|that)(?:['’]d| would) be(?: like)?,? (?:if i|if you|to) (?:just |only )?(?:kept|keep|carried|carry|drove|drive|went|go|walked|walk|let|didn['’]?t) (?:\p{L}{1,12} ){0,3}(?:on|straight|go|turn|stop|brake|surface|come up)(?!\p{L})/iu,
  /(?<!\p{L})wie (?:das|es) w[äa]re?,? (?:wenn (?:man|ich) )(?:\p{L}{1,14} ){0,4}(?:geradeaus|weiterf\p{L}{2,6}|weiterging\p{L}?|losl\p{L}{2,6}|nicht (?:mehr )?(?:lenk|brems|auftauch|abbieg)\p{L}{1,6}|springt?|spränge)(?!\p{L})/iu,
  /(?<!\p{L})(?:c[óo]mo sería|qué pasaría|qué pasa) si (?:uno |yo )?(?:\p{L}{1,12} ){0,3}(?:sigu\p{L}{2,7} (?:derecho|de largo)|no (?:dobl|fren|gir)\p{L}{1,6}|solt\p{L}{2,6} el volante|me (?:soltara|tirara|dejara))(?!\p{L})/iu,
]

/** “In the part without a rail, and looked down for a good while. I was thinking of nothing.” */
const NO_RAIL =
  /(?<!\p{L})(?:no (?:rail|railing|fence)|without (?:a |any )?(?:rail|railing|fence)|(?:no tiene|sin) (?:baranda|barandilla|reja)|(?:kein|ohne) (?:geländer|zaun))(?!\p{L})/iu
const LOOKED_DOWN =
  /(?<!\p{L})(?:look(?:ed|ing) (?:down|over)|mir(?:é|ando|aba) (?:para|hacia) abajo|(?:hinunter|runter|hinab)(?:geschaut|gesehen|geguckt))(?!\p{L})/iu

export const hasThoughtOfIt = (text: string): boolean =>
  !LAUGHS.test(text) &&
  (THOUGHT_OF.some((r) => r.test(text)) || (NO_RAIL.test(text) && LOOKED_DOWN.test(text)))
