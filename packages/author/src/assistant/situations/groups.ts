import { degree, many, names, one, rank, short, story, yesNo } from '../known-question.ts'
import {
  ANYTHING_ELSE,
  FAIR_SHARE,
  HOW_OFTEN_MEET,
  IDEAS,
  KEEPS_AWAY,
  STAY_IN_TOUCH,
  WELL_INFORMED,
  WHAT_TIME,
  WHICH_EVENINGS,
  WOULD_HELP_RUN,
} from './common.ts'
import type { Situation } from './situation.ts'

const WHERE_WE_MEET = one(
  'Where should we meet?',
  '¿Dónde deberíamos vernos?',
  'Wo sollten wir uns treffen?',
  'always in the same place / at somebody’s home in turn / in a café or pub / outdoors / online / I do not mind',
  'siempre en el mismo sitio / en casa de alguien por turnos / en un café o bar / al aire libre / por internet / me da igual',
  'immer am selben Ort / reihum bei jemandem zu Hause / in einem Café oder einer Kneipe / draußen / online / ist mir gleich',
)
const COULD_HOST = one(
  'Could you host now and then?',
  '¿[Podrías|Podría] recibir al grupo en casa alguna vez?',
  '[Könntest|Könnten] du ab und zu Gastgeber sein?',
  'yes, gladly / yes, for a few / rather not / no',
  'sí, con gusto / sí, si somos pocos / mejor no / no',
  'ja, gern / ja, für wenige / eher nicht / nein',
)

export const BOOK_CLUB: Situation = {
  id: 'book club plans',
  name: names('the book club', 'el club de lectura', 'den Lesekreis'),
  words: names(
    '(?:book|reading) (?:club|group|circle)[^.?!]{0,30}(?:next|plans?|months?|year|season|20\\d\\d|autumn|spring|what|choos\\p{L}*|list)|what (?:shall|should) we read',
    '(?:club|grupo) de lectura[^.?!]{0,30}(?:próxim\\p{L}*|plan\\p{L}*|meses|año|temporada|qué)|qué leemos',
    '(?:lesekreis|buchclub|literaturkreis|leserunde)[^.?!]{0,30}(?:nächste\\p{L}*|plan\\p{L}*|monate|jahr|saison|was)|was lesen wir',
  ),
  questions: [
    many(
      'Which genres would you like to read?',
      '¿Qué géneros [te|le] gustaría leer?',
      'Welche Genres [möchtest|möchten] du lesen?',
      'new novels / classics / crime / science fiction or fantasy / biographies / non-fiction / short stories / poems',
      'novela actual / clásicos / novela negra / ciencia ficción o fantasía / biografías / ensayo / cuentos / poesía',
      'neue Romane / Klassiker / Krimis / Science-Fiction oder Fantasy / Biografien / Sachbücher / Kurzgeschichten / Gedichte',
    ),
    one(
      'How long may a book be?',
      '¿Cuánto puede durar un libro, en páginas?',
      'Wie lang darf ein Buch sein?',
      'up to 200 pages / up to 300 / up to 500 / as long as it likes',
      'hasta 200 páginas / hasta 300 / hasta 500 / lo que haga falta',
      'bis 200 Seiten / bis 300 / bis 500 / so lang es will',
    ),
    HOW_OFTEN_MEET,
    WHAT_TIME,
    WHERE_WE_MEET,
    COULD_HOST,
    degree(
      'How did you like the last books we read?',
      '¿Qué [te|le] han parecido los últimos libros?',
      'Wie haben dir die letzten Bücher gefallen?',
      'not at all / very much',
      'nada / mucho',
      'gar nicht / sehr',
    ),
    one(
      'How much talk about the book, and how much about everything else?',
      '¿Cuánto hablar del libro y cuánto de todo lo demás?',
      'Wie viel Gespräch über das Buch, wie viel über alles andere?',
      'only the book / mostly the book / half and half / mostly everything else',
      'solo del libro / sobre todo del libro / mitad y mitad / sobre todo de lo demás',
      'nur das Buch / meist das Buch / halb und halb / meist alles andere',
    ),
    one(
      'How far do you usually get with the book?',
      '¿Hasta dónde [sueles|suele] llegar con el libro?',
      'Wie weit [kommst|kommen] du meistens mit dem Buch?',
      'to the end / most of the way / about half / I come for the company',
      'hasta el final / casi todo / más o menos la mitad / vengo por la compañía',
      'bis zum Ende / fast ganz / etwa zur Hälfte / ich komme wegen der Gesellschaft',
    ),
    short(
      'Which titles do you suggest?',
      '¿Qué títulos [propones|propone]?',
      'Welche Titel [schlägst|schlagen] du vor?',
    ),
  ],
  spare: [WOULD_HELP_RUN, ANYTHING_ELSE],
}

