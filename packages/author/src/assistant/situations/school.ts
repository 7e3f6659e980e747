import { degree, many, names, one, short, story } from '../known-question.ts'
import { ANYTHING_ELSE, WELL_INFORMED } from './common.ts'
import type { Situation } from './situation.ts'

/** Those who are taught say how the lessons were. */
export const PUPILS: Situation = {
  id: 'pupils on lessons',
  name: names('the lessons', 'las clases', 'den Unterricht'),
  words: names(
    '(?:end[- ]of[- ](?:the )?(?:term|year|semester|unit|topic|module)|mid-?term|term|year \\d+|grade \\d+|\\p{L}+ (?:class|lessons?))[^.?!]{0,30}(?:feedback|survey|review|reflection|check)|(?:pupil|student)s?(?: voice| feedback| survey)|how (?:are|were) (?:my|our) lessons',
    '(?:fin(?:al)? de (?:trimestre|curso|evaluación)|trimestre|mis? clases?|la asignatura|\\d\\.º de la eso)[^.?!]{0,30}|(?:encuesta|opinión) (?:de|del|para) (?:los |mis )?(?:alumn[oa]s|alumnado|estudiantes)',
    '(?:halbjahres|schuljahres|quartals|unterrichts|schüler|klassen)[\\p{L}-]*(?:feedback|rückmeldung|umfrage)|(?:rückmeldung|feedback|umfrage) (?:zum|zu meinem|zu unserem|über den) (?:\\p{L}+)?unterricht|(?:mein|unser|der) unterricht',
  ),
  also: names(
    'teach\\p{L}*|pupils?|students?|school|lessons?|year \\d+|grade \\d+|year olds|kids|science|maths?|history|english|my class',
    'profe\\p{L}*|maestr[oa]|alumn\\p{L}*|estudiantes|clases?|instituto|colegio|asignatura',
    'lehr\\p{L}*|unterricht\\p{L}*|schüler\\p{L}*|schule|klasse|fach',
  ),
  unless:
    /(?<!\p{L})(?:parents?|eltern|padres|familias|families|yoga|pottery|dance|evening class)(?!\p{L})/iu,
  questions: [
    degree(
      'How did you like the lessons?',
      '¿Cuánto [te|le] gustaron las clases?',
      'Wie hat dir der Unterricht gefallen?',
      'not much / a lot',
      'poco / mucho',
      'wenig / sehr',
    ),
    one(
      'How fast did we go?',
      '¿A qué ritmo íbamos?',
      'Wie schnell ging es voran?',
      'too slow / just right / a bit fast / too fast',
      'demasiado lento / bien / un poco rápido / demasiado rápido',
      'zu langsam / genau richtig / etwas schnell / zu schnell',
    ),
    degree(
      'How well did you understand what we did?',
      '¿Cuánto [entendiste|entendió] de lo que hicimos?',
      'Wie gut [hast|haben] du verstanden, was wir gemacht haben?',
      'hardly at all / nearly all of it',
      'casi nada / casi todo',
      'fast nichts / fast alles',
    ),
    many(
      'What helped you to learn?',
      '¿Qué [te|le] ayudó a aprender?',
      'Was hat dir beim Lernen geholfen?',
      'experiments and trying things out / the explanations / working in groups / working on my own / videos and pictures / tests and quizzes',
      'experimentos y probar cosas / las explicaciones / trabajar en grupo / trabajar por mi cuenta / vídeos e imágenes / pruebas y juegos',
      'Versuche und Ausprobieren / die Erklärungen / Arbeit in der Gruppe / allein arbeiten / Videos und Bilder / Tests und Quiz',
    ),
    short(
      'Which topic did you like best?',
      '¿Qué tema [te|le] gustó más?',
      'Welches Thema [fandest|fanden] du am besten?',
    ),
    short('What was hardest?', '¿Qué fue lo más difícil?', 'Was war am schwersten?'),
    one(
      'How was the homework?',
      '¿Qué tal los deberes?',
      'Wie waren die Hausaufgaben?',
      'too easy / about right / too hard / too much',
      'demasiado fáciles / bien / demasiado difíciles / demasiados',
      'zu leicht / genau richtig / zu schwer / zu viel',
    ),
    one(
      'Can you ask when you do not understand something?',
      '¿[Puedes|Puede] preguntar cuando no [entiendes|entiende] algo?',
      '[Kannst|Können] du fragen, wenn du etwas nicht [verstehst|verstehen]?',
      'yes, always / mostly / sometimes / I do not dare to',
      'sí, siempre / casi siempre / a veces / no me atrevo',
      'ja, immer / meistens / manchmal / ich traue mich nicht',
    ),
    short('What should stay the same?', '¿Qué debería seguir igual?', 'Was soll so bleiben?'),
    story(
      'What should we change next term?',
      '¿Qué deberíamos cambiar el próximo trimestre?',
      'Was sollen wir im nächsten Halbjahr anders machen?',
    ),
  ],
  spare: [ANYTHING_ELSE],
}

