import { degree, many, one, short, story } from '../known-question.ts'
import { aspect } from './known-aspect.ts'

export const COPING = aspect(
  "how (?:they|people|everyone|everybody|you|staff|the team)(?:['’]re| are| is)? ?(?:all )?(?:coping|doing|feeling|holding up|getting on|getting by|managing|cope|feel)(?: \\p{L}+)?|(?:their |your )?(?:well-?being|mood)|cómo (?:están|se encuentran|lo llevan|les va|se sienten)|qué tal (?:están|lo llevan)|wie es (?:ihnen|allen|den leuten|dir) (?:so )?(?:damit )?geht|wie (?:sie|alle) (?:zurechtkommen|klarkommen|sich fühlen|es schaffen)|wohlbefinden|befinden",
  degree(
    'All in all, how are you coping at the moment?',
    'En general, ¿cómo lo [llevas|lleva] últimamente?',
    'Alles in allem: Wie geht es dir zurzeit damit?',
    'not well / very well',
    'mal / muy bien',
    'nicht gut / sehr gut',
  ),
)
export const SLEEPING = aspect(
  'sleep(?:ing)?|(?:how (?:well )?)?(?:they|you) (?:sleep|are sleeping)|(?:el )?sueño|dormir|(?:cómo |si )duermen?(?: bien)?|(?:der |den )?schlaf|wie (?:sie|gut sie) schlafen',
  degree(
    'How well do you sleep at the moment?',
    '¿Qué tal [duermes|duerme] últimamente?',
    'Wie gut [schläfst|schlafen] du zurzeit?',
    'badly / very well',
    'mal / muy bien',
    'schlecht / sehr gut',
  ),
)
export const BREAKS = aspect(
  'breaks?|(?:los )?descansos?|(?:las )?pausas|(?:die )?pausen?',
  one(
    'How often do you get a proper break?',
    '¿Con qué frecuencia [puedes|puede] hacer un descanso de verdad?',
    'Wie oft [kommst|kommen] du zu einer richtigen Pause?',
    'nearly always / mostly / now and then / hardly ever',
    'casi siempre / la mayoría de las veces / de vez en cuando / casi nunca',
    'fast immer / meistens / ab und zu / fast nie',
  ),
)
export const SAFE = aspect(
  '(?:feel(?:ing)? )?(?:safe|unsafe)|safety|(?:personal )?security|segur[oa](?:s(?= en| de))?|(?:la )?seguridad|si se sienten segur[oa]s|sicher(?:heit)?(?:sgefühl)?|(?:ob sie )?sich sicher fühlen|unsicher',
  degree(
    'How safe do you feel?',
    '¿Hasta qué punto [te sientes|se siente] en un lugar seguro?',
    'Wie sicher [fühlst du dich|fühlen Sie sich]?',
    'not safe at all / completely safe',
    'nada / del todo',
    'gar nicht sicher / völlig sicher',
  ),
)
export const TIRED = aspect(
  'tired(?:ness)?|exhaust\\p{L}*|fatigue|burn(?:ed|t)?[ -]?out|cansad[oa]s?|(?:el )?cansancio|agotad[oa]s?|agotamiento|müde|müdigkeit|erschöpft|erschöpfung',
  degree(
    'How tired are you at the end of a working day?',
    '¿Con cuánto cansancio [acabas|acaba] la jornada?',
    'Wie müde [bist|sind] du am Ende eines Arbeitstags?',
    'hardly at all / exhausted',
    'casi ninguno / muchísimo',
    'kaum / völlig erschöpft',
  ),
)
export const PAIN = aspect(
  '(?:back|neck|knee|joint)s?(?: pain| ache| trouble)?|(?:aches and )?pains?|(?:si les )?duele(?: la)?(?: espalda)?|(?:la )?espalda|dolor(?:es)?|rücken(?:schmerzen)?|schmerzen|rückenprobleme',
  one(
    'How often does your back or another part of your body hurt?',
    '¿Con qué frecuencia [te|le] duele la espalda u otra parte del cuerpo?',
    'Wie oft [hast|haben] du Rückenschmerzen oder andere Beschwerden?',
    'nearly every day / every week / now and then / hardly ever / I would rather not say',
    'casi a diario / cada semana / de vez en cuando / casi nunca / prefiero no decirlo',
    'fast jeden Tag / jede Woche / ab und zu / fast nie / das behalte ich für mich',
  ),
)
export const VALUED = aspect(
  '(?:feel(?:ing)? )?(?:valued|appreciated|recogni[sz]ed|respected)|recognition|appreciation|valorad[oa]s?|reconocid[oa]s?|reconocimiento|wertgeschätzt|wertschätzung|anerkannt|anerkennung|geschätzt',
  degree(
    'How valued do you feel for what you do?',
    '¿Hasta qué punto [sientes|siente] que se valora tu trabajo?',
    'Wie sehr [fühlst du dich|fühlen Sie sich] wertgeschätzt?',
    'not at all / very much',
    'nada / muchísimo',
    'gar nicht / sehr',
  ),
)
export const LOAD = aspect(
  'work ?load|(?:too )?much work|overload\\p{L}*|overworked|carga de trabajo|sobrecarg\\p{L}*|arbeitsbelastung|überlast\\p{L}*|belastung',
  degree(
    'How do you find the amount of work?',
    '¿Cómo [ves|ve] la cantidad de trabajo?',
    'Wie [findest|finden] du die Menge an Arbeit?',
    'far too much / just right',
    'demasiada / la justa',
    'viel zu viel / genau richtig',
  ),
)
export const STRESS = aspect(
  'stress(?:ed)?(?: levels?)?|pressure|estrés|estresad[oa]s?|presión|gestresst|druck',
  degree(
    'How stressful have the last weeks been for you?',
    '¿Cuánto estrés [has|ha] tenido estas últimas semanas?',
    'Wie stressig waren die letzten Wochen für dich?',
    'not at all / very',
    'ninguno / muchísimo',
    'gar nicht / sehr',
  ),
)
export const RELATIONSHIP = aspect(
  '(?:the |your |their )?(?:relationships?|marriage|partner(?:ship)?)|(?:la )?(?:relación|pareja|relaciones)|(?:die )?(?:beziehung|partnerschaft|ehe)',
  story(
    'What has changed between you and your partner?',
    '¿Qué ha cambiado entre tu pareja y [tú|usted]?',
    'Was hat sich zwischen dir und deiner Partnerin oder deinem Partner verändert?',
  ),
)
export const WORKING = aspect(
  '(?:the |your |their )?(?:work|job|career)|(?:el )?(?:trabajo|empleo)|(?:die )?(?:arbeit|job|beruf)',
  story(
    'How does it go together with your work?',
    '¿Cómo [te|le] encaja con el trabajo?',
    'Wie passt es mit deiner Arbeit zusammen?',
  ),
)
export const UNTOLD = aspect(
  '(?:the )?(?:stuff|things?|what) (?:that )?(?:nobody|no one|noone|no-one) (?:tells|told|tell|warns|talks).{0,12}|lo que nadie (?:te |les |le )?(?:cuenta|dice|contó|avisa).{0,12}|was (?:einem|dir|ihnen)? ?(?:keiner|niemand) (?:sagt|erzählt|gesagt hat).{0,12}',
  story(
    'What did nobody tell you beforehand?',
    '¿Qué es lo que nadie [te|le] contó antes?',
    'Was hat dir vorher niemand gesagt?',
  ),
)
export const WEIGHS = aspect(
  'what (?:weighs on|bothers|worries|stresses|annoys|frustrates|gets to) (?:them|people|you)|what (?:they|people) (?:find|struggle with|hate|dislike)|(?:their )?(?:problems?|difficulties|struggles|frustrations?)|qué (?:les )?(?:pesa|preocupa|molesta|cuesta|agobia|frustra)|(?:los )?problemas|(?:las )?dificultades|was (?:sie|die leute|dich|alle) (?:belastet|stört|nervt|ärgert|bedrückt)|probleme|schwierigkeiten|was dich (?:am meisten )?stört',
  story(
    'What is hardest for you at the moment?',
    '¿Qué es lo que más [te|le] cuesta ahora mismo?',
    'Was fällt dir zurzeit am schwersten?',
  ),
)
export const HELPS = aspect(
  "what (?:would |could |does |might )?helps?(?: (?:them|people|you))?(?: (?:most|best))?|what (?:support )?(?:they|people)(?:['’]d| would)? need|qué (?:les )?(?:ayuda(?:ría)?|serviría|hace falta|necesitan)|was (?:ihnen|den leuten|dir)? ?(?:hilft|helfen würde)|was (?:sie|die leute) brauchen",
  story(
    'What would help you most?',
    '¿Qué es lo que más [te|le] ayudaría?',
    'Was würde dir am meisten helfen?',
  ),
)
export const SUPPORTED = aspect(
  'support(?:ed)?|apoyo|apoyad[oa]s?|unterstützung|unterstützt',
  degree(
    'How well supported do you feel?',
    '¿Cuánto apoyo [sientes|siente] que [tienes|tiene]?',
    'Wie gut [fühlst du dich|fühlen Sie sich] unterstützt?',
    'not at all / very well',
    'ninguno / muchísimo',
    'gar nicht / sehr gut',
  ),
)
export const GOES_WELL = aspect(
  'what (?:is )?(?:goes|going|went|works?|worked) well|what (?:they|people|you) (?:enjoy|like|love)(?: best| most)?|qué (?:les )?(?:va|funciona) bien|(?:lo que|qué) (?:más )?(?:les )?gusta|was gut (?:läuft|klappt|lief)|was (?:ihnen|den leuten|dir) (?:gefällt|spaß macht|freude macht)',
  story(
    'What do you enjoy about it, or what is going well?',
    '¿Qué [te|le] gusta, o qué va bien?',
    'Was macht dir Freude, oder was läuft gut?',
  ),
)
export const HOW_OFTEN_IT = aspect(
  'how often (?:they|people|you|it|we|the).{0,40}|(?:the )?frequency|con qué frecuencia.{0,30}|cuántas veces.{0,30}|wie (?:oft|häufig).{0,30}',
  one(
    'How often does it happen to you?',
    '¿Con qué frecuencia [te|le] pasa?',
    'Wie oft kommt es bei dir vor?',
    'nearly every day / every week / every month / a few times a year / it differs',
    'casi a diario / cada semana / cada mes / unas veces al año / varía',
    'fast jeden Tag / jede Woche / jeden Monat / ein paarmal im Jahr / unterschiedlich',
  ),
)
export const TRIGGERS = aspect(
  'what triggers.{0,20}|(?:the )?triggers?|what (?:sets|brings) (?:it|them|ours) (?:off|on)|(?:los )?desencadenantes|qué (?:lo|la|las|los)? ?(?:desencadena|provoca).{0,12}|auslöser|was (?:sie|es|ihn|das) auslöst',
  many(
    'What triggers it for you?',
    '¿Qué [te|le] lo provoca?',
    'Was löst es bei dir aus?',
    'stress / too little sleep / food or drink / the weather / screens / noise / something else / I do not know',
    'el estrés / dormir poco / comida o bebida / el tiempo / las pantallas / el ruido / otra cosa / no lo sé',
    'Stress / zu wenig Schlaf / Essen oder Trinken / das Wetter / Bildschirme / Lärm / etwas anderes / weiß ich nicht',
  ),
)
export const SOOTHES = aspect(
  'what (?:soothes|eases|relieves|works against|they do about).{0,20}|what helps(?: against| with)? (?:it|them)|qué (?:lo|la)? ?(?:alivia|calma).{0,12}|was (?:dagegen|am besten) hilft|was es lindert',
  story(
    'What helps you when it happens, and what does not?',
    '¿Qué [te|le] ayuda cuando pasa, y qué no?',
    'Was hilft dir dann, und was nicht?',
  ),
)
export const EVERYDAY = aspect(
  'how (?:much )?it (?:affects|limits|influences).{0,30}|cómo (?:les )?afecta.{0,20}|wie (?:sehr|stark) es .{0,20}(?:einschränkt|beeinflusst)',
  degree(
    'How much does it get in the way of your day?',
    '¿Cuánto [te|le] condiciona el día?',
    'Wie sehr schränkt es deinen Tag ein?',
    'hardly / very much',
    'casi nada / muchísimo',
    'kaum / sehr',
  ),
)
export const HOW_LONG_SO = aspect(
  'how (?:old|long).{0,40}(?:child|kid|baby|father|mother|parent|dad|mum).{0,12}|(?:la )?edad (?:del|de la|de su) (?:niñ[oa]|hij[oa]|bebé)|wie alt (?:das|ihr|dein) kind.{0,8}',
  short(
    'How old is your child, or how long has this been your life?',
    '¿Qué edad tiene tu hijo o tu hija, o desde cuándo [vives|vive] esto?',
    'Wie alt ist dein Kind, oder seit wann [lebst|leben] du so?',
  ),
)
export const ADVICE = aspect(
  "advice|tips?|what (?:they|you)(?:[’']d| would) tell.{0,30}|consejos?|qué (?:le )?dirían.{0,20}|ratschläge?|tipps?|was sie .{0,20} raten würden",
  story(
    'What would you tell somebody who has it ahead of them?',
    '¿Qué le [dirías|diría] a alguien que lo tiene por delante?',
    'Was [würdest|würden] du jemandem sagen, der es noch vor sich hat?',
  ),
)
export const HARDEST = aspect(
  '(?:the )?(?:hardest|worst|most difficult) (?:part|thing|bit)s?|lo (?:más difícil|peor)|das (?:schwerste|schlimmste)',
  story(
    'What was harder than you had thought?',
    '¿Qué fue más difícil de lo que [pensabas|pensaba]?',
    'Was war schwerer, als [du dachtest|Sie dachten]?',
  ),
)
export const BEST = aspect(
  '(?:the )?(?:best|nicest|loveliest) (?:part|thing|bit|moment)s?|lo (?:mejor|más bonito)|das (?:beste|schönste)',
  story(
    'Which moment would you not have wanted to miss?',
    '¿Qué momento no [te habrías|se habría] querido perder?',
    'Welchen Moment [hättest|hätten] du nicht missen wollen?',
  ),
)

export const WELLBEING = [
  UNTOLD,
  COPING,
  SLEEPING,
  BREAKS,
  SAFE,
  TIRED,
  PAIN,
  VALUED,
  LOAD,
  STRESS,
  RELATIONSHIP,
  HOW_LONG_SO,
  TRIGGERS,
  SOOTHES,
  GOES_WELL,
  HARDEST,
  BEST,
  WEIGHS,
  HELPS,
  SUPPORTED,
  EVERYDAY,
  ADVICE,
]