/** A group that plays, sings or makes something, and plans its next months. */
export const GROUP_PLANS: Situation = {
  id: 'group plans',
  name: names('the group', 'el grupo', 'die Gruppe'),
  words: names(
    '\\p{L}+ (?:night|evening)s?[:,–-]? (?:next|plans?|schedule)|(?:new|next|starting an?(?: new)?) campaign|(?:guild|raid|game|games|gaming|board ?game|d&d|dnd|rpg|campaign|clan|band|rehearsal|training|practice|club|group|league|team|choir|crew|knitting|craft|running|hiking|walking|cycling|film|movie|language|chess|poker|quiz)[^.?!]{0,24}(?:schedule|season|nights?|evenings?|days?|sessions?|times?|plans?|next|calendar|this (?:year|autumn|spring|winter|summer)|s\\d)',
    '(?:grupo|club|partida|banda|ensayo|equipo|coro|liga|peña|juegos|rol|campaña|gremio)[^.?!]{0,24}(?:horarios?|temporada|noches?|tardes?|días?|sesiones|próxim\\p{L}*|calendario|plan\\p{L}*|rutas)|(?:senderismo|montaña|caminatas): (?:próximas )?rutas',
    '(?:spiele|gilde|raid|band|probe|trainings|vereins|chor|club|gruppen|team|liga|schach|lauf|wander|strick|film|rollenspiel)[^.?!]{0,24}(?:abende?|termine?|saison|plan\\p{L}*|zeiten|nächste\\p{L}*|kalender|runde)',
  ),
  unless:
    /(?<!\p{L})(?:trip|reise|ausflug|viaje|school|schule|colegio|parents|eltern|padres|feedback|rückmeldung|bereavement|grief|trauer|duelo|support)(?!\p{L})/iu,
  questions: [
    WHICH_EVENINGS,
    short(
      'From what time on? If you are somewhere else: in which time zone?',
      '¿A partir de qué hora? Si [estás|está] en otro sitio: ¿en qué zona horaria?',
      'Ab welcher Uhrzeit? Falls [du woanders bist|Sie woanders sind]: in welcher Zeitzone?',
    ),
    one(
      'How many times a week or month would you like to take part?',
      '¿Cuántas veces [querrías|querría] participar?',
      'Wie oft [möchtest|möchten] du dabei sein?',
      'several times a week / once a week / every two weeks / once a month / now and then',
      'varias veces por semana / una vez por semana / cada dos semanas / una vez al mes / de vez en cuando',
      'mehrmals in der Woche / einmal in der Woche / alle zwei Wochen / einmal im Monat / ab und zu',
    ),
    short(
      'Which role or part would you like to have in it?',
      '¿Qué papel o función [te|le] gustaría tener?',
      'Welche Rolle oder Aufgabe [möchtest|möchten] du dabei haben?',
    ),
    one(
      'How serious should it be?',
      '¿Cómo de en serio debería ir?',
      'Wie ernst soll es zugehen?',
      'we want to get somewhere / serious, but with fun / relaxed / only for the company',
      'queremos progresar / en serio, pero con gracia / con calma / solo por la compañía',
      'wir wollen vorankommen / ernsthaft, aber mit Spaß / entspannt / nur wegen der Gesellschaft',
    ),
    short(
      'What would you like us to do most? Name games, pieces, routes, whatever we are about.',
      '¿Qué [te|le] gustaría que hiciéramos más? Juegos, piezas, rutas, lo que sea lo nuestro.',
      'Was sollen wir am liebsten machen? Spiele, Stücke, Strecken, was eben unsere Sache ist.',
    ),
    many(
      'Which part of the organising could you take on?',
      '¿De qué parte de la organización [podrías|podría] encargar[te|se]?',
      'Welchen Teil der Organisation [könntest|könnten] du übernehmen?',
      'leading an evening / finding dates / inviting new people / explaining things / technical help / nothing at present',
      'dirigir una sesión / buscar fechas / invitar a gente nueva / explicar / ayuda técnica / nada por ahora',
      'einen Abend leiten / Termine finden / neue Leute einladen / erklären / technische Hilfe / zurzeit nichts',
    ),
    degree(
      'How satisfied are you with our rules and how things are shared out?',
      '¿Qué satisfacción [te|le] dan nuestras reglas y el reparto de las cosas?',
      'Wie zufrieden [bist|sind] du mit unseren Regeln und damit, wie verteilt wird?',
      'not at all / very',
      'ninguna / mucha',
      'gar nicht / sehr',
    ),
    story(
      'What was a slog last time, and what was worth it?',
      '¿Qué se hizo pesado la última vez y qué mereció la pena?',
      'Was war letztes Mal zäh, und was hat sich gelohnt?',
    ),
    IDEAS,
  ],
  spare: [KEEPS_AWAY, WHERE_WE_MEET, COULD_HOST, FAIR_SHARE, HOW_OFTEN_MEET],
}