/** A school or nursery asks the families of a class. */
export const FAMILIES: Situation = {
  id: 'families of a class',
  name: names('the class', 'la clase', 'die Klasse'),
  words: names(
    "(?:parents|families|carers) (?:of|in|from) (?:class |year |grade |room )?\\p{L}*\\d*|(?:class|school|nursery|kindergarten|year \\d+|grade \\d+)[- ](?:parents|families)[^.?!]{0,20}(?:survey|questions|meeting)|parents?[’']? meeting",
    '(?:familias|padres|madres) (?:de|del) (?:\\d|la clase|mi clase|curso|infantil|primaria|cole)|reunión (?:de|con) (?:las )?(?:familias|padres)',
    '(?:eltern|familien) (?:der|von|in) (?:klasse |meiner klasse|gruppe )?\\p{L}*\\d*|elternumfrage|elternbefragung|(?:vorbereitung|themen|planung)[^.?!]{0,20}elternabend',
  ),
  also: names(
    'teach\\p{L}*|class|school|nursery|kindergarten|year \\d+|grade \\d+|tutor',
    'tutor[ao]?|maestr[oa]|profe\\p{L}*|clase|cole\\p{L}*|reunión|curso|infantil|primaria|\\d\\.º',
    'lehr\\p{L}*|klasse|schule|kita|kindergarten|elternabend|gruppe',
  ),
  questions: [
    degree(
      'How happy is your child to come to school?',
      '¿Con qué ganas viene [tu|su] hijo o hija a clase?',
      'Wie gern kommt dein Kind in die Schule oder Kita?',
      'not at all / very',
      'con ninguna / con muchas',
      'gar nicht gern / sehr gern',
    ),
    one(
      'How does your child get on with the others?',
      '¿Qué tal se lleva [tu|su] hijo o hija con los demás?',
      'Wie kommt dein Kind mit den anderen zurecht?',
      'very well / mostly well / it varies / not so well',
      'muy bien / bien, casi siempre / depende del día / regular',
      'sehr gut / meistens gut / mal so, mal so / nicht so gut',
    ),
    one(
      'How do you find the amount of homework?',
      '¿Qué [te|le] parece la cantidad de deberes?',
      'Wie [findest|finden] du die Menge an Hausaufgaben?',
      'too little / just right / a bit much / far too much / there is none',
      'poca / adecuada / un poco alta / demasiada / no hay',
      'zu wenig / genau richtig / etwas viel / viel zu viel / es gibt keine',
    ),
    WELL_INFORMED,
    many(
      'How would you like to hear from us?',
      '¿Por qué vía [prefieres|prefiere] que nos comuniquemos?',
      'Auf welchem Weg [möchtest|möchten] du von uns hören?',
      'a message or app / e-mail / a note in the bag / a phone call / in person',
      'mensaje o aplicación / correo electrónico / una nota en la mochila / por teléfono / en persona',
      'Nachricht oder App / E-Mail / Zettel in der Tasche / Anruf / persönlich',
    ),
    many(
      'What should we talk about at the meeting?',
      '¿De qué [te|le] gustaría que habláramos en la reunión?',
      'Worüber sollen wir beim Treffen sprechen?',
      'learning and progress / how the class gets on / reading and maths / screens and phones / trips and parties / sleep and routines',
      'el aprendizaje y los avances / la convivencia en clase / lectura y matemáticas / pantallas y móviles / salidas y fiestas / descanso y rutinas',
      'Lernen und Fortschritte / das Miteinander / Lesen und Rechnen / Bildschirme und Handys / Ausflüge und Feste / Schlaf und Rituale',
    ),
    one(
      'Which time for a meeting suits you best?',
      '¿Qué horario [te|le] viene mejor para la reunión?',
      'Welche Zeit passt dir am besten für ein Treffen?',
      'in the morning / straight after school / in the late afternoon / in the evening / online',
      'por la mañana / a la salida / a media tarde / al final del día / por videollamada',
      'vormittags / direkt nach der Schule / am späten Nachmittag / abends / online',
    ),
    short(
      'What does your child tell you about most?',
      '¿De qué habla más en casa [tu|su] hijo o hija?',
      'Wovon erzählt dein Kind zu Hause am meisten?',
    ),
    one(
      'Would you like a talk about your child in private?',
      '¿[Quieres|Quiere] que hablemos a solas de [tu|su] hijo o hija?',
      '[Möchtest|Möchten] du ein Gespräch unter vier Augen?',
      'yes, soon / yes, when it suits / not for now',
      'sí, pronto / sí, cuando se pueda / por ahora no',
      'ja, bald / ja, bei Gelegenheit / im Moment nicht',
    ),
    story(
      'What else would you like us to know or do?',
      '¿Qué más [te|le] gustaría contarnos o proponernos?',
      'Was sollten wir noch wissen oder tun?',
    ),
  ],
}
