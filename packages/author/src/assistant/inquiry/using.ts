import { degree, many, one, short, story } from '../known-question.ts'
import { aspect } from './known-aspect.ts'

export const USES = aspect(
  "who (?:actually |still |really )?(?:uses|takes|rides|visits) (?:it|them|the \\p{L}+|this|that)|how (?:often|much) (?:they|people|you)(?:['’]d)? (?:use|take|come|visit|go|do you use).{0,30}|(?:whether|if) they use it|quién(?:es)? (?:lo |la )?usan?.{0,20}|si (?:lo|la) usan|cuánto (?:lo|la) usan|wer (?:ihn|sie|es|das|den \\p{L}+|die \\p{L}+) (?:nutzt|benutzt)|ob sie (?:ihn|sie|es) nutzen|wie oft sie .{0,20}(?:nutzen|kommen)",
  one(
    'How often do you use {x}?',
    '¿Con qué frecuencia [usas|usa] {x}?',
    'Wie oft [nutzt|nutzen] du {x}?',
    'nearly every day / every week / every month / now and then / never',
    'casi a diario / cada semana / cada mes / de vez en cuando / nunca',
    'fast jeden Tag / jede Woche / jeden Monat / ab und zu / nie',
  ),
)
export const USES_WHEN = aspect(
  'when (?:they|people|you) (?:use|take|come|visit|ride|go).{0,20}|at what times?.{0,30}|cuándo (?:lo |la )?(?:usan|cogen|vienen|van).{0,20}|a qué horas?.{0,20}|wann (?:sie|die leute) .{0,16}(?:nutzen|kommen|fahren)|zu welchen zeiten',
  many(
    'At what times do you mostly use it?',
    '¿A qué horas lo [usas|usa] sobre todo?',
    'Zu welchen Zeiten [nutzt|nutzen] du das Angebot meistens?',
    'weekdays, early / weekdays, during the day / weekdays, in the evening / Saturdays / Sundays / I do not use it',
    'entre semana, temprano / entre semana, durante el día / entre semana, por la noche / los sábados / los domingos / no lo uso',
    'werktags früh / werktags tagsüber / werktags abends / samstags / sonntags / ich nutze es nicht',
  ),
)
export const USES_FOR = aspect(
  'what (?:they|people|you) use (?:it|them) for|what (?:for|the journeys are for)|(?:the )?purposes?|para qué (?:lo|la)? ?(?:usan|cogen|van).{0,12}|wofür (?:sie|die leute).{0,20}|wozu (?:sie|die leute).{0,20}',
  many(
    'What do you need it for?',
    '¿Para qué lo [necesitas|necesita]?',
    'Wofür [brauchst|brauchen] du es?',
    'work / school or training / shopping / doctor and errands / family and friends / leisure / I do not need it',
    'el trabajo / los estudios / la compra / el médico y los recados / la familia y las amistades / el ocio / no lo necesito',
    'Arbeit / Schule oder Ausbildung / Einkaufen / Arzt und Erledigungen / Familie und Freunde / Freizeit / ich brauche es nicht',
  ),
)
export const WITHOUT_IT = aspect(
  "what (?:they|people|you|would)(?:['’]d| would)? ?(?:you )?do (?:without|if (?:it|there)).{0,30}|qué harían (?:sin|si).{0,30}|was (?:sie|die leute) ohne .{0,30}(?:machen|tun) würden|was sie (?:machen|tun) würden.{0,30}",
  story(
    'What would you do without {x}?',
    '¿Qué [harías|haría] sin {x}?',
    'Was [würdest|würden] du tun, wenn es {x} nicht mehr gäbe?',
  ),
)
export const CROWDED = aspect(
  '(?:over)?crowd(?:ed|ing)|how (?:busy|full|crowded) it is|busy(?: times)?|masificaci[oó]n|aglomeraciones|cuánta gente hay|überfüllung|überfüllt|wie voll es ist|andrang|gedränge',
  one(
    'How do you find it when it comes to crowding?',
    '¿Cómo lo [ves|ve] de lleno de gente?',
    'Wie voll ist es dir meistens?',
    'never too crowded / now and then / often too crowded / nearly always / I cannot say',
    'nunca hay demasiada gente / a veces / a menudo / casi siempre / no lo sé',
    'nie zu voll / ab und zu / oft zu voll / fast immer / kann ich nicht sagen',
  ),
)
export const HOURS_FIT = aspect(
  '(?:the |our |whether the |if the |do the )?(?:opening (?:hours|times))(?: (?:suit|fit|work|are (?:ok|okay|fine|good)).{0,20})?|(?:el |los |si (?:el |los |les )?(?:va bien |viene bien )?)?horarios?(?: de apertura)?(?: (?:les )?(?:va|viene|van|vienen) bien)?|(?:die |ob die )?öffnungszeiten(?: passen)?',
  one(
    'How well do the opening hours suit you?',
    '¿Qué tal [te|le] va el horario?',
    'Wie gut passen dir die Öffnungszeiten?',
    'very well / mostly / not so well / not at all / I do not know them',
    'muy bien / casi siempre bien / no muy bien / nada bien / no lo conozco',
    'sehr gut / meistens / nicht so gut / gar nicht / ich kenne sie nicht',
  ),
)
export const BETTER_HOURS = aspect(
  'other (?:times|hours)|(?:whether|if) (?:another|a different) (?:time|day|slot).{0,30}|si les (?:va|iría|vendría|viene) mejor otro (?:horario|día|turno)|otro horario|ob (?:ihnen |den leuten )?(?:eine andere zeit|ein anderer tag|andere zeiten) .{0,20}|andere zeiten',
  many(
    'Which times would suit you better?',
    '¿Qué horario [te|le] iría mejor?',
    'Welche Zeiten würden dir besser passen?',
    'the present ones are fine / mornings / middays / afternoons / evenings / weekends',
    'el de ahora me va bien / por la mañana / a mediodía / por la tarde / por la noche / el fin de semana',
    'die jetzigen passen / vormittags / mittags / nachmittags / abends / am Wochenende',
  ),
)
export const BORROW = aspect(
  "what (?:they|people)(?:['’]d| would)? (?:like to |want to )?(?:borrow|see (?:here|on the shelves)).{0,20}|qué (?:les gustaría|querrían|quieren) (?:pedir prestado|llevarse).{0,12}|was (?:sie|die leute) (?:gerne? )?(?:ausleihen) (?:würden|möchten|wollen)",
  many(
    'What would you like to borrow?',
    '¿Qué [te gustaría llevarte|le gustaría llevarse] prestado?',
    'Was [würdest|würden] du gern ausleihen?',
    'novels / crime stories / non-fiction / children’s books / books in large print / audiobooks / films / games / something else',
    'novelas / novela negra / ensayo / libros infantiles / libros en letra grande / audiolibros / películas / juegos / otra cosa',
    'Romane / Krimis / Sachbücher / Kinderbücher / Bücher in großer Schrift / Hörbücher / Filme / Spiele / etwas anderes',
  ),
)
export const SATISFIED = aspect(
  "how (?:they|people|you|everyone|members|parents|guests)(?:['’]re| are)? (?:finding|liking|enjoying|find|like) (?:it|this|things|us|the \\p{L}+)|(?:general )?satisfaction|qué les parece|cómo lo (?:ven|valoran)|satisfacción|wie (?:sie|die leute|alle) es finden|wie (?:zufrieden )?sie (?:zufrieden )?sind|zufriedenheit",
  degree(
    'All in all, how is it for you?',
    'En general, ¿qué tal [te|le] resulta?',
    'Alles in allem: Wie ist es für dich?',
    'not good / very good',
    'mal / muy bien',
    'nicht gut / sehr gut',
  ),
)
export const KEEPS_THEM = aspect(
  'what would (?:keep|make) (?:them|people|you)(?: \\p{L}+)?|what (?:would )?(?:keeps?|makes?) (?:them|people) (?:here|stay|staying|coming)|qué (?:los|las|les) haría (?:quedarse|seguir|volver)|was sie (?:halten|bleiben lassen) würde|was (?:sie|die leute) (?:hält|zum bleiben bewegt)',
  story(
    'What would help you to stay with us gladly?',
    '¿Qué [te|le] ayudaría a seguir con ganas?',
    'Was würde dir helfen, gern dabeizubleiben?',
  ),
)
export const WOULD_STOP = aspect(
  "why (?:they|people)(?:[’']re| are)? (?:leav\\p{L}*|quit\\p{L}*|stop\\p{L}*|go\\p{L}*|drop\\p{L}*|left).{0,20}|what (?:makes|would make) (?:them|people|you) (?:leave|stop|quit|give up).{0,12}|por qué (?:se van|lo dejan|abandonan).{0,12}|warum (?:sie|die leute) (?:gehen|aufhören|wegbleiben|weggehen).{0,12}",
  story(
    'What makes it harder for you, or could make you stop one day?',
    '¿Qué [te|le] lo pone difícil, o podría hacer que un día lo [dejaras|dejara]?',
    'Was macht es dir schwer, oder könnte dich eines Tages aufhören lassen?',
  ),
)
export const WHY_SO = aspect(
  'why (?:it is|that is|that’s) so|warum das so ist|por qué es así',
  story(
    'What is the reason for it, as you see it?',
    '¿A qué se debe, según [tú|usted]?',
    'Woran liegt es deiner Meinung nach?',
  ),
)
export const CHANGE_ONE = aspect(
  "what (?:they|people|you)(?:['’]d| would)? (?:change|improve|do differently|like to be different)(?: \\p{L}+)?|what (?:could|should|to|can) (?:be )?(?:improved?|better|different|changed?)(?: \\p{L}+)?|(?:ideas|suggestions)(?: for \\p{L}+)?|qué (?:cambiarían|mejorarían|se puede mejorar|habría que cambiar)|(?:ideas|sugerencias|propuestas)|was (?:sie|die leute|wir) (?:ändern|besser machen|verbessern) (?:würden|sollten|können)|vorschläge|verbesserungsvorschläge|wünsche",
  story(
    'What should we change first, and how?',
    '¿Qué deberíamos cambiar primero, y cómo?',
    'Was sollten wir zuerst ändern, und wie?',
  ),
)
export const HEARD_OF = aspect(
  'how (?:they|people|you) (?:heard|found out|hear).{0,20}|cómo (?:se enteraron|nos conocieron|conocieron).{0,12}|wie (?:sie|die leute) (?:davon erfahren|auf uns aufmerksam).{0,20}',
  one(
    'How did you hear of us?',
    '¿Cómo [te enteraste|se enteró]?',
    'Wie [hast|haben] du davon erfahren?',
    'from somebody I know / from a notice or flyer / online / in the paper / by chance',
    'por alguien conocido / por un cartel o folleto / por internet / en el periódico / por casualidad',
    'durch Bekannte / durch einen Aushang oder Zettel / im Internet / aus der Zeitung / durch Zufall',
  ),
)
export const PAY = aspect(
  "what (?:they|people|you)(?:['’]d| would) (?:be willing to |be happy to )?pay|how much (?:they|people|you)(?:['’]d| would| can| could)? (?:pay|spend|afford)|cuánto (?:pagarían|estarían dispuestos a pagar|pueden pagar|pagaría)|what it (?:may|can|should) cost|qué puede costar|cuánto (?:se puede pagar|puede costar)|was es kosten darf|wie viel (?:sie|die leute|man|es) (?:zahlen|kosten|ausgeben|bezahlen) (?:würden|können|wollen|darf|dürfte)",
  short(
    'How much would you pay for it at most?',
    '¿Cuánto [pagarías|pagaría] como máximo?',
    'Wie viel [würdest|würden] du höchstens dafür bezahlen?',
  ),
)
export const ROUTE = aspect(
  'which (?:route|way|course|loop)(?: \\p{L}+){0,3}|(?:the )?routes?|qué (?:ruta|recorrido)(?: \\p{L}+){0,3}|welche (?:strecke|route|runde)(?: \\p{L}+){0,3}',
  short(
    'Which route would you like, and how many km long?',
    '¿Qué recorrido [te|le] gustaría, y de cuántos km?',
    'Welche Strecke [hättest|hätten] du gern, und wie viele km lang?',
  ),
)
export const PACE = aspect(
  '(?:which |what |the )?(?:pace|speed|tempo)(?: \\p{L}+){0,3}|qué ritmo(?: \\p{L}+){0,3}|el ritmo|welches tempo(?: \\p{L}+){0,3}|(?:das )?tempo',
  one(
    'Which pace suits you?',
    '¿Qué ritmo [te|le] va bien?',
    'Welches Tempo passt dir?',
    'slow, so that one can talk / medium / fast / it depends on the day / I do not know',
    'lento, para poder hablar / medio / rápido / depende del día / no lo sé',
    'langsam, sodass man reden kann / mittel / schnell / kommt auf den Tag an / weiß ich nicht',
  ),
)