/** People who carry something heavy and meet. */
export const SUPPORT_GROUP: Situation = {
  id: 'support group',
  name: names('the group', 'el grupo', 'die Gruppe'),
  words: names(
    '(?:bereavement|grief|support|self-help|carers?|recovery|widow\\p{L}*|cancer|depression|anxiety|loss)\\s(?:group|circle|meetings?|café|cafe)|losing someone|life after (?:loss|losing)|after (?:the )?(?:death|loss|suicide)',
    'grupo de (?:duelo|apoyo|ayuda mutua|autoayuda|cuidador\\p{L}*)|duelo|tras (?:la|una) (?:pérdida|muerte)|perder a alguien',
    '(?:trauer|selbsthilfe|angehörigen|gesprächs)(?:gruppe|kreis|café|treff)|trauernde\\p{L}*|verwaist\\p{L}*|nach (?:dem|einem) (?:verlust|tod)',
  ),
  also: names(
    'group|circle|meet\\p{L}*|café|cafe',
    'grupo|círculo|encuentr\\p{L}*|reuni\\p{L}*',
    'gruppe|kreis|café|treff\\p{L}*|\\p{L}+gruppe|\\p{L}+kreis',
  ),
  isGentle: true,
  questions: [
    WHAT_TIME,
    one(
      'How often would it do you good to meet?',
      '¿Cada cuánto [te|le] haría bien que nos viéramos?',
      'Wie oft täten dir unsere Treffen gut?',
      'every week / every two weeks / once a month / now and then / I do not know yet',
      'cada semana / cada dos semanas / una vez al mes / de vez en cuando / todavía no lo sé',
      'jede Woche / alle zwei Wochen / einmal im Monat / ab und zu / weiß ich noch nicht',
    ),
    many(
      'Which ways of being together suit you?',
      '¿Qué formas de estar juntos [te|le] van bien?',
      'Welche Art von Zusammensein tut dir gut?',
      'talking in the circle / talking with one person / walking / being quiet together / making something / hearing a speaker / I do not know yet',
      'hablar en grupo / hablar con una persona / pasear / compartir un rato en silencio / hacer algo con las manos / escuchar a alguien invitado / todavía no lo sé',
      'im Kreis reden / mit einer Person reden / gemeinsam gehen / zusammen still sein / etwas mit den Händen tun / jemandem zuhören, der eingeladen ist / weiß ich noch nicht',
    ),
    one(
      'When you come to {x}: how is it for you?',
      'Cuando [vienes|viene]: ¿cómo es para [ti|usted]?',
      'Wenn [du kommst|Sie kommen]: Wie ist das für dich?',
      'easy / it takes some courage, then it is good / it differs / it is still hard / I would rather not say',
      'fácil / cuesta un poco y luego sienta bien / depende del día / todavía cuesta / prefiero no decirlo',
      'leicht / es kostet etwas Mut, dann ist es gut / verschieden / noch schwer / das behalte ich für mich',
    ),
    story(
      'What do you hope to find with us?',
      '¿Qué [esperas|espera] encontrar aquí?',
      'Was [erhoffst|erhoffen] du dir von uns?',
    ),
    story(
      'What has done you good so far, even a little?',
      '¿Qué [te|le] ha hecho bien hasta ahora, aunque sea un poco?',
      'Was hat dir bisher gutgetan, und sei es ein wenig?',
    ),
    story(
      'If you like: what is hard just now?',
      'Si [te|le] apetece: ¿qué es lo que más cuesta ahora?',
      'Nur wenn [du magst|Sie mögen]: Was ist gerade schwer?',
    ),
    one(
      'Would you like to hear from us between the meetings?',
      '¿[Te|Le] gustaría que estuviéramos en contacto entre un encuentro y otro?',
      '[Möchtest|Möchten] du zwischen den Treffen von uns hören?',
      'yes, a call / yes, a message / only if I ask / no, thank you',
      'sí, una llamada / sí, un mensaje / solo si lo pido / no, gracias',
      'ja, ein Anruf / ja, eine Nachricht / nur wenn ich darum bitte / nein, danke',
    ),
    story(
      'If you like: what else would you want us to know?',
      'Si [te|le] apetece: ¿qué más [querrías|querría] que supiéramos?',
      'Nur wenn [du magst|Sie mögen]: Was sollten wir sonst noch wissen?',
    ),
  ],
}

