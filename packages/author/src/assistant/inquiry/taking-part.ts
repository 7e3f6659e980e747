import { many, one, short, story } from '../known-question.ts'
import { aspect } from './known-aspect.ts'

export const COMING = aspect(
  "who comes|who(?:['’]?s| is| are| will be)?(?: all)? (?:coming|attending|joining(?: us)?|going to come|in|up for it|game)|who (?:can|will) (?:come|make it|join)|(?:whether|if) (?:they|people|you|guests)(?:['’](?:re|ll)| are| can| will)? (?:coming|come|make it|attend|in)|are you coming|can you come|rsvp|qui[eé]n(?:es)? (?:viene|vienen|va a venir|asiste)|si (?:vienen|van a venir|vendrán|asistirán)|[¿]?vas a venir|wer (?:alles |denn )?(?:kommt|dabei ist|dabei wäre|zusagt)|ob (?:sie|die leute|alle) (?:kommen|dabei sind)|kommst du",
  one(
    'Are you coming?',
    '¿[Vas|Va] a venir?',
    '[Kommst|Kommen] du?',
    'yes / no / I do not know yet',
    'sí / no / aún no lo sé',
    'ja / nein / weiß ich noch nicht',
  ),
)
export const HOW_MANY_COME = aspect(
  'how many (?:people|of (?:you|them)|guests|will|are coming)|plus ones?|who(?:m)? (?:they|you) (?:bring|are bringing) along|cuánt[oa]s (?:personas|sois|son|vienen|vendrán)|acompañantes?|wie viele (?:personen|leute|kommen|ihr seid)|mit wem sie kommen',
  short(
    'How many of you are there, children included?',
    '¿Cuántas personas sois, contando a los niños?',
    'Zu wie vielen [seid ihr|sind Sie], Kinder mitgezählt?',
  ),
)
export const NAME = aspect(
  "(?:their|your|the) names?|what (?:they|you)(?:['’]?re| are) called|house number|el nombre|cómo (?:se llaman|te llamas)|(?:ihren|deinen|den) namen|wie (?:sie heißen|du heißt)",
  short(
    'What is your name, so that we know who has answered?',
    '¿Cuál es tu nombre, para saber quién ha contestado?',
    'Wie [heißt|heißen] du, damit wir wissen, wer geantwortet hat?',
  ),
)
export const PHONE = aspect(
  '(?:(?:a|their|your|the) )?(?:phone|mobile|telephone)(?: numbers?)?|(?:(?:un|el|su) )?(?:número de )?(?:teléfono|móvil)|(?:(?:eine|die|ihre) )?(?:telefon|handy)(?:nummer)?',
  short(
    'Which phone number may we reach you on, if that is all right?',
    '¿En qué número de teléfono [te|le] podemos llamar, si [quieres|quiere]?',
    'Unter welcher Telefonnummer dürfen wir dich erreichen, wenn es recht ist?',
  ),
)
export const EMAIL = aspect(
  '(?:(?:an?|their|your|the) )?e-?mail(?: address(?:es)?)?|(?:(?:un|el|su) )?correo(?: electrónico)?|(?:(?:eine|die|ihre) )?e-?mail-?adresse',
  short(
    'Which e-mail address may we write to, if that is all right?',
    '¿A qué correo [te|le] podemos escribir, si [quieres|quiere]?',
    'An welche E-Mail-Adresse dürfen wir schreiben, wenn es recht ist?',
  ),
)
export const POSTAL = aspect(
  '(?:(?:an?|their|your|the) )?(?:home |postal |street )?address(?:es)?|(?:(?:una|la|su) )?direcci[oó]n(?: postal)?|(?:(?:eine|die|ihre) )?(?:anschrift|adresse)',
  short(
    'What is your address, if you want to give it?',
    '¿Cuál es tu dirección, si [quieres|quiere] darla?',
    'Wie lautet deine Adresse, wenn [du sie angeben magst|Sie sie angeben mögen]?',
  ),
)
export const DIET = aspect(
  'allerg\\p{L}*|dietary|diets?|food (?:needs|requirements)|intoleran\\p{L}*|vegetarian\\p{L}*|vegan\\p{L}*|alergias?|dietas?|unverträglichkeit\\p{L}*|ernährung\\p{L}*',
  many(
    'Is there anything you cannot or do not eat?',
    '¿Hay algo que no [puedas|pueda] o no [quieras|quiera] comer?',
    'Gibt es etwas, das [du nicht isst oder nicht verträgst|Sie nicht essen oder nicht vertragen]?',
    'no, I eat everything / vegetarian / vegan / no gluten / no milk / no nuts / no fish or seafood / something else',
    'no, como de todo / vegetariano / vegano / sin gluten / sin leche / sin frutos secos / sin pescado ni marisco / otra cosa',
    'nein, ich esse alles / vegetarisch / vegan / ohne Gluten / ohne Milch / ohne Nüsse / kein Fisch, keine Meeresfrüchte / etwas anderes',
  ),
)
export const MEAL = aspect(
  "what (?:they|people|guests|you)(?:['’]d| would)? (?:like to |want to |do you )?(?:eat|have for (?:lunch|dinner))|(?:their |the )?(?:menu|meal|food|main course) (?:choices?|preferences?|wishes)|qué (?:comen|quieren comer|les gustaría comer|van a comer)|was (?:sie|die gäste|die leute|alle) essen(?: wollen| möchten)?",
  one(
    'What would you like to eat?',
    '¿Qué [te|le] gustaría comer?',
    'Was [möchtest|möchten] du essen?',
    'meat / fish / vegetarian / vegan / I do not mind',
    'carne / pescado / vegetariano / vegano / me da igual',
    'Fleisch / Fisch / vegetarisch / vegan / ist mir gleich',
  ),
)
export const BRING = aspect(
  "what (?:they|people|everyone|you)(?:['’]ll|['’]d| will| would| can| could| are going to)? ?(?:bring|contribute)|who brings what|who(?:['’]s| is) bringing what|qué (?:traen|trae|van a traer|va a traer|pueden? traer|traerán|traerías|puedes traer|vas a traer)|quién trae qué|was (?:sie|die leute|alle|du) (?:mitbringen|beisteuern)(?: können| würden| wollen)?|wer (?:(?:etwas|was) mitbringt|bringt (?:etwas|was) mit)|who brings something|quién trae algo|what will you bring",
  short('What will you bring?', '¿Qué [vas|va] a traer?', 'Was [bringst|bringen] du mit?'),
)
export const HELP_OUT = aspect(
  "who (?:can|could|will|would|wants to) (?:help|lend a hand|volunteer)|(?:whether|if) they(?:['’]d| can| could| would| will)? (?:help|lend a hand)|quién (?:puede |podría |quiere )?(?:ayudar?|echar una mano)(?: a \\p{L}+)?|wer (?:mithelfen|helfen|mit anpacken) (?:kann|will|würde|möchte)|wer (?:hilft|mithilft)|ob sie (?:mithelfen|helfen)|(?:mal |gern )?mithelfen|mit anpacken|lend a hand|echar una mano",
  many(
    'Could you lend a hand?',
    '¿[Puedes|Puede] echar una mano?',
    '[Kannst|Können] du mithelfen?',
    'before, with setting up / on the day / afterwards, with clearing up / with something else / not this time',
    'antes, para preparar / ese mismo día / después, para recoger / con otra cosa / esta vez no',
    'vorher beim Aufbauen / am Tag selbst / danach beim Aufräumen / mit etwas anderem / diesmal nicht',
  ),
)
export const STAYING = aspect(
  "who(?:['’]?s| is| are) (?:staying(?: on)?|continuing|carrying on)|who (?:stays|continues|wants to (?:stay|continue|carry on|go on))|(?:whether|if) they(?:['’]re| are| want to)? (?:staying|stay|continue|continuing|carry on)|qui[eé]n(?:es)? (?:sigue|siguen|continúan?|se queda|repite)|si (?:siguen|continúan|se quedan)|wer (?:weitermacht|dabei ?bleibt|bleibt|weiter dabei ist)|ob sie (?:weitermachen|dabei ?bleiben|bleiben)",
  one(
    'Are you staying on?',
    '¿[Sigues|Sigue] con nosotros?',
    '[Machst|Machen] du weiter?',
    'yes / probably / probably not / no / I do not know yet',
    'sí / probablemente / probablemente no / no / aún no lo sé',
    'ja / wahrscheinlich / eher nicht / nein / weiß ich noch nicht',
  ),
)
export const TAKE_PART = aspect(
  "who(?:['’]d| would)? (?:join|take part|be interested|be up for|wants? to (?:join|take part|do it))|who(?:['’]s| is) interested|(?:whether|if) (?:they|people)(?:['’]d| would| want to)? (?:join|take part|be interested)|(?:there(?:['’]s| is) |the )?interest(?: in it)?|qui[eé]n(?:es)? (?:se apunta|se apuntan|participaría|quiere participar|está interesad[oa]|se anima)|si (?:participarían|se apuntan|se apuntarían|les interesa)|wer (?:mitmacht|mitmachen (?:will|würde|möchte)|interesse hat|dabei sein will)|ob sie (?:mitmachen|interesse haben)(?: würden)?",
  one(
    'Would you like to take part?',
    '¿[Te|Le] gustaría participar?',
    '[Würdest|Würden] du mitmachen?',
    'yes, gladly / perhaps, it depends / rather not / no',
    'sí, con gusto / quizá, depende / más bien no / no',
    'ja, gern / vielleicht, kommt darauf an / eher nicht / nein',
  ),
)
export const TIME_TO_GIVE = aspect(
  "how much time (?:they|people|you)(?:[’']d| would| can| could| have| want)?.{0,30}|how many hours (?:they|people|you) (?:can|could|would).{0,20}|cuánto tiempo (?:le |se )?(?:puede|pueden|podrían|podría|tienen|tiene|dedicarían)(?: dedicar(?:le)?)?|cuántas horas (?:pueden|podrían) dedicar|wie viel zeit (?:sie|die leute|man) .{0,25}|wie viel zeit",
  one(
    'How much time could you give to it?',
    '¿Cuánto tiempo le [podrías|podría] dedicar?',
    'Wie viel Zeit [könntest|könnten] du dafür aufbringen?',
    'an hour a week / two to three hours a week / more than that / a day now and then / none at present',
    'una hora a la semana / dos o tres horas a la semana / más / algún día suelto / ahora mismo nada',
    'eine Stunde in der Woche / zwei bis drei Stunden in der Woche / mehr / ab und zu einen Tag / zurzeit keine',
  ),
)
export const FOR_OR_AGAINST = aspect(
  "(?:whether|if) (?:there (?:are|is) )?(?:people|anyone|anybody|somebody|someone|they are|they’re)? ?(?:against(?: it)?|object\\p{L}*|opposed)|who(?:[’']s| is) against(?: it)?|si (?:hay )?(?:gente|alguien|quien)? ?(?:está )?en contra|quién está en contra|ob (?:jemand|leute|welche) dagegen (?:ist|sind)|wer dagegen ist|what (?:they|people) think of the idea|qué (?:les parece|opinan de) la idea|was sie von der idee halten",
  one(
    'What do you think of the idea?',
    '¿Qué [te|le] parece la idea?',
    'Was [hältst|halten] du von der Idee?',
    'strongly in favour / rather in favour / rather against / strongly against / no opinion',
    'muy a favor / más bien a favor / más bien en contra / muy en contra / sin opinión',
    'sehr dafür / eher dafür / eher dagegen / sehr dagegen / keine Meinung',
  ),
)
export const CONCERNS = aspect(
  'concerns?|worries|doubts|objections?|what speaks against|qué (?:les )?preocupa|preocupaciones|dudas|bedenken|sorgen|was dagegen spricht',
  story(
    'What speaks for it in your view, and what against it?',
    '¿Qué [ves|ve] a favor y qué en contra?',
    'Was spricht aus deiner Sicht dafür, was dagegen?',
  ),
)
export const FREE_WHEN = aspect(
  "when (?:they|people|everyone|you|who|he|she)(?:[’']re| are)? ?(?:can|could|are)? ?(?:free|available|there|come|make it|work)?(?: best)?|who can (?:do it |come )?when|(?:their |your )?availability|which days? (?:they|people|you) (?:can|could|are).{0,12}|what (?:days?|times?) (?:suits?|works?).{0,12}|cuándo (?:pueden|puede|están|estarían|puede quién|les viene bien)(?: \\p{L}+)?|disponibilidad|qué día(?:s)? pueden|wann (?:wer|sie|die leute|alle|jeder) (?:kann|können|zeit haben|verfügbar sind|da sind|am besten können)|verfügbarkeit|wer wann kann",
  many(
    'When can you usually make it?',
    '¿Cuándo [puedes|puede] normalmente?',
    'Wann [kannst|können] du meistens?',
    'weekday mornings / weekday afternoons / weekday evenings / at night / at the weekend / it changes from week to week',
    'entre semana por la mañana / entre semana por la tarde / entre semana por la noche / de madrugada / el fin de semana / cambia de una semana a otra',
    'werktags vormittags / werktags nachmittags / werktags abends / nachts / am Wochenende / das wechselt von Woche zu Woche',
  ),
)
export const HINDERED = aspect(
  "why (?:they|people|so few|nobody|hardly anyone|no one|not many)(?: \\p{L}+){0,4} (?:come|comes|coming|turn up|show up|join|joins|attend|take part|volunteer|vote)(?: \\p{L}+){0,3}|what(?:['’]s| is) (?:stopping|keeping|putting) (?:them|people)(?: \\p{L}+){0,3}|what (?:stops|keeps|prevents|puts) (?:them|people) (?:from|off|away|back)(?: \\p{L}+){0,3}|woran (?:es|das) liegt|was (?:sie|die leute) (?:davon )?(?:abhält|hindert)|warum (?:so wenige|keine[rn]?|kaum|niemand|sie nicht)(?: \\p{L}+){0,4} (?:kommen|kommt|mitmachen|mitmacht|teilnehmen)|por qué (?:no|ya no|tan poc[oa]s|casi nadie) (?:viene|vienen|participan?|se apuntan?|van)(?: \\p{L}+){0,3}|qué (?:les )?impide(?: \\p{L}+){0,3}|a qué se debe",
  many(
    'When you cannot make it: what is usually the reason?',
    'Cuando no [puedes|puede], ¿a qué suele deberse?',
    'Wenn es nicht geht: Woran liegt es meistens?',
    'work / family / the way there is too far / I hear of it too late / my health / I do not feel like it any more / something else',
    'el trabajo / la familia / está demasiado lejos / me entero tarde / la salud / ya no me apetece / otra cosa',
    'Arbeit / Familie / der Weg ist zu weit / ich erfahre es zu spät / die Gesundheit / mir fehlt die Lust / etwas anderes',
  ),
)
export const HOW_FAR = aspect(
  'how far (?:away )?(?:they|people|you) (?:are|live|have|come).{0,30}|(?:the |your |their )?distance|how (?:long|far) (?:is )?(?:the|your|their) (?:way|journey|commute)|a qué distancia.{0,30}|(?:la )?distancia|wie weit (?:sie|die leute|es|du)(?: es)?(?: \\p{L}+){0,3} (?:haben|hast|weg|entfernt|wohnen|wohnst|sind)|entfernung|anfahrt',
  short(
    'How long does it take you to get there, in minutes?',
    '¿Cuánto [tardas|tarda] en llegar, en minutos?',
    'Wie lange [brauchst|brauchen] du bis dorthin, in Minuten?',
  ),
)
export const STILL_WANT = aspect(
  "who(?:['’]s| is)? still (?:wants?|interested|needs?).{0,12}|(?:whether|if) they(?:['’]re| are)? still (?:wants?|interested|need).{0,12}|quién (?:sigue queriendo|quiere todavía|todavía quiere|aún quiere|sigue interesad[oa]).{0,12}|si (?:siguen|todavía) (?:queriendo|interesad[oa]s|quieren).{0,12}|wer noch (?:eine[nrs]? |einen )?(?:\\p{L}+ )?(?:will|möchte|interesse hat)|ob sie noch (?:interesse haben|wollen)",
  one(
    'Do you still want {x}?',
    '¿[Sigues|Sigue] queriendo {x}?',
    '[Möchtest|Möchten] du noch {x}?',
    'yes, as soon as possible / yes, but not right now / no, take me off the list / I do not know yet',
    'sí, cuanto antes / sí, pero todavía no / no, ya no / aún no lo sé',
    'ja, so bald wie möglich / ja, aber nicht gleich / nein, nicht mehr / weiß ich noch nicht',
  ),
)
export const SINCE_WHEN = aspect(
  "how long (?:they|people|you)(?:[’']ve| have)? (?:been|known|waited|worked|volunteered|lived).{0,30}|since when|desde cuándo.{0,30}|cuánto (?:tiempo )?(?:llevan|llevas|hace que).{0,30}|seit wann.{0,30}|wie lange (?:sie|du|die leute) schon.{0,30}",
  one(
    'How long have you been with us?',
    '¿Cuánto tiempo [llevas|lleva] con nosotros?',
    'Wie lange [bist|sind] du schon dabei?',
    'less than half a year / up to two years / two to five years / longer',
    'menos de medio año / hasta dos años / de dos a cinco años / más tiempo',
    'weniger als ein halbes Jahr / bis zwei Jahre / zwei bis fünf Jahre / länger',
  ),
)
export const ON_THE_LIST = aspect(
  'since when .{0,20}(?:list|waiting|waited)|how long .{0,20}(?:waiting|waited|on the list)|desde cuándo esperan|seit wann sie warten',
  short(
    'Since when have you been waiting, roughly?',
    '¿Desde cuándo [esperas|espera], más o menos?',
    'Seit wann [wartest|warten] du ungefähr?',
  ),
)
export const DATE = aspect(
  'when (?:it )?suits(?: (?:them|people|everyone|best|you))?|cuándo (?:les )?viene bien|wann es (?:ihnen |allen )?passt|which date|what date|(?:the )?dates?|which weekend|when (?:we should|to|should we).{0,30}|qué fecha|(?:la )?fecha|cuándo (?:quedar|hacerl[oa]|quedamos).{0,20}|welche[rsn]? (?:termin|datum|wochenende)|(?:der |den )?termin|wann wir.{0,30}',
  many(
    'Which days and times would suit you?',
    '¿Qué días y a qué horas [te|le] viene bien?',
    'Welche Tage und Zeiten passen dir?',
    'weekday lunchtime / weekday afternoon / weekday evening / Saturday / Sunday / I do not mind',
    'entre semana a mediodía / entre semana por la tarde / entre semana por la noche / sábado / domingo / me da igual',
    'werktags mittags / werktags nachmittags / werktags abends / Samstag / Sonntag / ist mir gleich',
  ),
)

