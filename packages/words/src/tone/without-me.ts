import { LAUGHS } from './absence/absence.ts'

/** That the others would have it better, quieter or easier if one were not there: said in the daytime, too. */
const THE_WORLD_WITHOUT_ME = [
  // “Everyone would be calmer if I weren't in the way.”
  /(?<!\p{L})(?:they|everyone|everybody|all|it|the kids|you|family|mum|mom|dad)(?:['’]d| would)(?: all| just| probably)? be (?:so much |much |a lot |all )?(?:\p{L}{2,12}er|better off|more \p{L}{3,12}|fine|easy|quiet)(?: \p{L}{1,12}){0,4} (?:without me(?! (?:in|at|on|as|there))|if i (?:was|were|am)(?:n['’]?t| not| gone| never))(?!\p{L})/iu,
  /(?<!\p{L})how (?:quiet|easy|calm|simple|peaceful|nice) (?:it|life|things|everything) would be (?:\p{L}{1,12} ){0,3}without me(?!\p{L})/iu,
  /(?<!\p{L})(?:best|better) (?:if )?i (?:was|were) (?:gone|not here|out of (?:it|the way|their way))(?!\p{L})/iu,
  /(?<!\p{L})(?:do|did)n['’]?t want to wake up (?:tomorrow|again|any ?more|at all|this time)(?!\p{L})/iu,
  // “Most mornings I'd just as soon not have woken up”, “I don't see what I am for”.
  /(?<!\p{L})(?:just as soon|rather|wish(?:ed)? i['’]?d?(?: had)?|hop(?:e|ed|ing)(?: i (?:would|will|do))?|glad) (?:not (?:have )?(?:woken|wake|waking)|(?:n['’]?t|not|never) (?:woken|wake)|not to (?:wake|have woken))(?: up)?(?!\p{L})/iu,
  /(?<!\p{L})(?:do|can)n['’]?(?:t| ?not) (?:really |quite )?(?:see|know|think of) what (?:i['’]?m|i am) (?:still )?(?:here )?for(?!\p{L})/iu,
  /(?<!\p{L})if i (?:was|were)n['’]?t (?:here|around|alive|in the way)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:nobody|no one|everyone|everybody|they['’]d|peace|easier|quieter|worry)(?!\p{L})/iu,
  // “Todos estarían más tranquilos si yo no estuviera estorbando.”
  /(?<!\p{L})(?:estar|vivir|ser|dormir|descansar)ían? (?:todos )?(?:m[áa]s|mejor)(?: \p{L}{3,14}){0,5} (?:sin m[ií]|si (?:yo )?no (?:estuviera|existiera|estuviese|viviera|hubiera nacido))(?!\p{L})/iu,
  /(?<!\p{L})si (?:yo )?no (?:estuviera|existiera|estuviese|hubiera nacido)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:nadie|todos estarían|diferencia|descansarían|mejor|tranquil[oa]s)(?!\p{L})/iu,
  // “A veces pienso que si no me despierto mañana no pasa nada.”
  /(?<!\p{L})si (?:mañana |un día )?(?:ya )?no (?:me )?(?:despierto|despertara|despertase|amanezco|amaneciera|levanto más)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:no pasa|tampoco|nadie|mejor|da igual|qué más da|ni se)(?!\p{L})/iu,
  /(?<!\p{L})no (?:sé|veo) (?:ya )?para qué (?:estoy|sirvo|sigo)(?: acá| aquí| viva?| vivo)?(?=[.,!?…]|$)/iu,
  /(?<!\p{L})no le (?:haría|hago|hacía) falta a nadie(?!\p{L})|(?<!\p{L})nadie me (?:extrañaría|echaría de menos|echaría en falta)(?!\p{L})/iu,
  /(?<!\p{L})(?:estoy|ando) de sobra(?! en la cocina)(?!\p{L})|(?<!\p{L})(?:soy|siento que soy) (?:una carga|un estorbo)(?!\p{L})|(?<!\p{L})nom[áa]s estorbo(?!\p{L})/iu,
  // “Nobody needs me to wake up.” “I think of the river, and not to swim in it.”
  /(?<!\p{L})(?:nobody|no one) (?:needs|wants) me to (?:wake up|get up|be here|be around|go on)(?!\p{L})/iu,
  /(?<!\p{L})nadie (?:precisa|necesita) que (?:yo )?(?:me (?:despierte|levante)|siga|esté|viva)(?!\p{L})/iu,
  /(?<!\p{L})(?:niemand|keiner) (?:braucht (?:es|mich)|muss)[^.!?]{0,20}(?:dass ich|wenn ich) (?:noch )?(?:aufwach|aufsteh|da bin|weiter)\p{L}*/iu,
  /(?<!\p{L})(?:think(?:ing)?|thought) (?:of|about) the (?:river|bridge|lake|sea|train|tracks|railway|canal)[^.!?]{0,6} and (?:it['’]?s )?not (?:for|to|about) (?:the )?(?:swim|fish|walk|view|boat)/iu,
  /(?<!\p{L})pienso en el (?:río|puente|tren|mar|lago|canal)[^.!?]{0,6} y no (?:es )?para (?:nadar|pescar|pasear|cruzarlo)(?!\p{L})/iu,
  /(?<!\p{L})denke? an (?:den fluss|die brücke|den zug|den see|das meer|die gleise)[^.!?]{0,6} und nicht (?:zum|ans) (?:schwimmen|baden|angeln|spazieren)(?!\p{L})/iu,
  /(?<!\p{L})(?:no le encuentro|no tiene) (?:ning[úu]n )?(?:objeto|sentido) a? ?(?:que (?:sean|amanezca|llegue)|seguir|despertar|levantar)\p{L}*/iu,
  // “How it could all just stop and nobody need make a fuss.”
  /(?<!\p{L})(?:it|this|everything|all of it) (?:could|would|might|can) (?:all )?(?:just )?(?:stop|end|go quiet|be over)(?: \p{L}{1,12}){0,3},? (?:and|with|without) (?:nobody|no ?one|not a soul|any fuss|anyone|anybody|bothering)(?!\p{L})/iu,
  /(?<!\p{L})(?:que|cómo) (?:todo )?(?:se )?(?:podría |pudiera |puede )?(?:parar|terminar|apagar|acabar)\p{L}{0,4}(?: todo)?(?: \p{L}{1,12}){0,2},? (?:y|sin) que? ?(?:nadie|molestar|hacer ruido)(?!\p{L})/iu,
  /(?<!\p{L})(?:dass|wie) (?:das |es )?(?:alles )?(?:einfach )?(?:aufhör|vorbei sein|still sein|aus sein)\p{L}*(?: (?:könnte|würde|kann))?,? (?:und|ohne dass) (?:niemand|keiner|jemand|es jemand|es keiner)(?!\p{L})/iu,
  // “Parked at the point. Don’t much remember driving here.”
  /(?<!\p{L})(?:do|did|can)n['’]?t (?:much |really |even )?remember (?:driving|walking|getting|coming) (?:up |down |out )?(?:here|there|to)(?!\p{L})[\s\S]{0,160}(?<!\p{L})(?:that tired|so tired|tired of|just stop|keep thinking|can['’]?t do)(?!\p{L})/iu,
  /(?<!\p{L})no (?:me acuerdo|recuerdo) (?:de )?(?:cómo (?:llegué|vine)|haber (?:manejado|llegado|venido))(?!\p{L})[\s\S]{0,160}(?<!\p{L})(?:tan cansad[oa]|cansad[oa] de|pienso (?:en )?que|no puedo más)(?!\p{L})/iu,
  /(?<!\p{L})wei(?:ß|ss) (?:gar |schon )?nicht(?: mehr)?,? wie ich (?:hierher|hergekommen|hier hoch)\p{L}*[\s\S]{0,160}(?<!\p{L})(?:so müde|müde vom|denke? (?:dran|daran|die ganze)|kann nicht mehr)(?!\p{L})/iu,
  // „Ohne mich hätten sie es leichter.“
  /(?<!\p{L})ohne mich (?:hätt|wär)\p{L}*(?: \p{L}{2,12}){0,4} (?:leichter|ruhiger|besser|einfacher|schöner)(?!\p{L})/iu,
  /(?<!\p{L})(?:steh|stehe|bin|falle) (?:doch |ja |eh |hier )?(?:nur |bloß |immer )(?:noch )?(?:allen|jedem|euch|ihnen|allen anderen)(?: doch)? (?:im weg|zur last)(?!\p{L})/iu,
  /(?<!\p{L})(?:mich|mir) (?:würde|wird) (?:doch |eh )?(?:keiner|niemand) (?:vermissen|nachweinen)(?!\p{L})/iu,
  /(?<!\p{L})(?:wenn ich (?:morgen |einfach )?nicht (?:mehr )?aufwach\p{L}*|am liebsten (?:gar )?nicht (?:mehr |erst )?aufgewacht|lieber nicht (?:mehr )?aufwachen)(?!\p{L})(?! den wecker)/iu,
  /(?<!\p{L})(?:weiß|wüsste|seh|sehe) (?:auch |gar |einfach )?nicht(?: mehr)?,? wozu (?:ich|es mich) (?:noch |eigentlich )?(?:da|gut|hier|gibt)(?!\p{L})/iu,
  /(?<!\p{L})wenn (?:ich nicht (?:mehr )?(?:da|hier) w[äa]re?|es mich nicht (?:mehr )?gäbe?)(?!\p{L})/iu,
]

/** Where somebody is only in the way of a game or a pot. */
const AT_PLAY =
  /(?<!\p{L})(?:goal|team|pub quiz|meeting|match|choir|kitchen|sofa|pizza|cocina|partido|equipo|reunión|tor|mannschaft|spiel|chor|küche)(?!\p{L})/iu

export const isWorldWithoutMe = (text: string): boolean =>
  !LAUGHS.test(text) && !AT_PLAY.test(text) && THE_WORLD_WITHOUT_ME.some((pattern) => pattern.test(text))