/** Evenings of talk about what people believe, wonder or think. */
export const TALK_SERIES: Situation = {
  id: 'talk series',
  name: names('the evenings', 'los encuentros', 'die Abende'),
  words: names(
    '(?:evening|talk|lecture|discussion|sermon|lent|lunch)\\s(?:series|course|group)|series of (?:talks|evenings)|faith (?:group|and \\p{L}+)|bible (?:group|study|circle)|house group|(?:philosophy|debate) (?:group|club|café|evenings?)',
    'ciclo de (?:charlas|conferencias|encuentros)|grupo (?:bíblico|de fe|de oración|de debate)|fe y \\p{L}+|tertulia',
    '(?:gesprächs|vortrags|themen|glaubens)(?:reihe|abende?|kreis|kurs)|bibelkreis|hauskreis|glaube und \\p{L}+|philosophisches café',
  ),
  questions: [
    WHAT_TIME,
    HOW_OFTEN_MEET,
    many(
      'Which form would suit you?',
      '¿Qué forma [te|le] iría bien?',
      'Welche Form würde dir liegen?',
      'a short talk, then questions / talking in small groups at tables / a conversation of two / silence and music / reading a text together / a meal with it',
      'una charla corta y preguntas / hablar en mesas pequeñas / una conversación entre dos / silencio y música / leer un texto juntos / con cena',
      'ein kurzer Vortrag, dann Fragen / Gespräch in kleinen Gruppen am Tisch / ein Gespräch zu zweit / Stille und Musik / gemeinsam einen Text lesen / mit einem Essen dabei',
    ),
    one(
      'How would you describe where you stand?',
      '¿Cómo [describirías|describiría] dónde [estás|está]?',
      'Wie [würdest|würden] du beschreiben, wo du [stehst|stehen]?',
      'at home here / on the edge / searching / I have moved away / only curious / I would rather not say',
      'aquí estoy en casa / al margen / buscando / me he alejado / solo curiosidad / prefiero no decirlo',
      'hier zu Hause / am Rand / auf der Suche / ich habe mich entfernt / nur neugierig / das behalte ich für mich',
    ),
    short(
      'Which topics should an evening be about?',
      '¿De qué temas debería tratar un encuentro?',
      'Um welche Themen soll es an einem Abend gehen?',
    ),
    story(
      'What do you wonder about or doubt, and have never said aloud?',
      '¿Qué [te preguntas|se pregunta] o qué [dudas|duda] sin haberlo dicho en voz alta?',
      'Worüber [fragst|fragen] du dich manchmal etwas oder [zweifelst|zweifeln], ohne es laut zu sagen?',
    ),
    story(
      'What keeps you coming, or what made you stop?',
      '¿Qué [te|le] hace seguir viniendo, o qué hizo que lo [dejaras|dejara]?',
      'Was lässt dich kommen, oder warum [bist|sind] du weggeblieben?',
    ),
    many(
      'What makes it safe for you to speak openly?',
      '¿Qué [te|le] ayuda a hablar con confianza?',
      'Was hilft dir, offen zu sprechen?',
      'a small group / nothing leaves the room / nobody is corrected / I may also stay silent / I know the people / nobody knows me',
      'un grupo pequeño / que nada salga de la sala / que a nadie se le corrija / poder callar / conocer a la gente / que nadie me conozca',
      'eine kleine Gruppe / nichts verlässt den Raum / niemand wird verbessert / ich darf auch schweigen / ich kenne die Leute / niemand kennt mich',
    ),
    STAY_IN_TOUCH,
    ANYTHING_ELSE,
  ],
  spare: [WELL_INFORMED],
}

