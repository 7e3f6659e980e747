import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** How people find a group, a place, a service or an event: {x} is the thing, in German as an object. */

export const SINCE = one(
  'How long have you known {x}?',
  '¿Desde cuándo [conoces|conoce] {x}?',
  'Wie lange [kennst|kennen] du {x} schon?',
  'a few weeks / a few months / one to three years / longer / I am only getting to know it',
  'unas semanas / unos meses / de uno a tres años / más tiempo / acabo de llegar',
  'ein paar Wochen / ein paar Monate / ein bis drei Jahre / länger / ich lerne es gerade erst kennen',
)
export const USED = one(
  'How often do you use {x}?',
  '¿Con qué frecuencia [usas|usa] {x}?',
  'Wie oft [nutzt|nutzen] du {x}?',
  'nearly every day / every week / every month / now and then / hardly ever',
  'casi a diario / cada semana / cada mes / de vez en cuando / casi nunca',
  'fast jeden Tag / jede Woche / jeden Monat / ab und zu / fast nie',
)
export const HEARD = one(
  'How did you come to hear of {x}?',
  '¿Cómo [te enteraste|se enteró] de {x}?',
  'Wie [bist|sind] du auf {x} aufmerksam geworden?',
  'from somebody I know / from a notice or flyer / online / I have been part of it for years / by chance',
  'por alguien conocido / por un cartel o folleto / por internet / llevo años participando / por casualidad',
  'durch Bekannte / durch einen Aushang oder Zettel / im Internet / ich bin seit Jahren dabei / durch Zufall',
)

const matters = (en: string, es: string, de: string) =>
  rank(
    'What matters most to you about {x}? Put it in order.',
    '¿Qué es lo más importante de {x}? [Ordénalo|Ordénelo].',
    'Was ist dir am wichtigsten, wenn [du an {x} denkst|Sie an {x} denken]? [Bring|Bringen Sie] es in eine Reihenfolge.',
    en,
    es,
    de,
  )
export const MATTERS = {
  group: matters(
    'the people / what we do together / the day and the time / learning something / feeling welcome',
    'la gente / lo que hacemos juntos / el día y la hora / aprender algo / sentirse a gusto',
    'die Menschen / was wir zusammen machen / Tag und Uhrzeit / etwas zu lernen / willkommen zu sein',
  ),
  place: matters(
    'cleanliness / quiet / the opening hours / friendly people / the price / getting there easily',
    'la limpieza / la tranquilidad / el horario / el trato amable / el precio / llegar con facilidad',
    'Sauberkeit / Ruhe / die Öffnungszeiten / freundliche Leute / der Preis / gute Erreichbarkeit',
  ),
  service: matters(
    'that it is reliable / that it is quick / that it is easy to use / friendly people / the price',
    'que sea fiable / que sea rápido / que sea fácil / el trato amable / el precio',
    'dass Verlass darauf ist / dass es schnell geht / dass es einfach ist / freundliche Leute / der Preis',
  ),
  event: matters(
    'the company / the programme / the food and drink / the place / the time / that everybody can join in',
    'la compañía / el programa / la comida y la bebida / el lugar / la hora / que pueda participar todo el mundo',
    'die Gesellschaft / das Programm / Essen und Trinken / der Ort / die Uhrzeit / dass alle mitmachen können',
  ),
}

export const OVERALL = degree(
  'All in all, how do you find {x}?',
  'En general, ¿cómo [valoras|valora] {x}?',
  'Alles in allem: Wie [findest|finden] du {x}?',
  'not good / very good',
  'mal / muy bien',
  'nicht gut / sehr gut',
)
export const LIKED = story(
  'What do you like best about {x}?',
  '¿Qué es lo que más [te|le] gusta de {x}?',
  'Was gefällt dir am besten, wenn [du an {x} denkst|Sie an {x} denken]?',
)
export const CHANGED = story(
  'What should be different about {x}, and why?',
  '¿Qué debería cambiar en {x}, y por qué?',
  'Was sollte anders werden, wenn es um {x} geht, und warum?',
)
export const AN_END = story(
  'What else would you like to tell us about {x}?',
  '¿Qué más [te|le] gustaría decirnos sobre {x}?',
  'Was [möchtest|möchten] du uns sonst noch über {x} sagen?',
)

export const FEEDBACK: KnownQuestion[] = [
  OVERALL,
  LIKED,
  CHANGED,
  many(
    'What would bring you more often?',
    '¿Qué haría que [vinieras|viniera] más a menudo?',
    'Was würde dich öfter herbringen?',
    'another day or time / earlier information / lower costs / company / an easier way there / nothing, it suits me as it is',
    'otro día u otra hora / avisos con más tiempo / menos gastos / compañía / llegar con más facilidad / nada, así me va bien',
    'ein anderer Tag oder eine andere Uhrzeit / frühere Hinweise / geringere Kosten / Begleitung / ein einfacherer Weg / nichts, es passt so',
  ),
  degree(
    'How gladly would you recommend {x} to somebody?',
    '¿Hasta qué punto [recomendarías|recomendaría] {x} a alguien?',
    'Wie gern [würdest|würden] du {x} weiterempfehlen?',
    'not at all / very gladly',
    'nada / con mucho gusto',
    'gar nicht / sehr gern',
  ),
  degree(
    'How well do you feel informed about {x}?',
    '¿Qué tal [te|le] llega la información sobre {x}?',
    'Wie gut [fühlst du dich|fühlen Sie sich] über {x} informiert?',
    'badly / very well',
    'mal / muy bien',
    'schlecht / sehr gut',
  ),
  short(
    'If you could change one thing tomorrow, what would it be?',
    'Si [pudieras|pudiera] cambiar una sola cosa mañana, ¿cuál sería?',
    'Wenn [du morgen eine einzige Sache ändern könntest|Sie morgen eine einzige Sache ändern könnten], welche wäre es?',
  ),
  yesNo(
    'Would you lend a hand now and then?',
    '¿[Echarías|Echaría] una mano de vez en cuando?',
    '[Würdest|Würden] du ab und zu mit anpacken?',
  ),
]

