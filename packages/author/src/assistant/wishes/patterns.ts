import type { Impossible } from './change.ts'

/** JavaScript's word boundary does not know “ü”: each list is put between these. */
const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
const any = '\\p{L}*'

export const UNDO = words(
  `undo|revert|take (?:that|it) back|put (?:that|it|them|those) back(?: in)?|bring (?:that|it|them) back|as it was(?: before)?|go back|doch nicht|never mind|mejor no|lieber doch nicht|scrap that|vuelve atrás|volver atrás|atrás|einen schritt zurück|vuelve a poner${any}|déjal[oa]s? como estaba${any}|como estaba${any} antes|wieder rein|wie vorher|wie es war|deshaz${any}|deshacer|rückgängig|zurücknehmen|mach das weg`,
)
export const START_OVER = words(
  'start (?:over|again|afresh)|from scratch|begin again|reset|all new|empieza de nuevo|empezar de nuevo|desde cero|von vorne?|neu anfangen|noch einmal neu|fang neu an',
)
export const OTHERS = words(
  'other questions|different questions|something (?:completely |entirely |quite )?(?:else|different)|new questions|otras preguntas|preguntas distintas|algo distinto|andere fragen|neue fragen|etwas (?:ganz )?anderes',
)
export const DROP = words(
  `drop|remove|delete|take (?:the )?[\\p{L}\\d ]{1,30}? out|cut|skip|omit|get rid of|take out|leave out|throw out|lose|(?:don[’']?t|do not) (?:need|want|like|ask)|without|quit${any}|elimin${any}|borr${any}|sac${any}|suprim${any}|sobra${any}|streich${any}|lösch${any}|entfern${any}|weg|weglassen|raus`,
)
export const ADD = words(
  `add|include|insert|ask|another|one more|also|there (?:must|should) be|i(?: would|[’']d)? (?:also )?(?:like|want)|i need|bring in|añad${any}|agreg${any}|incluy${any}|inclu[ií]r|preguntar?|otra|füg${any}|ergänz${any}|frag|fragen nach|noch|hinzu|dazu`,
)
export const SWAP = words(`swap|switch|exchange|trade|intercambi${any}|tausch${any}|vertausch${any}`)
export const MOVE = words(
  `move|put|bring|place|shift|start with|begin with|should (?:come|be|go)|come|soll .{0,30}kommen|(?:al|a la) (?:principio|inicio|final)|mueve|mover|pon|pasa|verschieb${any}|setz${any}|stell${any}|rück${any}`,
)
export const MERGE = words(
  `merge|combine|join|unite|put together|fusion${any}|combin${any}|junt${any}|une|zusammenfass${any}|zusammenleg${any}|verbind${any}|fass .* zusammen|vereinig${any}`,
)
export const FEWER = words(
  'fewer|less questions|(?:questions?|ones?) (?:less|fewer)|preguntas menos|fragen weniger|too (?:many|long)|shorter survey|(?:make|keep) (?:it|this|the survey) (?:a bit |a little |much )?(?:shorter|short|brief)|shorten (?:it|this|the survey)|cut (?:it|this|the survey)? ?down|menos preguntas|demasiad[ao]s? (?:larg[ao]|preguntas)|más cort[ao]|menos|weniger|zu (?:lang|viele)|kürzere umfrage|(?:die )?umfrage kürzer',
)
export const MORE = words(
  'more questions?|more of them|too (?:few|short)|longer(?: survey)?|más preguntas|pocas preguntas|demasiado cort[ao]|más larg[ao]|mehr fragen|zu (?:wenige?|kurz)|länger|more',
)
export const QUESTIONS = words('questions?|preguntas?|fragen?')
export const FUNNIER = words(
  'funn(?:y|ier)|less sad|happier|(?:more )?cheer(?:ful|ier)|más alegres?|menos tristes?|fröhlicher|weniger traurig|(?:more )?fun|for (?:kids|children)|kid-friendly|für kinder|para niñ[oa]s|humou?r(?:ous)?|playful|lighter|witt(?:y|ier)|silly|sillier|más (?:divertid[ao]s?|gracios[ao]s?|ligero)|divertid[ao]s?|lustig(?:er)?|witzig(?:er)?|humorvoll(?:er)?|heiterer',
)
export const CASUAL = words(
  'less formal|more (?:casual|relaxed|informal|friendly|personal tone)|informal(?:ly)?|casual|friendlier|warmer|menos formal(?:es)?|más (?:informal(?:es)?|cercan[ao]s?)|de tú|tutea\\p{L}*|tute[oa]|lockerer|weniger förmlich|informeller|duz\\p{L}*|(?:lieber|mit|per) du|du statt sie',
)
export const FORMAL = words(
  'more formal|formal|politer|more polite|de usted|con usted|usted|más (?:formal(?:es)?|educad[ao]s?)|förmlich(?:er)?|formeller|siez\\p{L}*|(?:lieber|mit|per) sie|höflicher|sie statt du',
)
export const LIKE_THAT = words(
  '(?:more )?like (?:that|this|it|those)|of that kind|the same kind|así|como es[ao]s?|igual|so (?:eine|eins|was)|noch (?:so )?(?:eine|eins)|one more|another one|otra más',
)

export const ALL = words('all|every question|everything|alle|todas')
export const NONE_OF = /^(?:please |bitte )?(?:no|sin|keine?n?)\s/iu
export const AT_START = words('at the (?:beginning|start|top)|am anfang|ganz oben|al principio')

export const CANNOT: [Impossible, RegExp][] = [
  [
    'pictures',
    words(
      'pictures?|photos?|images?|uploads?|upload|fotos?|imágen(?:es)?|imagen|bild(?:er)?|hochladen|subir',
    ),
  ],
  [
    'conditions',
    words(
      `only (?:show|ask|display)|if (?:they|people|somebody|someone|the answer|yes|no)|depending on|depends on|conditional(?:ly)?|skip logic|branch${any}|solo (?:mostrar|si)|muestra${any} .* si|si (?:responden|contestan)|según la respuesta|nur (?:zeigen|wenn|falls)|wenn (?:sie|jemand) .*(?:antwort|ja|nein)${any}|abhängig`,
    ),
  ],
  [
    'mail',
    words(
      `e-?mails?|mails?|send (?:it|this|them|out)|invite${any}|newsletter|whatsapp|correo(?:s)?|envía${any}|enviar|mandar|verschick${any}|versend${any}|einlad${any}|schick (?:es|sie)`,
    ),
  ],
  [
    'sound',
    words(
      'audio|voice (?:message|recording)s?|recordings?|videos?|record their|vídeos?|grabaci[oó]n(?:es)?|aufnahmen?|sprachnachricht(?:en)?',
    ),
  ],
  [
    'required',
    words(
      'required|mandatory|compulsory|optional|voluntary|opcional(?:es)?|freiwillig|obligatori[ao]s?|pflicht(?:frage|fragen|feld)?|verpflichtend',
    ),
  ],
  [
    'limits',
    words(
      'time limit|timer|deadline|countdown|límite de tiempo|zeitlimit|randomi[sz]e|random order|shuffle|orden aleatorio|zufällige reihenfolge',
    ),
  ],
  [
    'design',
    words(
      'emojis?|emoticons?|smileys?|colou?rs?|background|logo|font|design|layout|color(?:es)?|fondo|fuente|farben?|hintergrund|schrift(?:art)?',
    ),
  ],
]