/** People choose what they will watch, play, listen to or call something. */
export const CHOOSING: Situation = {
  id: 'choosing what to watch',
  name: names('what we watch', 'lo que vemos', 'was wir schauen'),
  words: names(
    '(?:which|what) (?:series|film|movie|show|game|anime)s?[^.?!]{0,20}(?:next|watch|play|see)|(?:movie|film|tv|series) (?:night|evening)s?|what (?:to|shall we|should we) (?:watch|play)',
    'qué (?:serie|película|peli|juego)s?|noche de (?:pelis|cine|series)|próxima (?:serie|película)',
    'welche (?:serie|filme?)|(?:film|serien)abend|was (?:schauen|gucken|spielen) wir|nächste (?:serie|film)',
  ),
  questions: [
    many(
      'Which genres do you like?',
      '¿Qué géneros [te|le] gustan?',
      'Welche Genres [magst|mögen] du?',
      'comedy / crime / drama / science fiction or fantasy / documentaries / romance / horror',
      'comedia / policíaca / drama / ciencia ficción o fantasía / documentales / romántica / terror',
      'Komödie / Krimi / Drama / Science-Fiction oder Fantasy / Dokumentationen / Liebe / Horror',
    ),
    one(
      'How long may one sitting be?',
      '¿Cuánto puede durar un episodio o una sesión?',
      'Wie lang darf eine Folge sein?',
      'up to half an hour / up to an hour / up to two hours / as long as it takes',
      'hasta media hora / hasta una hora / hasta dos horas / lo que haga falta',
      'bis eine halbe Stunde / bis eine Stunde / bis zwei Stunden / so lang es eben dauert',
    ),
    many(
      'Where can you watch?',
      '¿Qué plataformas [tienes|tiene]?',
      'Welche Dienste [hast|haben] du?',
      'Netflix / Prime Video / Disney+ / Apple TV+ / free television and libraries / discs / none',
      'Netflix / Prime Video / Disney+ / Apple TV+ / televisión en abierto / discos / ninguna',
      'Netflix / Prime Video / Disney+ / Apple TV+ / freies Fernsehen und Mediatheken / DVDs / keinen',
    ),
    one(
      'Something old or something new?',
      '¿Algo antiguo o algo nuevo?',
      'Lieber alt oder neu?',
      'brand new / from the last years / an old favourite / I do not mind',
      'recién estrenado / de los últimos años / un clásico / me da igual',
      'ganz neu / aus den letzten Jahren / ein alter Liebling / ist mir gleich',
    ),
    many(
      'What would make you leave the room?',
      '¿Con qué [te levantarías|se levantaría] del sofá?',
      'Wobei [würdest|würden] du aus dem Zimmer gehen?',
      'blood and violence / horror / subtitles / too slow / too sad / more than three seasons / nothing',
      'sangre y violencia / terror / subtítulos / que sea lenta / que sea triste / más de tres temporadas / nada',
      'Blut und Gewalt / Horror / Untertitel / zu langsam / zu traurig / mehr als drei Staffeln / nichts',
    ),
    short(
      'What have you seen already and do not want again?',
      '¿Qué [has|ha] visto ya y no [quieres|quiere] repetir?',
      'Was [hast|haben] du schon gesehen und [willst|wollen] es nicht noch einmal?',
    ),
    short(
      'Which title do you suggest?',
      '¿Qué título [propones|propone]?',
      'Welchen Titel [schlägst|schlagen] du vor?',
    ),
    one(
      'How should we decide?',
      '¿Cómo lo decidimos?',
      'Wie sollen wir entscheiden?',
      'the most votes win / everybody in turn / everybody may strike out one / by lot',
      'gana la mayoría / por turnos / cada cual puede vetar una / a suertes',
      'die Mehrheit / reihum / alle dürfen eines streichen / das Los',
    ),
  ],
  spare: [
    yesNo(
      'Are subtitles all right with you?',
      '¿[Te|Le] van bien los subtítulos?',
      'Sind Untertitel für dich in Ordnung?',
    ),
    ANYTHING_ELSE,
  ],
}

