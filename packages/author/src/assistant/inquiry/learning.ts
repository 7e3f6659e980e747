import { degree, many, one, short, story } from '../known-question.ts'
import { aspect } from './known-aspect.ts'

export const HOUSING = aspect(
  'housing|accommodation|(?:the )?(?:host famil(?:y|ies)|flats?|dorms?|rooms? they live in|where they live)|(?:el )?alojamiento|(?:la )?vivienda|familia de acogida|unterkunft|wohnung|gastfamilie',
  degree(
    'How do you like the place where you live now?',
    '¿Qué tal [estás|está] donde [vives|vive] ahora?',
    'Wie gefällt es dir dort, wo [du jetzt wohnst|Sie jetzt wohnen]?',
    'not good / very good',
    'mal / muy bien',
    'nicht gut / sehr gut',
  ),
)
export const CLASSES = aspect(
  '(?:the )?(?:classes|courses|lessons|lectures|teaching)|(?:las )?clases|(?:los )?cursos|(?:der )?unterricht|(?:die )?(?:kurse|vorlesungen|stunden)',
  degree(
    'How are your classes going?',
    '¿Qué tal van tus clases?',
    'Wie läuft es in deinen Kursen?',
    'not well / very well',
    'mal / muy bien',
    'nicht gut / sehr gut',
  ),
)
export const FRIENDS = aspect(
  "(?:making |finding )?friends(?:hips)?|(?:whether|if|how) (?:they|you)(?:['’]ve| have)? (?:made|found|met|settled).{0,20}|hacer amig[oa]s|(?:las )?amistades|(?:si|cómo) se han (?:integrado|adaptado)|freunde(?: finden)?|anschluss|ob sie (?:freunde|anschluss) gefunden haben|wie sie sich eingelebt haben",
  one(
    'How easy is it to make friends here?',
    '¿Es fácil hacer amistades aquí?',
    'Wie leicht ist es, hier Freunde zu finden?',
    'very easy / quite easy / rather hard / very hard / I cannot say yet',
    'muy fácil / bastante fácil / más bien difícil / muy difícil / aún no lo sé',
    'sehr leicht / ziemlich leicht / eher schwer / sehr schwer / kann ich noch nicht sagen',
  ),
)
export const NEED_HELP = aspect(
  '(?:whether|if|where|what) they need (?:any )?(?:help|support)(?: \\p{L}+){0,4}|si necesitan ayuda.{0,20}|ob sie (?:hilfe|unterstützung) brauchen.{0,20}',
  many(
    'Do you need help with something?',
    '¿[Necesitas|Necesita] ayuda con algo?',
    '[Brauchst|Brauchen] du bei etwas Hilfe?',
    'with the language / with papers and offices / with money / with the place where I live / with my classes or work / with meeting people / no, thank you',
    'con el idioma / con papeles y trámites / con el dinero / con el alojamiento / con las clases o el trabajo / para conocer gente / no, gracias',
    'mit der Sprache / mit Papieren und Ämtern / mit Geld / mit der Unterkunft / mit Kursen oder Arbeit / um Leute kennenzulernen / nein, danke',
  ),
)
export const FIRST_TIME = aspect(
  "how (?:the|their|your) (?:first|last) (?:\\p{L}+ )?(?:days?|weeks?|months?|year|term|semester|time)s? (?:has |have )?(?:went|was|were|gone|been|goes).{0,10}|how (?:they|people)(?:['’]ve| have)? (?:settled in|settle in|arrived)|cómo (?:ha ido|fue|les ha ido|les fue) (?:el|la|los|las) primer.{0,24}|wie (?:der|die|das) erste[rns]? \\p{L}+ (?:war|waren|lief|liefen|gelaufen ist)",
  degree(
    'How has it been for you so far?',
    '¿Qué tal [te|le] ha ido hasta ahora?',
    'Wie ist es dir bisher ergangen?',
    'difficult / very good',
    'difícil / muy bien',
    'schwierig / sehr gut',
  ),
)
export const SURPRISED = aspect(
  'what (?:surprised|was new|they did not expect).{0,20}|qué (?:les )?sorprendió.{0,12}|was (?:sie|dich) überrascht hat',
  story(
    'What was different from what you had thought?',
    '¿Qué fue diferente de lo que [pensabas|pensaba]?',
    'Was war anders, als [du gedacht hast|Sie gedacht haben]?',
  ),
)
export const TAKES_LONG = aspect(
  'how long (?:it|homework|they|the homework) (?:takes?|need|spend|lasts?).{0,20}|(?:the )?time it takes|cuánto (?:tiempo )?(?:tardan|tarda|les lleva|lleva|dura).{0,12}|wie lange (?:es|sie|das|die \\p{L}+) (?:dauer\\p{L}*|brauch\\p{L}*|sitzen)(?: \\p{L}+){0,2}',
  one(
    'How long does it usually take?',
    '¿Cuánto tiempo suele llevar?',
    'Wie lange dauert es meistens?',
    'up to 15 minutes / 15 to 30 minutes / 30 to 60 minutes / longer / it differs a lot',
    'hasta 15 minutos / de 15 a 30 minutos / de 30 a 60 minutos / más / varía mucho',
    'bis 15 Minuten / 15 bis 30 Minuten / 30 bis 60 Minuten / länger / ganz unterschiedlich',
  ),
)
export const ROWS = aspect(
  '(?:whether|if) there (?:are|is) (?:any )?(?:rows?|arguments?|fights?|tears|trouble|stress|conflicts?)(?: \\p{L}+){0,5}|(?:the )?(?:rows|arguments|quarrels|fights)(?: \\p{L}+){0,3}|si hay (?:peleas|discusiones|broncas|líos)(?: \\p{L}+){0,4}|(?:las )?(?:peleas|discusiones)|ob es (?:streit|ärger|tränen|stress)(?: \\p{L}+){0,4} gibt|(?:der )?streit',
  one(
    'How often are there rows about it at home?',
    '¿Con qué frecuencia hay discusiones en casa por eso?',
    'Wie oft gibt es zu Hause Streit deswegen?',
    'hardly ever / now and then / often / nearly every time / I would rather not say',
    'casi nunca / de vez en cuando / a menudo / casi siempre / prefiero no decirlo',
    'fast nie / ab und zu / oft / fast jedes Mal / das behalte ich für mich',
  ),
)
export const PARENTS_HELP = aspect(
  'how much (?:parents|they) help.{0,20}|(?:whether|if) (?:parents|they) help.{0,20}|cuánto ayudan.{0,20}|wie viel (?:eltern|sie) helfen.{0,12}',
  one(
    'How much do you help your child with it?',
    '¿Cuánto [ayudas|ayuda] a tu hijo o a tu hija?',
    'Wie viel [hilfst|helfen] du deinem Kind dabei?',
    'not at all / when asked / I look it over / we do it together',
    'nada / cuando me lo pide / lo reviso / lo hacemos juntos',
    'gar nicht / wenn es fragt / ich schaue es durch / wir machen es zusammen',
  ),
)
export const AMOUNT_RIGHT = aspect(
  '(?:the )?(?:amount|quantity)(?: of \\p{L}+)?|(?:la )?cantidad(?: de \\p{L}+)?|(?:die )?menge(?: an \\p{L}+)?',
  one(
    'How do you find the amount?',
    '¿Qué [te|le] parece la cantidad?',
    'Wie [findest|finden] du die Menge?',
    'too little / just right / rather much / far too much / I cannot say',
    'poca / la justa / más bien mucha / demasiada / no lo sé',
    'zu wenig / gerade richtig / eher viel / viel zu viel / kann ich nicht sagen',
  ),
)
export const LEARN = aspect(
  "(?:what|which)(?: \\p{L}+)?(?: (?:techniques|skills|topics|subjects|things))? (?:they|people|you)(?:['’]d| would)? (?:like|want)(?: to)? (?:to )?learn(?: \\p{L}+){0,3}|qué (?:técnicas|cosas|temas)?(?: les gustaría| quieren| querrían) aprender|(?:las )?técnicas|was (?:sie|die leute) (?:lernen|üben) (?:wollen|möchten|würden)|welche (?:techniken|themen) (?:sie|die leute).{0,20}",
  story(
    'Which techniques or subjects would you like to learn?',
    '¿Qué técnicas o temas [te|le] gustaría aprender?',
    'Welche Techniken oder Themen [würdest|würden] du gern lernen?',
  ),
)
export const LEVEL = aspect(
  '(?:their |the |your |which |what )?(?:level|grade|experience)(?: (?:they|you) \\p{L}+)?|how (?:good|experienced|advanced) (?:they|you) (?:are|feel)|(?:el )?nivel|qué nivel tienen|(?:das )?niveau|wie (?:gut|weit|fortgeschritten) sie sind|(?:ihre )?erfahrung',
  one(
    'What is your level?',
    '¿Qué nivel [tienes|tiene]?',
    'Auf welchem Stand [bist|sind] du?',
    'just starting / some experience / experienced / very experienced',
    'empiezo ahora / algo de experiencia / con experiencia / con mucha experiencia',
    'ganz am Anfang / etwas Erfahrung / erfahren / sehr erfahren',
  ),
)
export const STYLE = aspect(
  "(?:what|which)(?: (?:kinds?|styles?|types?|sort) of)?(?: music| pieces| songs)? (?:they|people|the choir|you)(?:['’]d| would)? (?:like|want|love|prefer)(?: to)? (?:sing|play|hear|perform)(?: \\p{L}+){0,4}|(?:the )?repertoire|(?:qué )?(?:música|canciones|piezas) (?:les gustaría|quieren|querrían) (?:cantar|tocar)(?: \\p{L}+){0,4}|qué (?:les gustaría|quieren|querrían) (?:cantar|tocar)(?: \\p{L}+){0,4}|was (?:sie|die leute|alle) (?:gerne? )?(?:singen|spielen) (?:würden|möchten|wollen)|welche (?:lieder|stücke|musik).{0,30}",
  many(
    'Which style of music would you like us to do next?',
    '¿Qué estilo de música [te|le] gustaría que hiciéramos?',
    'Welche Stilrichtung sollen wir als Nächstes machen?',
    'classical / folk / pop / jazz / sacred music / film music / something else',
    'clásica / folclore / pop / jazz / música sacra / música de cine / otra cosa',
    'Klassik / Volkslieder / Pop / Jazz / Kirchenmusik / Filmmusik / etwas anderes',
  ),
)
export const PIECE = aspect(
  'which (?:pieces?|songs?)|(?:song |piece )?suggestions|qué (?:pieza|canción)|welches (?:stück|lied)',
  story(
    'Which piece would you suggest, and why that one?',
    '¿Qué pieza [propondrías|propondría], y por qué esa?',
    'Welches Stück [würdest|würden] du vorschlagen, und warum gerade das?',
  ),
)
export const OTHER_LANGUAGES = aspect(
  "(?:whether|if) they(?:['’]re| are|['’]d| would| mind)? ?(?:be )?(?:ok(?:ay)?|fine|happy|comfortable|mind)? ?(?:with )?(?:learning|singing|playing|doing)? ?(?:stuff |things |songs |pieces )?in (?:other|foreign) languages|(?:singing in )?other languages|(?:en )?otros idiomas|(?:in )?(?:anderen|fremden) sprachen",
  one(
    'How do you feel about pieces in other languages?',
    '¿Qué [te|le] parecen las piezas en otros idiomas?',
    'Wie [findest|finden] du Stücke in anderen Sprachen?',
    'gladly / now and then / rather not / no / I do not mind',
    'con gusto / alguna que otra / más bien no / no / me da igual',
    'gern / ab und zu / eher nicht / nein / ist mir gleich',
  ),
)
export const VOICE_PART = aspect(
  '(?:which |what )?(?:voice )?parts? (?:they|you) sing|voice parts?|(?:qué )?(?:voz|cuerda) (?:cantan|tienen)|(?:welche )?stimm(?:e|lage)(?: sie singen)?',
  one(
    'Which voice part do you sing?',
    '¿En qué voz [cantas|canta]?',
    'Welche Stimme [singst|singen] du?',
    'soprano / alto / tenor / bass / I do not know',
    'soprano / contralto / tenor / bajo / no lo sé',
    'Sopran / Alt / Tenor / Bass / weiß ich nicht',
  ),
)

export const ONE_MORE_THING = short(
  'If you could wish for one thing, what would it be?',
  'Si [pudieras|pudiera] pedir una sola cosa, ¿cuál sería?',
  'Wenn [du dir eine Sache wünschen könntest|Sie sich eine Sache wünschen könnten], welche wäre es?',
)

export const LEARNING = [
  HOUSING,
  NEED_HELP,
  TAKES_LONG,
  ROWS,
  PARENTS_HELP,
  OTHER_LANGUAGES,
  VOICE_PART,
  STYLE,
  PIECE,
  LEARN,
  LEVEL,
  FRIENDS,
  CLASSES,
  SURPRISED,
  AMOUNT_RIGHT,
]