export const PER_HEAD = aspect(
  "how much (?:they|people|everyone|guests|you)(?:['’]d| would| want| can| could| are willing)?(?: like)?(?: to)? (?:spend|pay|contribute)|(?:the |our |their )?budget|cuánto (?:quieren|pueden|gastarían|pagarían)(?: gastar| pagar)?|el presupuesto|presupuesto|wie viel (?:sie|alle|die leute) ausgeben (?:wollen|können|möchten)|(?:das )?budget",
  one(
    'How much may it cost per person?',
    '¿Cuánto puede costar por persona?',
    'Wie viel darf es pro Person kosten?',
    'up to 20 / 20 to 50 / 50 to 100 / 100 to 200 / more, if it is worth it',
    'hasta 20 / de 20 a 50 / de 50 a 100 / de 100 a 200 / más, si vale la pena',
    'bis 20 / 20 bis 50 / 50 bis 100 / 100 bis 200 / mehr, wenn es sich lohnt',
  ),
)

export const TAKING_PART = [
  PER_HEAD,
  PHONE,
  EMAIL,
  POSTAL,
  COMING,
  HOW_MANY_COME,
  NAME,
  DIET,
  MEAL,
  BRING,
  HELP_OUT,
  STAYING,
  STILL_WANT,
  TAKE_PART,
  TIME_TO_GIVE,
  FOR_OR_AGAINST,
  CONCERNS,
  ON_THE_LIST,
  FREE_WHEN,
  HINDERED,
  HOW_FAR,
  SINCE_WHEN,
  DATE,
]