export const TEMPO = aspect(
  'how (?:fast|quickly|slowly) (?:i|we) (?:go|teach|talk|work|move)|(?:whether|if) (?:i|we) go too (?:fast|slowly?)|(?:cómo de )?rápido (?:voy|vamos|explico)|si voy (?:muy|demasiado) (?:rápido|deprisa)|wie schnell ich (?:vorgehe|bin|erkläre|rede)|ob ich zu schnell (?:bin|vorgehe)',
  one(
    'How do you find the pace?',
    '¿Qué [te|le] parece el ritmo?',
    'Wie [findest|finden] du das Tempo?',
    'much too slow / a little slow / just right / a little fast / much too fast',
    'demasiado lento / algo lento / el justo / algo rápido / demasiado rápido',
    'viel zu langsam / etwas langsam / genau richtig / etwas schnell / viel zu schnell',
  ),
)
export const FOUND_US = aspect(
  'how (?:they|people|you|listeners|customers|members) (?:found|find|heard (?:of|about)|came across|discovered|got to know) (?:it|us|me|out about it|the \\p{L}+)|cómo (?:nos|lo|la|me) (?:encontraron|conocieron|descubrieron|han conocido)|wie sie (?:auf (?:uns|mich|ihn|sie|es) gekommen|davon erfahren haben|(?:uns|ihn|es) gefunden haben)(?: sind)?',
  one(
    'How did you come across it?',
    '¿Cómo lo [descubriste|descubrió]?',
    'Wie [bist|sind] du darauf gekommen?',
    'through somebody I know / by searching online / on social media / from a poster or the newspaper / by chance / I no longer know',
    'por alguien que conozco / buscando en internet / en redes sociales / por un cartel o el periódico / por casualidad / ya no lo sé',
    'durch jemanden, den ich kenne / bei einer Suche im Netz / in sozialen Netzwerken / durch ein Plakat oder die Zeitung / durch Zufall / weiß ich nicht mehr',
  ),
)

export const USING = [
  TEMPO,
  USES,
  USES_WHEN,
  USES_FOR,
  WITHOUT_IT,
  CROWDED,
  BETTER_HOURS,
  HOURS_FIT,
  BORROW,
  SATISFIED,
  KEEPS_THEM,
  WOULD_STOP,
  WHY_SO,
  CHANGE_ONE,
  HEARD_OF,
  PAY,
  ROUTE,
  PACE,
]
