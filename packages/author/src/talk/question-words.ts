import { fold } from '@youzine/words'
import type { Spoken } from '../writing/wordings.ts'

export type AskedKind =
  | 'compare'
  | 'change'
  | 'how-often'
  | 'since-when'
  | 'how-long'
  | 'how-old'
  | 'how-much'
  | 'how-many'
  | 'how-big'
  | 'when'
  | 'where'
  | 'with-whom'
  | 'who-is'
  | 'who'
  | 'why'
  | 'became'
  | 'ever'
  | 'happened'
  | 'said-about'
  | 'name'
  | 'colour'
  | 'next'
  | 'what'

/** The first that fits. Compared without accents, in small letters. */
const KINDS: Readonly<Record<Spoken, readonly (readonly [AskedKind, RegExp])[]>> = {
  en: [
    [
      'next',
      /^(?:and )?(?:(?:what |what happened )?(?:after|next|then|later)(?: that| this| then)?|what then)\W*$/,
    ],
    [
      'change',
      /\b(?:before and (?:now|after)|then and now|change[ds]? (?:my|his|her) (?:mind|view|opinion|tune)|(?:view|opinion|mind|feelings?)\b.{0,80}\bchange[ds]?|still (?:think|feel|believe|hate|against))\b/,
    ],
    [
      'compare',
      /\b(?:more|less|fewer|oftener|rather)\b.* or | or .*\b(?:more|fewer|oftener)\b|\bcompare\b|\bmore .* than\b/,
    ],
    [
      'how-often',
      /\bhow (?:often|many (?:times|posts))\b|\bnumber of (?:times|posts)\b|\b(?:what|which) years\b/,
    ],
    ['since-when', /\bsince when\b/],
    ['how-long', /\bhow long\b|\bhow many (?:years|months|weeks|days) (?:did|was|were|have|has|had)\b/],
    ['how-old', /\bhow old\b|\bwhat age\b/],
    [
      'how-much',
      /\bhow much\b|\bwhat (?:did|does|do) .* (?:cost|pay|charge|fetch)\b|\bwhat did .* (?:sell|buy|go) .*\bfor\W*$|\b(?:price|rent|wage|salary|fee) (?:of|is|was|now)\b|\bwhat is the (?:price|rent)\b/,
    ],
    [
      'how-many',
      /\bhow many\b|\bwhat(?:'s| is| was) (?:the|my) (?:\S+ ){0,2}(?:count|figure|total|tally|number)\b(?! of (?:times|posts))/,
    ],
    ['how-big', /\bhow (?:tall|big|heavy|far|high|wide|fast|hot|cold|deep|large|small)\b/],
    ['when', /\bwhen\b|\b(?:what|which) (?:whole |full |calendar )?(?:date|day|year|month)\b/],
    ['with-whom', /\bwith whom\b|\bwho(?:m)? .* with\W*$|\bwho (?:came|went|was|were) (?:\w+ )?with\b/],
    [
      'where',
      /\bwhere\b|\bwhat place\b|\b(?:which|what) (?:town|city|village|country|place|hospital|island|street|beach|pub|region|county)\b/,
    ],
    [
      'why',
      /\bwhy\b|\bwhat (?:did|has) .* (?:die|died) of\b|\bcause of death\b|\bhow come\b|\bwhat for\b|\bwhat was the reason\b/,
    ],
    [
      'name',
      /\bwhat(?:'s| is| was| are)? .* (?:called|named)\b|\bwhat(?:'s| is| was)? (?:the |my |our )?(?:\S+ ){0,3}names?\b|\bwhat do(?:es)? .* call\b/,
    ],
    ['ever', /^(?:and )?(?:did|have|has|was|were|had) .*\bever\b/],
    [
      'became',
      /\bwhat(?:'s| has| had)? (?:became|become|happened|happens) (?:of|to|with)\b|^did \w+ (?:become|manage|succeed|finish)\b|\bhow did .* (?:end|turn out|work out)\b|\bwhat .{0,40}happening (?:to|with)\b|\bwhatever (?:happened|became)\b|\bin the end\b/,
    ],
    ['happened', /\bwhat (?:happened|was going on|did i do) (?:on|in)\b/],
    ['colour', /\bwhat colou?r\b/],
    [
      'said-about',
      /\bwhat (?:was|is) my (?:opinion|view) (?:of|on)\b|\bwhat did i (?:think|reckon|predict|forecast|bet|prophesy|use to (?:say|think)) ?(?:of|about|on|that)?\b|\b(?:say|said|write|written|wrote|think|thought|post|posted|tell me|know|more|anything|else|what)\b.{0,200} about\b|^what about\b/,
    ],
    ['ever', /^(?:and )?(?:did|have|has|had|was|were) /],
    ['who-is', /^(?:and )?(?:so )?who(?:'s| is| was| are| were) (?!it\b|that who)/],
    ['who', /\bwho\b|\bwhose\b/],
  ],
  es: [
    ['next', /^(?:y )?(?:despues|luego|que paso despues|y entonces)(?: de eso)?\W*$/],
    [
      'change',
      /\b(?:sigo (?:pensando|opinando|creyendo)|antes y (?:ahora|despues)|cambi\w+ (?:de|mi) (?:opinion|idea|parecer)|(?:opinion|idea)\b.{0,80}\bcambi)/,
    ],
    ['compare', /\b(?:mas|menos)\b.* o | o .*\b(?:mas|menos)\b|\bcompara/],
    ['how-often', /\bcuantas (?:veces|publicaciones)\b|\bcon que frecuencia\b|\bque anos\b/],
    ['since-when', /\bdesde cuando\b/],
    [
      'how-long',
      /\bcuanto tiempo\b|\bcuanto (?:tard|dur)\w+|\bcuantos (?:anos|meses|dias) (?:estuv|duro|tard|llev|pas|trabaj|viv|fui)|\bcuantas semanas\b/,
    ],
    ['how-old', /\bque edad\b|\bcuantos anos (?:tiene|tenia|tengo|cumpl)/],
    ['how-big', /\bcuanto (?:pes|mid)/],
    [
      'how-much',
      /\b(?:en|por|a) cuanto\b(?! tiempo)|\bcuanto (?:cost|cuest|cobr|gan|pag|val|sac|dinero)|\bcuanto (?:me|nos|le) (?:cost|dieron|pag)/,
    ],
    ['how-many', /\bcuant[oa]s\b|\bcual (?:es|fue|era) (?:la|el) (?:cuenta|total|cifra|recuento)\b/],
    ['when', /\bcuando\b|\b(?:en )?que (?:ano|dia|fecha|mes)\b/],
    ['with-whom', /\bcon quien(?:es)?\b/],
    [
      'where',
      /\b(?:a)?donde\b|\b(?:en|a|de) que (?:lugar|ciudad|pueblo|sitio|pais|barrio|calle|hospital|isla|playa|bar)\b/,
    ],
    ['why', /\bpor que\b|\bde que (?:enfermedad )?(?:se )?(?:murio|fallecio)|\bpara que\b/],
    ['name', /\bcomo se llama|\bcual es el nombre\b|\bcomo le puse\b/],
    ['ever', /\balguna vez\b/],
    [
      'became',
      /\bque (?:fue|ha sido|paso|se hizo|ocurrio) (?:de|del|con)\b|\bque (?:le|les) (?:paso|ocurrio)\b|\bcomo (?:acab|termin|qued)\w+ |\ben que (?:quedo|termino|acabo)\b/,
    ],
    ['happened', /\bque (?:paso|ocurrio|hice) (?:el|en)\b/],
    ['colour', /\bque color\b/],
    [
      'said-about',
      /\bque (?:mas )?(?:dije|digo|escribi|pienso|opino|publique|he dicho|opine|opinaba|pense|pensaba|se)\b.*\b(?:de|del|sobre)\b|\bcuentame\b|\bhablame\b|^(?:y )?sobre\b/,
    ],
    ['who-is', /^(?:y )?quien(?:es)? (?:es|era|son|fue|eran)\b/],
    ['who', /\bquien(?:es)?\b/],
  ],
  de: [
    [
      'next',
      /^(?:und )?(?:danach|dann|was (?:geschah|passierte|war|kam) (?:danach|dann)|wie ging es weiter)\W*$/,
    ],
    [
      'change',
      /\b(?:fruher und (?:heute|jetzt)|(?:meinung|ansicht)\b.{0,80}\b(?:geandert|verandert|anderte)|denke ich .{0,80}noch)\b/,
    ],
    [
      'compare',
      /\b(?:mehr|weniger|ofter|haufiger)\b.* oder | oder .*\b(?:mehr|weniger|ofter|haufiger)\b|\bvergleich/,
    ],
    ['how-often', /\bwie (?:oft|haufig|viele (?:male|beitrage))\b|\bwievielmal\b|\bwelchen jahren\b/],
    ['since-when', /\bseit wann\b/],
    ['how-big', /\bwie lang (?:ist|sind|war|waren|wurde) (?:der|die|das|mein\w*|unser\w*)\b/],
    ['how-long', /\bwie lang(?:e)?\b|\bwie viele (?:jahre|monate|wochen|tage)\b/],
    ['how-old', /\bwie alt\b/],
    [
      'how-much',
      /\b(?:fur|um) wie ?viel\b|\bzu welchem preis\b|\bwie ?viel (?:geld|hat|kost|hab|war|zahl|verdien)|\bwas .*kost/,
    ],
    ['how-many', /\bwie ?viele?\b|\bwas (?:ist|war) (?:die|der) (?:\S+ )?(?:zahl|anzahl|stand)\b/],
    ['how-big', /\bwie (?:gross|schwer|weit|hoch|breit|schnell|heiss|kalt|tief)\b/],
    ['when', /\bwann\b|\b(?:in )?welche[mnrs]? (?:ganzen )?(?:jahr|tag|monat|datum)\b/],
    ['with-whom', /\bmit wem\b/],
    [
      'where',
      /\bwo\b|\bwohin\b|\bwoher\b|\b(?:in|aus|auf|an) welche[rmns]? (?:stadt|ort|land|dorf|krankenhaus|klinik|strasse|gegend|insel|strand|kneipe)\b/,
    ],
    ['why', /\bwarum\b|\bworan\b|\bwieso\b|\bweshalb\b|\bwofur\b/],
    ['name', /\bwie (?:heisst|heissen|hiess|nenne)\b|\bwas ist der name\b/],
    ['ever', /\b(?:jemals|je)\b/],
    [
      'became',
      /\bwas (?:wurde|ist|wird|war) (?:denn )?(?:aus|mit)\b|\bwas ist .{0,80} (?:geworden|passiert)\b|\bwelches ende\b|\bwie ging .* aus\b/,
    ],
    ['happened', /\bwas (?:geschah|passierte|war|ist passiert|habe ich) (?:am|im|an)\b/],
    ['colour', /\bwelche farbe\b/],
    [
      'said-about',
      /\bwas (?:habe|hab|sagte|schrieb|denke|dachte|hielt|weiss) ich\b.*\b(?:uber|zu|zum|zur|von|vom)\b|\berzahl\b|^(?:und )?uber\b/,
    ],
    ['ever', /^(?:und )?(?:habe?|hatte|hat|haben|bin|ist|sind|war|waren|gab|wurde) /],
    ['who-is', /^(?:und )?wer (?:ist|war|sind|waren)\b/],
    ['who', /\bwer\b|\bwen\b|\bwem\b|\bwessen\b/],
  ],
}

export function kindOf(question: string, language: Spoken): AskedKind {
  const text = fold(question.replace(/’/g, "'").trim())
  const asked = text.replace(/^[¿¡"“„]+/, '').replace(SECOND, '')
  const isBeside = OTHER_FIRST.test(asked) && !TIME_ASKED.test(asked)
  const found = KINDS[language].find(
    ([kind, pattern]) => pattern.test(asked) && !(kind === 'when' && isBeside),
  )
  const kind = found?.[0] ?? 'what'
  return OWN_WORDS.test(asked) && kind !== 'change' && kind !== 'compare' ? 'said-about' : kind
}

/** "Who took it off her hands, and what for?": of two questions in one the first says what is asked. */
const SECOND =
  /,? (?:and|y|und) (?:(?:for|from|with|to|a|de|con|en|mit|von|zu) )?(?:who|whom|whose|what|which|where|when|why|how|qui[eé]n|qu[eé]|cu[aá]l|d[oó]nde|cu[aá]ndo|c[oó]mo|cu[aá]nto|wer|wen|wem|was|wo|woher|wohin|wann|warum|wie)(?!\p{L})[^?]{0,200}\?{0,3}$/iu

/** "What did I reckon how many we would win?" asks for what was said. */
const OWN_WORDS =
  /^(?:and |y |und )?(?:what (?:did|do|have) i (?:ever )?(?:think|reckon|say|said|predict|forecast|write)|que (?:dije|pense|opine|escribi|predije)|was hab(?:e)? ich (?:uber|zu|von|vom|zum|zur) \S+ .*(?:gesagt|geschrieben|gedacht))\b/

/** "What did I think of it when it came?" does not ask when. */
const OTHER_FIRST =
  /^(?:and |so |y |und )?(?:what|which|who|whom|where|why|how|que|quien|donde|por que|como|cual|cuanto|wer|wo|warum|wie|was)\b/
const TIME_ASKED =
  /^(?:and )?(?:what|which) (?:whole |full |calendar )?(?:date|day|year|month)\b|^(?:y )?(?:en )?que (?:ano|dia|fecha|mes)\b|^(?:und )?(?:in )?welche[mnrs]? (?:ganzen )?(?:jahr|monat|tag)\b/

export interface Degree {
  isFirst: boolean
  isLast: boolean
  isMost: boolean
  isLeast: boolean
}

const DEGREES: Readonly<Record<Spoken, Readonly<Record<keyof Degree, RegExp>>>> = {
  en: {
    isFirst: /\b(?:first|earliest|begin(?:ning)?|originally|used? to|back then)\b/,
    isLast:
      /\b(?:last|latest|most recent(?:ly)?|final(?:ly)?|newest|in the end|at the end|by the end|at last|for good|eventually|so far|by now|now|currently|these days|up to now|to date|total)\b/,
    isMost:
      /\b(?:most|highest|biggest|largest|heaviest|tallest|longest|fastest|quickest|oldest|record|maximum|best)\b(?! recent)/,
    isLeast: /\b(?:least|fewest|lowest|smallest|lightest|shortest|slowest|youngest|worst)\b/,
  },
  es: {
    isFirst: /\b(?:primer[oa]?|por primera vez|al principio|cuando (?:lo|la|los|las) anunci\w+)\b/,
    isLast:
      /\b(?:ultim[oa]s?|mas reciente|ahora|actualmente|definitiv[oa](?:mente)?|para siempre|por fin|al final|final(?:mente)?|hasta ahora|total)\b/,
    isMost: /\b(?:mas|mayor|record|maximo)\b(?! reciente)/,
    isLeast: /\b(?:menos|menor|minimo)\b/,
  },
  de: {
    isFirst: /\b(?:erste[rnms]?|zuerst|zum ersten mal|anfangs|fruher)\b/,
    isLast:
      /\b(?:letzte[rnms]?|zuletzt|endlich|zum letzten mal|neueste[rnms]?|jetzt|inzwischen|insgesamt|endgultige?[rnms]?|am ende|(?:am|zum) schluss|schliesslich)\b/,
    isMost:
      /\b(?:meiste[nrs]?|hochste[nrs]?|grosste[nrs]?|schwerste[nrs]?|schnellste[nrs]?|beste[nrs]?|langste[nrs]?|alteste[nrs]?|rekord)\b/,
    isLeast: /\b(?:wenigste[nrs]?|niedrigste[nrs]?|kleinste[nrs]?|kurzeste[nrs]?|jungste[nrs]?)\b/,
  },
}

export function degreeOf(question: string, language: Spoken): Degree {
  const text = fold(question)
  const of = DEGREES[language]
  return {
    isFirst: of.isFirst.test(text),
    isLast: of.isLast.test(text),
    isMost: of.isMost.test(text),
    isLeast: of.isLeast.test(text),
  }
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(fold))

/** Words of a question that are no part of what it is about. */
const EMPTY: Readonly<Record<Spoken, ReadonlySet<string>>> = {
  en: wordsOf(
    `a an the this that these those my your his her its our their mine i me we us you he him she it they them myself who whom whose which what what's when where why how and or but nor so if because than then there here not no of off on in into out up down at to from for with without by about around over under as be am is are was were been being have has had having do does did doing will would shall should can could may might must
     ever again else more less most least fewest first last often many much long old time times post posts mention mentioned mentions write wrote written writing say says said tell told all any some also now just still yet really actually happen happened happens became become becomes become please know date day year month called call calls couldn't didn't don't wasn't isn't name named colour color kind posted posting whole calendar since before during while between once anything something thing things did everything one ones own latest highest biggest best fastest quickest heaviest tallest longest largest lowest smallest lightest shortest slowest worst record finally really ever eventually who's there's where's how's am get reckon reckoned whatever real happening spend spent used use talk talked talking speak think thought opinion view compare compared altogether total overall years`,
  ),
  es: wordsOf(
    `el la los las un una unos unas lo al del de a con desde en entre hasta para por sin sobre y e o u ni que si pero como cuando donde adonde quien quienes cual cuales cuanto cuanta cuantos cuantas yo tu el ella ellos ellas me te se nos le les mi mis tu tus su sus este esta estos estas ese esa eso esto aquel otro otra mas menos muy ya no si tambien solo es son era eran fue fueron ser soy esta estan estaba estar hay habia he ha han hemos haber tengo tiene tenia tener hubo ser sido
     dije digo dijo dice dicen decir escribi escribo escrito escribir ahora publique publicado publicar publicaciones publicacion veces vez tiempo ano anos dia dias mes fecha nombre llama llaman color primera primer primero ultimo ultima paso despues luego algo nada todo cuentame hablame menciono mencione cuesta costo dicho hable hablo hablado opine opino opinion opinaba pense pienso pensaba alguna compara comparar quede quedo total sumando llevo`,
  ),
  de: wordsOf(
    `wieviel wieviele endgultig der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines dein deine sein seine seinen seinem seiner ihr ihre ihren ihrem unser unsere unserem ich du er sie es wir mich dich sich uns euch ihm ihn ihnen mir dir man wer wen wem wessen was wo wann wie warum wieso weshalb woher wohin wofur und oder aber denn weil dass ob wenn als in im ins an am auf aus bei beim bis durch fur gegen mit nach ohne seit uber um unter von vom vor zu zum zur da dann dort hier doch noch nur schon auch sehr so nicht kein keine
     bin bist ist sind war waren gewesen habe hab hast hat haben hatte hatten werde wird werden wurde wurden geworden kann konnte muss soll will gesagt sage sagt sagte ofter haufiger mehr weniger jetzt inzwischen zuletzt schluss ende schliesslich gepostet poste postete ganzen jahren wenigsten geschrieben schrieb schreibe beitrag beitrage beitragen oft viel viele wievielmal lange alt mal male zeit jahr jahre tag tage monat heisst heissen hiess name farbe welche welcher welches welchem welchen ersten erste letzte letzten meisten wenigsten passiert passierte geschah erwahnt erwahne danach alles gekostet kostet gesprochen geredet gehalten meinung meinte gedacht jemals je vergleiche vergleich insgesamt zusammen`,
  ),
}

const MEASURES = wordsOf(
  'tall big heavy far high wide fast hot cold deep long lang large small weigh weighed peso pesa pesar mide midio gross schwer weit hoch breit schnell heiss kalt tief',
)
/** "How heavy": what is asked for is a figure, the word itself need not be there. */
export const isMeasure = (key: string, kind: AskedKind): boolean => kind === 'how-big' && MEASURES.has(key)

export const isEmptyWord = (key: string, language: Spoken): boolean => EMPTY[language].has(key)

const SOMEBODY: Readonly<Record<Spoken, RegExp>> = {
  en: /\b(?:he|him|his|she|her|hers|they|them|their)\b/,
  es: /\b(?:el|ella|ellos|ellas|lo|le|su|sus)\b/,
  de: /\b(?:er|ihn|ihm|sein(?:e[rnms]?)?|sie|ihr(?:e[rnms]?)?|ihnen)\b/,
}
const SOMETHING: Readonly<Record<Spoken, RegExp>> = {
  en: /\b(?:it|its|that|this|those|there)\b/,
  es: /\b(?:eso|esto|ese|esa|alli|ahi|se)\b/,
  de: /\b(?:es|das|dort|davon|damit|darauf|der|die)\b/,
}

export const pointsBack = (question: string, language: Spoken) => {
  const text = fold(question)
  return { toSomebody: SOMEBODY[language].test(text), toSomething: SOMETHING[language].test(text) }
}

const I_AM: Readonly<Record<Spoken, RegExp>> = {
  en: /\b(?:i|we|me|us)\b/,
  es: /(?<!\p{L})(?:yo|me|nos|mi)(?!\p{L})|(?<!\p{L})\p{L}{2,30}(?:é|í|amos|imos)(?!\p{L})/u,
  de: /\b(?:ich|wir|mich|uns)\b/,
}
export const isOfWriter = (question: string, language: Spoken): boolean =>
  I_AM[language].test(question.replace(SECOND, '').toLowerCase())
