import type { Tone } from '../model.ts'
import type { Token } from '../tokens.ts'
import { LAUGHS } from './absence/absence.ts'
import { isSaid, waysToSay } from './class-of.ts'

/** “Two stents”, “the lads who did the compressions”, “22 hours on a trolley, her chest”. */
const GRAVE = waysToSay(
  'picture scan placa imagen aufnahme bild bad stent stents compressions helicopter airlifted trolley heart bypass infarto cateterismo helicóptero camilla intensiva stents herzkatheter hubschrauber herz rettungshubschrauber imss issste hospital klinik krankenhaus',
  [
    // They want to look once more, and nobody speaks on the way home.
    /(?<!\p{L})wants? another (?:picture|look|scan)(?!\p{L})[\s\S]{0,60}(?<!\p{L})(?:neither|none|nobody|not one)(?: one)? of us(?!\p{L})|(?<!\p{L})otra (?:placa|imagen)(?!\p{L})[\s\S]{0,60}(?<!\p{L})ningun[oa] de los dos(?!\p{L})|(?<!\p{L})noch (?:eine aufnahme|ein bild)(?!\p{L})[\s\S]{0,60}(?<!\p{L})keiner von uns(?!\p{L})/iu,
    /(?<!\p{L})(?:two|three|four|a|\d) stents?(?!\p{L})|(?<!\p{L})(?:did|doing|started|gave \p{L}{2,4}) (?:the )?(?:chest )?compressions(?!\p{L})/iu,
    /(?<!\p{L})(?:took|taken) (?:bad|a bad turn)(?!\p{L})[^!?]{0,60}(?<!\p{L})(?:heart|chest|hospital|ambulance|helicopter|doctor|collapsed)(?!\p{L})|(?<!\p{L})(?:helicopter|airlifted|air ambulance) (?:him |her )?to (?:the )?(?:\p{Lu}\p{L}+|hospital)(?!\p{L})/u,
    /(?<!\p{L})on a trolley in (?:a|the) (?:corridor|hall|hallway|A&E|casualty)(?!\p{L})[^!?]{0,60}(?<!\p{L})(?:nurses?|doctors?|chest|hip|breathing|drip|oxygen)(?!\p{L})/iu,
    /(?<!\p{L})(?:un|dos|tres|\d) stents?(?!\p{L})|(?<!\p{L})(?:le hicieron|le dieron) (?:un cateterismo|masaje cardiaco|rcp)(?!\p{L})|(?<!\p{L})(?:en|una) camilla en el pasillo(?!\p{L})|(?<!\p{L})en helicóptero (?:a|al) (?:hospital|la clínica)(?!\p{L})/iu,
    /(?<!\p{L})(?:dengue|neumonía|tifoidea|hepatitis|covid|apendicitis|peritonitis)(?!\p{L})[^!?]{0,60}(?<!\p{L})(?:noches|días|semanas) en (?:el|la) (?:imss|issste|hospital|clínica|urgencias)(?!\p{L})/iu,
    /(?<!\p{L})(?:zwei|drei|vier|einen|\d) stents?(?!\p{L})|(?<!\p{L})(?:bypass|herzkatheter) (?:gelegt|bekommen|gekriegt)(?!\p{L})|(?<!\p{L})mit dem (?:rettungs)?hubschrauber (?:in|nach)(?!\p{L})[^!?]{0,30}(?<!\p{L})(?:klinik\p{L}{0,4}|krankenhaus|geflogen)(?!\p{L})/iu,
  ],
)