/** A name, logo or colour that several shall agree on. */
export const NAMING: Situation = {
  id: 'naming',
  name: names('the choice', 'la elección', 'die Wahl'),
  words: names(
    '(?:name|logo|motto|slogan|mascot|t-?shirt|colou?rs?|kit|design|cover)s? (?:for|of) (?:our|the|my|a)|(?:new|band|team|club|group|baby|boat|shop|pet) (?:name|logo|kit|colou?rs?|shirts?)|naming (?:the|our)',
    '(?:nombre|logo|lema|mascota|camiseta|color)(?:es|s)? (?:para|de(?:l)?) (?:el|la|nuestr\\p{L}+|mi|un|una)|nuevo (?:nombre|logo)',
    '(?:name|logo|motto|slogan|maskottchen|trikot|t-shirt|farbe)n? (?:für|von) (?:unser|die|das|den|ein)\\p{L}*|neue[rs]? (?:name|logo|trikot)|\\p{L}+name gesucht',
  ),
  questions: [
    short(
      'Which suggestion of your own do you have?',
      '¿Qué propuesta propia [tienes|tiene]?',
      'Welchen eigenen Vorschlag [hast|haben] du?',
    ),
    rank(
      'What should it be above all? Put it in order.',
      '¿Cómo debería ser ante todo? Ordénalo.',
      'Wie soll es vor allem sein? Bring es in eine Reihenfolge.',
      'easy to remember / funny / serious / beautiful / unlike all others / close to where we come from',
      'fácil de recordar / gracioso / serio / bonito / distinto de todos / ligado a nuestro origen',
      'leicht zu merken / lustig / ernsthaft / schön / anders als alle anderen / nah an unserer Herkunft',
    ),
    degree(
      'How much do you like what we have now?',
      '¿Cuánto [te|le] gusta lo que tenemos ahora?',
      'Wie gut gefällt dir, was wir jetzt haben?',
      'not at all / very much',
      'nada / mucho',
      'gar nicht / sehr',
    ),
    short('What should it remind people of?', '¿A qué debería recordar?', 'Woran soll es erinnern?'),
    short(
      'What must it not be, by no means?',
      '¿Qué no debería ser de ningún modo?',
      'Was soll es auf keinen Fall sein?',
    ),
    one(
      'Who should decide in the end?',
      '¿Quién debería decidir al final?',
      'Wer soll am Ende entscheiden?',
      'the most votes / a small group / whoever has the work with it / by lot',
      'la mayoría / un grupo pequeño / quien se lleve el trabajo / a suertes',
      'die Mehrheit / eine kleine Gruppe / wer die Arbeit damit hat / das Los',
    ),
    one(
      'How important is it to you?',
      '¿Qué importancia tiene para [ti|usted]?',
      'Wie wichtig ist es dir?',
      'very / a little / I only want it settled / not at all',
      'mucha / alguna / solo quiero que se decida / ninguna',
      'sehr / ein wenig / ich will nur, dass es entschieden ist / gar nicht',
    ),
    ANYTHING_ELSE,
  ],
}