/** For children: short words, and answers to tick. */
export const FOR_CHILDREN: KnownQuestion[] = [
  one(
    'How do you like {x}?',
    '¿Qué nota le [pones|pone] a {x}?',
    'Wie gefällt dir das: {x}?',
    'very much / okay / not so much / not at all',
    'genial / bien / regular / mal',
    'sehr gut / ganz gut / nicht so gut / gar nicht',
  ),
  short(
    'What is the best thing about {x}?',
    '¿Qué es lo mejor de {x}?',
    'Was ist das Beste, wenn [du an {x} denkst|Sie an {x} denken]?',
  ),
  short('What bothers you most?', '¿Qué es lo que más [te|le] molesta?', 'Was stört dich am meisten?'),
  yesNo(
    'Do you look forward to it most days?',
    '¿Casi siempre [te|le] apetece?',
    '[Freust du dich|Freuen Sie sich] meistens darauf?',
  ),
  short(
    'If you were the boss for one day, what would you change?',
    'Si [mandaras|mandara] un día, ¿qué [cambiarías|cambiaría]?',
    'Wenn [du einen Tag lang bestimmen könntest|Sie einen Tag lang bestimmen könnten]: Was [würdest|würden] du ändern?',
  ),
  one(
    'With whom would you talk about it?',
    '¿Con quién [hablarías|hablaría] de esto?',
    'Mit wem [würdest|würden] du darüber reden?',
    'with a friend / with my family / with a teacher or another grown-up / with nobody',
    'con una amiga o un amigo / con mi familia / con una profe o alguien mayor / con nadie',
    'mit einer Freundin oder einem Freund / mit meiner Familie / mit einer Lehrkraft oder jemand Großem / mit niemandem',
  ),
]

/** Where people have lost somebody or are ill: nothing is demanded, much is left to them. */
export const GENTLE: KnownQuestion[] = [
  degree(
    'How do you usually feel when you go home from {x}?',
    '¿Cómo [te sientes|se siente] normalmente después de {x}?',
    'Wie geht es dir meistens, wenn [du an {x} denkst|Sie an {x} denken]?',
    'rather heavy / a little lighter',
    'con más peso / con algo más de alivio',
    'eher schwer / ein wenig leichter',
  ),
  many(
    'What does you good when we are together?',
    '¿Qué [te|le] hace bien cuando estamos juntos?',
    'Was tut dir gut, wenn wir zusammen sind?',
    'listening / being listened to / meeting people who understand / the quiet / laughing as well / simply having somewhere to go',
    'escuchar / que me escuchen / encontrar a gente que entiende / el silencio / reír también / tener adónde ir',
    'zuhören / gehört zu werden / Menschen, die es verstehen / die Stille / auch zu lachen / einfach einen Ort zu haben',
  ),
  one(
    'Do you feel free just to sit and listen when that is better?',
    '¿[Sientes|Siente] que [puedes|puede] limitarte a escuchar cuando es mejor así?',
    'Ist es für dich in Ordnung, einfach nur dazusitzen und zuzuhören?',
    'yes, always / mostly / not always / I would rather not say',
    'sí, siempre / casi siempre / no siempre / prefiero no decirlo',
    'ja, immer / meistens / nicht immer / das behalte ich für mich',
  ),
  story(
    'What could we do so that you feel more at ease?',
    '¿Qué podríamos hacer para que [te sintieras|se sintiera] mejor aquí?',
    'Was könnten wir tun, damit es dir leichter fällt?',
  ),
  story(
    'If you like: which moment with us has stayed with you?',
    'Si [te|le] apetece: ¿qué momento con nosotros se [te|le] ha quedado?',
    'Nur wenn [du magst|Sie mögen]: Welcher Augenblick mit uns ist dir geblieben?',
  ),
  one(
    'How do you find the length of our meetings?',
    '¿Qué [te|le] parece la duración de los encuentros?',
    'Wie [findest|finden] du die Länge unserer Treffen?',
    'too short / just right / too long / it depends on the day',
    'corta / justa / larga / depende del día',
    'zu kurz / gerade richtig / zu lang / das hängt vom Tag ab',
  ),
  story(
    'If you like: what else would you want us to know?',
    'Si [te|le] apetece: ¿qué más [quieres|quiere] que sepamos?',
    'Nur wenn [du magst|Sie mögen]: Was sollen wir sonst noch wissen?',
  ),
]