/** What is waited for, lived with and got over. */
const SORE = waysToSay(
  'positive positivo positiva positivos positivas positiv picture look scan sample x-ray placa imagen muestra mamografía aufnahme bild gewebe rang bell campana glocke clear cancer free years limpia limpio rastro libre cáncer tumor befund befundfrei rezidivfrei stove keys home asilo residencia heim pflegeheim altersheim altenheim knows know kennt erkennt reconoce conoce wer quién night noche nacht klinik kinderklinik hospital urgencias luft aire breath akustiker hno ohrenarzt audiologist audiólogo nights noches tuesdays wednesdays mondays thursdays fridays lunes martes miércoles jueves viernes dienstags mittwochs montags donnerstags freitags dienstag mittwoch montag donnerstag freitag monday tuesday wednesday thursday friday',
  [
    // Two lines on a test, whatever it tested for.
    /(?<!\p{L})positive(?!\p{L})[\s\S]{0,50}(?<!\p{L})(?:two|2|both|faint) lines?(?!\p{L})|(?<!\p{L})(?:two|2) lines(?!\p{L})[\s\S]{0,30}(?<!\p{L})positive(?!\p{L})|(?<!\p{L})positiv[oa]s?(?!\p{L})[\s\S]{0,50}(?<!\p{L})(?:dos|2) (?:rayas|rayitas|líneas|lineas)(?!\p{L})|(?<!\p{L})(?:dos|2) (?:rayas|rayitas|líneas)(?!\p{L})[\s\S]{0,30}(?<!\p{L})positiv[oa]s?(?!\p{L})|(?<!\p{L})positiv(?!\p{L})[\s\S]{0,50}(?<!\p{L})(?:zwei|2) striche?(?!\p{L})|(?<!\p{L})(?:zwei|2) striche(?!\p{L})[\s\S]{0,30}(?<!\p{L})positiv(?!\p{L})/iu,
    // They want to look once more.
    /(?<!\p{L})(?:they|doctor|hospital|clinic) wants? (?:another|a second|a better|a closer) (?:picture|look|scan|sample|x-ray) (?:of|at) (?:it|her|his|my|the (?:lung|breast|lump|shadow))(?!\p{L})(?! (?:passport|school|smile|house|car))/iu,
    /(?<!\p{L})called (?:her|him|me|us) back (?:in )?for (?:another|a second|more) (?:picture|look|scan|sample|x-ray)s?(?!\p{L})/iu,
    /(?<!\p{L})(?:quieren|piden|tienen que) (?:(?:hacer|sacar|tomar)\p{L}{0,2} )?(?:otra|repetir la|más) (?:placa|imagen|muestra|mamografía|biopsia)s?(?!\p{L})|(?<!\p{L})(?:salió|vieron|apareció) algo (?:raro )?en (?:la|una) (?:placa|imagen|mamografía|radiografía)(?!\p{L})/iu,
    /(?<!\p{L})(?:wollen|müssen|brauchen) (?:noch )?(?:mal )?(?:eine|ein|eine weitere|noch eine) (?:aufnahme|bild|gewebeprobe|gewebe)(?!\p{L})[^!?]{0,40}(?<!\p{L})(?:lunge|brust|kopf|machen|davon|arzt|klinik)(?!\p{L})|(?<!\p{L})(?:auf dem (?:bild|röntgenbild|ct)|in der aufnahme) (?:ist|war) (?:da )?(?:was|etwas)(?!\p{L})/iu,
    // It is over: the bell on the ward, the years since.
    /(?<!\p{L})rang the bell(?!\p{L})[^?]{0,80}(?<!\p{L})(?:hallway|ward|nurses?|clapped|treatment|last one|chemo|oncology)(?!\p{L})/iu,
    /(?<!\p{L})tocó (?:por fin )?la campana(?!\p{L})[^?]{0,80}(?<!\p{L})(?:hospital|enfermeras?|quimios?|sala|última|aplaudi\p{L}+)(?!\p{L})/iu,
    /(?<!\p{L})glocke (?:geläutet|läuten dürfen)(?!\p{L})[^?]{0,80}(?<!\p{L})(?:station|schwestern|letzte|flur|geklatscht|bestrahlung)(?!\p{L})/iu,
    /(?<!\p{L})(?:\d{1,2}|one|two|three|four|five|six|ten|a|months?) (?:years?|months?) (?:clear|cancer[- ]free|all clear)(?! of)(?!\p{L})/iu,
    /(?<!\p{L})(?:\d{1,2}|un|dos|tres|cuatro|cinco|diez) (?:años?|meses) (?:limpi[oa]|libre|sin) (?:de (?:cáncer|tumor|células)|cáncer|rastro|nada en|y el doctor)(?!\p{L})/iu,
    /(?<!\p{L})(?:\d{1,2}|ein|zwei|drei|vier|fünf|zehn) (?:jahre?|monate?) (?:ohne befund|befundfrei|rezidivfrei|krebsfrei|nichts mehr gefunden)(?!\p{L})/iu,
    // A memory that goes.
    /(?<!\p{L})(?:left|leaves|leaving) the (?:stove|gas|cooker|iron|oven) on (?:again|for the \p{L}{4,7} time)(?!\p{L})[^?]{0,120}(?<!\p{L})(?:he|she|third|second|fourth|check)(?!\p{L})/iu,
    /(?<!\p{L})took the (?:car )?keys (?:off|from|away from) (?:him|her|dad|mum|mom|grandpa|grandma)(?!\p{L})/iu,
    /(?<!\p{L})(?:doesn['’]?t|does not|didn['’]?t) (?:always |really )?know (?:me|us|who i am|who we are)(?: any ?more| now| some days)?(?= *(?:[.,;!?]|$))/iu,
    /(?<!\p{L})(?:he|she|mum|mom|dad|gran|nan)(?:['’]s| is|['’]ll be)? (?:now )?(?:gone |moved |going )?in(?:to)? (?:to )?(?:the|a) home(?! (?:game|side|end|team|straight|stretch|page|office|from|of|for|again))(?!\p{L})|(?<!\p{L})(?:brought|took|moved|left|settled) \p{L}{2,14} in(?: ?to)? (?:to )?the home in(?!\p{L})/iu,
    /(?<!\p{L})(?:ya )?no (?:me|nos) (?:reconoce|conoció|reconoció)(?! el (?:celular|teléfono|cajero|lector))(?!\p{L})|(?<!\p{L})preguntó quién (?:era yo|soy)(?!\p{L})|(?<!\p{L})(?:llevamos|llevé|dejamos|dejé|metimos) a \p{L}{2,14}(?: \p{L}{2,14})? (?:al|en el|a la|en la) (?:asilo|residencia|casa de reposo)(?!\p{L})/iu,
    /(?<!\p{L})(?:kennt|erkennt) (?:die meisten|uns|mich|keinen|niemanden|kaum (?:noch )?(?:jemand|wen))(?: \p{L}{2,8}){0,2} (?:nicht mehr|mehr)(?!\p{L})|(?<!\p{L})(?:kennt|erkennt) (?:mich|uns|die meisten) nicht mehr(?!\p{L})|(?<!\p{L})wissen wer ich bin(?!\p{L})|(?<!\p{L})(?:ins|im) (?:pflege|alten|alters|senioren)?heim (?:gebracht|gezogen|gekommen|geholfen)(?!\p{L})/iu,
    // A night with a child that does not breathe well; three nights in a ward.
    /(?<!\p{L})(?:could ?n['’]?t|cant|can['’]?t|couldnt) (?:get|catch) (?:her|his) breath(?!\p{L})|(?<!\p{L})(?:keine|kaum) luft (?:mehr )?(?:gekriegt|bekommen|gehabt)(?!\p{L})|(?<!\p{L})no podía (?:respirar|jalar aire)(?!\p{L})|(?<!\p{L})le faltaba el aire(?!\p{L})/iu,
    /(?<!\p{L})(?:nacht|nächte|tage) (?:in|auf) der (?:kinder)?(?:klinik|notaufnahme)(?!\p{L})|(?<!\p{L})(?:noches?|días) en (?:el|la) (?:imss|issste|hospital|urgencias)(?!\p{L})|(?<!\p{L})(?<!(?:working|work|doing|shifts?) )nights? in (?:the )?(?:children['’]?s )?(?:hospital|casualty|A&E|the ER)(?!\p{L})/iu,
    // An ear, told by whoever measures it.
    /(?<!\p{L})(?:akustiker|hno|ohrenarzt)(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:loch|taub|schäm\p{L}*|hälfte|nicht mehr|weg)(?!\p{L})|(?<!\p{L})audiologist(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:deaf|gone|loss|half|ashamed)(?!\p{L})|(?<!\p{L})audiólogo(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:sord[oa]|perdí|mitad|aparato)(?!\p{L})/iu,
    // On Wednesdays there is somebody who listens.
    /(?<!\p{L})(?:mon|tues|wednes|thurs|fri)days?,? (?:now )?i (?:go|drive|head)(?: \p{L}{1,4}){0,3} (?:to )?(?:\p{Lu}\p{L}+ (?:and talk )?to )?(?:a|this|the) (?:lady|woman|fella|man|guy|girl)(?!\p{L})[\s\S]{0,60}(?<!\p{L})(?:talk|listens?)(?!\p{L})|(?<!\p{L})(?:mon|tues|wednes|thurs|fri)days?,? (?:now )?i (?:go|drive)(?: \p{L}{1,12}){0,4} and talk to (?:a|this) (?:lady|woman|fella|man|guy)(?!\p{L})/iu,
    /(?<!\p{L})los (?:lunes|martes|miércoles|jueves|viernes) voy (?:con|a ver a|a (?:hablar|platicar) con) (?:una?|la|el) (?:señora?|doctora?|psicólog[oa]|licenciad[oa])(?!\p{L})/iu,
    /(?<!\p{L})(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?) (?:fahr|geh)e? ich (?:jetzt )?(?:immer )?zu (?:einer|einem)(?!\p{L})[\s\S]{0,60}(?<!\p{L})(?:rede[nt]?|zuhört|hört zu|sprech\p{L}*)(?!\p{L})/iu,
  ],
)
/** Cakes stand on trolleys, and whoever rings a bell is on a bicycle. */
const AT_EASE =
  /(?<!\p{L})(?:cakes?|beard|moustache|shaved?|haircut|barba|bigote|fleco|flequillo|bart|celular|cajero|pastel|credencial|face id|handy|buns|duty free|tesco|aldi|lidl|ikea|supermarket|pumpkin|halloween|costume|passport photo|yearbook|fancy dress|fasching|kostüm|disfraz|película|telenovela|serie|netflix|passfoto)(?!\p{L})/iu

/** How gravely a text tells an illness without a word for it. */
export function illnessToldSideways(text: string, tokens: readonly Token[]): Tone {
  if (LAUGHS.test(text) || AT_EASE.test(text)) return 'clear'
  if (isSaid(GRAVE, text, tokens)) return 'red'
  return isSaid(SORE, text, tokens) ? 'amber' : 'clear'
}
