import { day, degree, many, one, short, story } from '../known-question.ts'
import { facet } from './facet.ts'

/** What whoever answers has, is, knows or wants, before they begin something. */
export const PERSON_FACETS = [
  facet(
    'birth date',
    [
      '(?:date of birth|birth ?dates?|birthdays?)(?: of .{2,20})?',
      'fecha de nacimiento(?: de.{2,20})?|cumpleaños',
      'geburtsdatum|geburtstage?',
    ],
    day('What is the date of birth?', '¿Cuál es la fecha de nacimiento?', 'Wie lautet das Geburtsdatum?'),
  ),
  facet(
    'age',
    ['ages?|how old(?: (?:they|it) (?:are|is))?', 'edad(?:es)?|cuántos años', 'alter|wie alt'],
    short('How old?', '¿Qué edad?', 'Wie alt?'),
  ),
  facet(
    'breed',
    ['breeds?', 'razas?', 'rassen?|hunderassen?'],
    short(
      'Which breed is it, as far as you know?',
      '¿De qué raza es, hasta donde [sabes|sabe]?',
      'Welche Rasse ist es, soweit du [weißt|wissen]?',
    ),
  ),
  facet(
    'problems',
    [
      "(?:main |biggest )?(?:problems?|difficult(?:y|ies)|struggles?|issues?|trouble)|what(?:[’']s| is) (?:hard|difficult)",
      'problemas?|dificultades|qué (?:les )?cuesta',
      'probleme?|schwierigkeiten|was (?:schwer ?fällt|schwierig ist)',
    ],
    story(
      'What is difficult at the moment?',
      '¿Qué resulta difícil ahora mismo?',
      'Was ist im Moment schwierig?',
    ),
  ),
  facet(
    'tried',
    [
      "what (?:they(?:[’']ve|ve| have)?|people have|has been) (?:already )?tried(?: (?:so far|before|already))?",
      'qué (?:han|ha) probado(?: ya)?',
      'was (?:sie )?(?:schon|bereits|bisher) (?:alles )?(?:versucht|probiert)(?: haben| wurde)?',
    ],
    story(
      'What have you tried so far, and how did it go?',
      '¿Qué [has|ha] probado hasta ahora, y con qué resultado?',
      'Was [hast|haben] du bisher versucht, und wie ging es?',
    ),
  ),
  facet(
    'experience',
    [
      '(?:previous |past |their )?(?:experience|level|skills?|background)|how (?:experienced|good) (?:they|people) are',
      '(?:la )?(?:experiencia|nivel)(?: previ[oa])?',
      '(?:vor)?(?:erfahrung(?:en)?|kenntnisse|vorwissen)|niveau|können',
    ],
    one(
      'How much experience do you have with it?',
      '¿Cuánta experiencia [tienes|tiene]?',
      'Wie viel Erfahrung [hast|haben] du damit?',
      'none yet / a little / quite some / a lot',
      'ninguna todavía / un poco / bastante / mucha',
      'noch keine / ein wenig / einige / viel',
    ),
  ),
  facet(
    'goals',
    [
      '(?:their |the )?(?:goals?|aims?|hopes?|expectations?)|what (?:they|people) (?:want|hope)(?: (?:to (?:get|learn|achieve)|for|from)[^,]{0,20})?',
      '(?:los )?objetivos?|metas|expectativas|qué (?:esperan|quieren (?:conseguir|aprender))',
      'ziele?|erwartung(?:en)?|wünsche|was (?:sie|alle) (?:sich )?(?:erhoffen|erwarten|lernen wollen)',
    ],
    short(
      'What do you hope to get out of it?',
      '¿Qué [esperas|espera] conseguir?',
      'Was [erhoffst|erhoffen] du [dir|sich] davon?',
    ),
  ),
  facet(
    'health',
    [
      'health(?: (?:issues|problems|conditions))?|injur(?:y|ies)|medical(?: \\p{L}+)?|fitness|physical (?:limits?|limitations?)|mobility',
      'salud|lesiones|limitaciones(?: físicas)?|forma física|movilidad',
      'gesundheit\\p{L}*|verletzung(?:en)?|einschränkung(?:en)?|fitness|beschwerden',
    ],
    story(
      'Is there anything about your health that we should bear in mind? Only what you would like to say.',
      '¿Hay algo de [tu|su] salud que debamos tener en cuenta? Solo lo que [quieras|quiera] contar.',
      'Gibt es gesundheitlich etwas, worauf wir Rücksicht nehmen sollen? Nur, was du sagen [magst|mögen].',
    ),
  ),
  facet(
    'fitness',
    ['how fit (?:they|people) are|stamina', 'resistencia|estado de forma', 'kondition|wie fit'],
    degree(
      'How fit do you feel at the moment?',
      '¿Qué tal [estás|está] de forma ahora mismo?',
      'Wie fit [fühlst|fühlen] du [dich|sich] zurzeit?',
      'every step is one too many / I could go on for hours',
      'cada paso me cuesta / podría seguir horas',
      'jeder Schritt ist zu viel / ich könnte stundenlang weiter',
    ),
  ),
  facet(
    'vaccination',
    ['vaccin\\p{L}*|jabs|shots', 'vacunas?|vacunación', 'impfung(?:en)?|geimpft|impfstatus'],
    one(
      'How is it with vaccinations?',
      '¿Cómo está con las vacunas?',
      'Wie steht es mit den Impfungen?',
      'all done / begun / not yet / I do not know',
      'todas puestas / empezadas / todavía no / no lo sé',
      'alle erledigt / begonnen / noch nicht / weiß ich nicht',
    ),
  ),
  facet(
    'how heard',
    [
      'how (?:they|people|you) (?:heard|found)(?: (?:about|of) us| us)?|where they heard',
      'cómo (?:nos )?(?:conocieron|encontraron|se enteraron)',
      'wie (?:sie|man|die leute) (?:auf uns|davon) (?:gekommen|erfahren)\\p{L}*',
    ],
    one(
      'How did you hear of us?',
      '¿Cómo [nos conociste|nos conoció]?',
      'Wie [bist|sind] du auf uns aufmerksam geworden?',
      'from friends or family / on the internet / on social media / from a notice or the paper / I came past / another way',
      'por amistades o familia / en internet / en redes sociales / por un cartel o el periódico / pasando por delante / de otra manera',
      'durch Freunde oder Familie / im Internet / in sozialen Medien / durch einen Aushang oder die Zeitung / im Vorbeigehen / auf anderem Weg',
    ),
  ),
  facet(
    'genres',
    [
      '(?:which |what )?genres?|kinds of (?:books|films|music)',
      '(?:qué )?géneros?',
      '(?:welche )?genres?|gattungen',
    ],
    many(
      'Which genres appeal to you?',
      '¿Qué géneros [te|le] atraen?',
      'Welche Genres sprechen dich an?',
      'crime and thrillers / contemporary fiction / classics / history / fantasy and science fiction / romance / biographies / humour / non-fiction / poetry',
      'novela negra y suspense / narrativa actual / clásicos / novela histórica / fantasía y ciencia ficción / romántica / biografías / humor / ensayo / poesía',
      'Krimis und Thriller / Gegenwartsliteratur / Klassiker / Historisches / Fantasy und Science-Fiction / Liebesgeschichten / Biografien / Humor / Sachbücher / Lyrik',
    ),
  ),
]
