import type { Purpose } from '../brief/brief.ts'
import { type KnownAspect, words } from './known-aspect.ts'
import * as learning from './learning.ts'
import * as living from './living-together.ts'
import * as part from './taking-part.ts'
import * as using from './using.ts'
import * as well from './wellbeing.ts'

/** A situation in which people ask others, and what is worth asking in it beside what they said. */
export interface Scenario {
  id: string
  /** In the title and the description. */
  told: RegExp
  purpose: Purpose
  /** The most useful first. */
  asks: KnownAspect[]
  /** At most so many, unless more was asked for. */
  most: number
  /** It matters who has answered. */
  isByName?: true
}

const scenario = (
  id: string,
  told: string,
  purpose: Purpose,
  most: number,
  asks: KnownAspect[],
  isByName?: true,
): Scenario => ({
  id,
  told: words(told),
  purpose,
  asks,
  most,
  ...(isByName ? { isByName } : {}),
})

/** The first that a text tells of is meant. */
export const SCENARIOS: Scenario[] = [
  scenario(
    'dispute',
    "(?:there['’]?s|there is|having|had|big|endless|constant|ongoing|an?|our) (?:\\p{L}+ ){0,2}(?:fight|row|argument|dispute|debate|quarrel|disagreement)(?: \\p{L}+){0,6} (?:about|over)|(?:split|divided|disagree\\p{L}*) (?:about|over)|fair (?:poll|survey|vote)|for and against|pelea por|discusión (?:por|sobre)|polémica|a favor y en contra|encuesta (?:justa|imparcial)|streit (?:um|über|wegen)|umstritten|faire (?:umfrage|abstimmung)|dafür und dagegen",
    'opinion',
    7,
    [living.OWN_SITUATION, living.COMPROMISE, living.EXPERIENCE, part.CONCERNS, living.RULE],
  ),
  scenario(
    'outing',
    '(?:team|xmas|christmas|office|birthday|leaving|work|farewell) (?:lunch|dinner|meal|drinks|do|outing)|(?:lunch|dinner|meal|restaurant) (?:for|with) (?:the )?(?:team|us|everyone)|comida de (?:empresa|navidad|equipo)|cena de (?:empresa|navidad|equipo)|weihnachtsessen|weihnachtsfeier|teamessen|betriebsausflug|where should we go|dónde vamos|wohin (?:gehen|fahren) wir|wo (?:gehen wir|sollen wir) (?:hin|essen)',
    'decision',
    5,
    [part.MEAL, part.DIET, part.DATE, using.CHANGE_ONE],
  ),
  scenario(
    'gathering',
    '(?:street|garden|birthday|christmas|summer|house|surprise|leaving) party|party|wedding|barbecue|bbq|picnic|reunion|fest|fete|celebration|get-?together|potluck|bake sale|stag|hen do|boda|fiesta|barbacoa|reencuentro|cumpleaños|bautizo|comunión|hochzeit|feier|straßenfest|sommerfest|grillen|grillfest|geburtstag|klassentreffen|picknick',
    'needs',
    8,
    [part.COMING, part.HOW_MANY_COME, part.DIET, part.BRING, part.HELP_OUT, part.DATE],
    true,
  ),
  scenario(
    'journey',
    '(?:ski|camping|school|class|day|weekend|group|coach|club|cycling|hiking|fishing|walking|boat) (?:trip|tour|outing|holiday|excursion|weekend)|weekend away|excursion|outing|(?:viaje|excursión|escapada)(?: de \\p{L}+)*|acampada|(?:klassen|vereins|betriebs|gruppen)?(?:fahrt|ausflug|reise)|zeltlager|wochenende am',
    'needs',
    8,
    [part.COMING, part.DIET, using.PAY, part.DATE, living.MATTERS_MOST, part.HELP_OUT],
    true,
  ),
  scenario(
    'household',
    'flat ?mates?|house ?mates?|flat ?share|shared (?:flat|house)|room ?mates?|chores|cleaning (?:rota|plan)|compañer[oa]s de piso|piso compartido|tareas (?:de casa|del hogar)|limpieza del piso|wg|wohngemeinschaft|mitbewohner\\p{L}*|putzplan|putzen|haushalt',
    'needs',
    6,
    [living.CONTENT, living.BOTHERS, living.ARRANGEMENT, living.OWN_PART, living.ONE_WISH],
  ),
  scenario(
    'waiting',
    'waiting list|lista de espera|warteliste',
    'needs',
    8,
    [part.STILL_WANT, part.ON_THE_LIST, part.HOW_FAR, living.MATTERS_MOST],
    true,
  ),
  scenario(
    'availability',
    '(?:hardly|barely) any(?:one|body)? (?:comes|turns up|shows up)|nobody (?:comes|turns up|shows up)|too few (?:people )?(?:come|turn up)|(?:fire (?:brigade|service)|lifeboat|rescue|first responders?)|bomberos voluntarios|protección civil|apenas viene|nadie viene|feuerwehr|rettungsdienst|thw|kaum noch (?:leute|jemand|wer)|niemand mehr',
    'needs',
    8,
    [part.FREE_WHEN, part.HINDERED, part.HOW_FAR, well.HELPS, part.SINCE_WHEN, using.CHANGE_ONE],
  ),
  scenario(
    'staying',
    'losing (?:people|members|volunteers|staff|players|singers|customers)|(?:people|members|volunteers|staff|players) (?:are |keep )?(?:leaving|quitting|dropping out)|(?:keep|retain) (?:them|volunteers|members|people|staff)|perdemos (?:gente|soci[oa]s|voluntari[oa]s)|se (?:nos )?(?:van|va la gente)|(?:laufen|rennen|springen|gehen) (?:uns )?.{0,30}(?:weg|davon|ab)|uns (?:laufen|fehlen) .{0,30}|verlieren (?:leute|mitglieder|freiwillige|ehrenamtliche)|(?:leute|mitglieder|ehrenamtliche) (?:gehen|springen ab|hören auf)|(?:unsere|meine|\\d+) (?:ehrenamtlichen?|freiwilligen)|(?:our|my|the|museum|\\d+) volunteers|(?:nuestr[oa]s|mis|l[oa]s|\\d+) voluntari[oa]s',
    'needs',
    8,
    [
      part.SINCE_WHEN,
      well.GOES_WELL,
      using.WOULD_STOP,
      using.KEEPS_THEM,
      part.TIME_TO_GIVE,
      well.VALUED,
      using.CHANGE_ONE,
    ],
  ),
  scenario(
    'season',
    'next (?:season|year|term)|end of (?:the )?season|sunday league|(?:football|rugby|cricket|hockey|netball|basketball|volleyball|handball) (?:team|club|side)|próxima temporada|fin de temporada|equipo de (?:fútbol|baloncesto|balonmano)|nächste[nrs]? (?:saison|jahr|spielzeit)|saisonende|mannschaft',
    'needs',
    7,
    [part.STAYING, part.FREE_WHEN, well.GOES_WELL, using.CHANGE_ONE, part.HELP_OUT],
  ),
  scenario(
    'newcomers',
    '(?:exchange|international|new|incoming|first-year) (?:students?|pupils|colleagues|starters|employees|arrivals|members)|newcomers|au ?pairs?|refugees|first (?:month|week|weeks|term|days)|onboarding|estudiantes de intercambio|recién llegad[oa]s|primer(?:os|as)? (?:mes|semanas?|días)|erasmus|austauschschüler\\p{L}*|neue[nr]? (?:kolleg\\p{L}+|mitarbeiter\\p{L}*|studierende\\p{L}*|mitglieder)|geflüchtete|erste[nr]? (?:monat|wochen?|tage?)|einarbeitung|erstsemester',
    'feedback',
    9,
    [
      learning.FIRST_TIME,
      learning.HOUSING,
      learning.CLASSES,
      learning.FRIENDS,
      learning.NEED_HELP,
      learning.SURPRISED,
      well.GOES_WELL,
      using.CHANGE_ONE,
    ],
  ),
  scenario('pupils', 'homework|deberes|hausaufgaben', 'feedback', 8, [
    learning.TAKES_LONG,
    learning.PARENTS_HELP,
    learning.ROWS,
    learning.AMOUNT_RIGHT,
    well.HELPS,
    using.CHANGE_ONE,
  ]),
  scenario(
    'health',
    'migraines?|headaches?|allergies|asthma|eczema|insomnia|menopause|hot flushes|endometriosis|ibs|adhd|tinnitus|arthritis|diabetes|back pain|long covid|hay fever|symptoms?|migrañas?|jaquecas?|asma|menopausia|insomnio|tdah|artritis|síntomas?|migräne|kopfschmerzen|asthma|wechseljahre|schlaflosigkeit|adhs|rheuma|heuschnupfen|beschwerden|symptome?',
    'feedback',
    8,
    [{ ...well.HOW_OFTEN_IT }, well.TRIGGERS, well.SOOTHES, well.EVERYDAY, living.EXPERIENCE, well.ADVICE],
  ),
  scenario(
    'new life',
    '(?:first-time|new|expectant|young) (?:fathers?|mothers?|dads?|mums?|moms?|parents)|becoming (?:a )?(?:dad|father|mum|mother|parent)|parenthood|fatherhood|motherhood|madres? primeriz[ao]s?|padres primerizos|ser (?:padre|madre)|paternidad|maternidad|junge (?:eltern|väter|mütter)|vaterschaft|mutterschaft|(?:vater|mutter|eltern) (?:werden|geworden)|frischgebackene',
    'feedback',
    8,
    [well.HOW_LONG_SO, well.HARDEST, well.BEST, well.UNTOLD, well.HELPS, well.ADVICE],
  ),
  scenario(
    'wellbeing',
    "how (?:they|the team|staff|people|everyone)(?:['’]re| are| is)?(?: all)? (?:coping|doing|feeling|holding up|getting on)|cómo (?:están|lo llevan|se encuentran)|wie es (?:ihnen|allen) geht|well-?being|burn-?out|nurses|carers?|caregivers|night (?:shift|staff)|cuidador[ea]s|enfermer[ao]s|pflegekräfte|pflegende|turno de noche|nachtschicht|nachtdienst|stress am arbeitsplatz",
    'feedback',
    8,
    [well.COPING, well.SUPPORTED, well.WEIGHS, well.HELPS, well.LOAD, well.GOES_WELL],
  ),
  scenario(
    'project',
    "(?:we|i)(?:[’']d| would)? (?:want|like|plan|hope) to (?:start|set up|build|create|open|found|turn)|planning (?:a|to) (?!street|party|wedding|trip)|idea (?:of|for|is)|(?:queremos|quiero|nos gustaría) (?:hacer|montar|crear|abrir|poner|organizar|empezar) (?!una encuesta|una votación|unas preguntas)|proyecto|wir (?:wollen|möchten|planen) .{0,30}(?:gründen|anlegen|bauen|aufmachen|starten|machen)|vorhaben|terreno baldío|community garden|huerto (?:urbano|vecinal|comunitario)|gemeinschaftsgarten",
    'needs',
    8,
    [part.FOR_OR_AGAINST, part.TAKE_PART, part.TIME_TO_GIVE, part.CONCERNS, living.OWN_PART],
  ),
  scenario(
    'transport',
    '(?:the |our |village |school |night )?(?:(?<!walking )bus|tram|train|ferry|shuttle)(?: service| line| stop)?|car ?pool|(?:el |nuestro )?(?:autobús|tren|tranvía)|(?:der |unser |bürger|dorf|schul)?bus(?:linie)?(?<!walking bus)|bahn(?:hof)?|straßenbahn',
    'needs',
    8,
    [using.USES, using.USES_WHEN, using.USES_FOR, using.WITHOUT_IT, using.CHANGE_ONE],
  ),
  scenario(
    'music',
    'choir|orchestra|band|singing group|coro|orquesta|chor(?:probe|mitglieder|leute|gemeinschaft)?|\\p{L}{3,}chor|kapelle|orchester|musikverein',
    'needs',
    8,
    [learning.STYLE, learning.PIECE, part.SINCE_WHEN, well.GOES_WELL, using.CHANGE_ONE],
  ),
  scenario(
    'course',
    '(?:pottery|ceramics|yoga|dance|language|art|painting|drawing|cookery|sewing|photography|music|swimming) (?:class(?:es)?|course|school|studio|workshop|lessons)|(?:my|our) students|evening class|taller de \\p{L}+|clases de \\p{L}+|(?:mis |los )alumn[oa]s|curso de \\p{L}+|academia|(?:töpfer|yoga|tanz|sprach|mal|koch|näh|foto|schwimm)kurs|kurs(?:e|teilnehmer\\p{L}*)?|volkshochschule|vhs',
    'needs',
    8,
    [learning.LEARN, using.BETTER_HOURS, learning.LEVEL, well.GOES_WELL, part.SINCE_WHEN, using.CHANGE_ONE],
  ),
  scenario(
    'lending',
    'library|biblioteca|bücherei|\\p{L}*bücherei|bibliothek|stadtbibliothek|leihladen',
    'needs',
    8,
    [using.BORROW, using.HOURS_FIT, using.USES, well.GOES_WELL, using.HEARD_OF, using.CHANGE_ONE],
  ),
  scenario(
    'reading',
    'book ?club|reading group|club de lectura|lesekreis|buchclub|film club|cineclub|spieleabend|board ?games? (?:night|group|club)',
    'needs',
    8,
    [part.FREE_WHEN, part.SINCE_WHEN, well.GOES_WELL, living.MATTERS_MOST, using.CHANGE_ONE],
  ),
  scenario(
    'helpers',
    '(?:need|looking for|short of) (?:some |more )?(?:help|helpers|hands|volunteers|drivers)|can help|lambing|harvest|who could help|echar una mano|ayudar (?:a|en|con)|necesitamos (?:ayuda|manos|voluntari[oa]s)|helfer(?:innen)?|mithelfen|helfen (?:kann|können)|ernte',
    'needs',
    7,
    [part.HELP_OUT, part.FREE_WHEN, part.TIME_TO_GIVE, living.EXPERIENCE, part.PHONE],
    true,
  ),
  scenario(
    'training',
    '(?:running|walking|cycling|hiking|climbing|bouldering|swimming|boxing) (?:group|club|gym|wall|hall|meet-?up)|gym|fitness (?:studio|centre)|lauftreff|laufgruppe|radgruppe|kletterhalle|boulderhalle|fitnessstudio|grupo de (?:running|senderismo|correr)|rocódromo|gimnasio',
    'feedback',
    8,
    [learning.LEVEL, well.GOES_WELL, part.FREE_WHEN, using.CHANGE_ONE, part.SINCE_WHEN, using.HEARD_OF],
  ),
]

const AT_ONCE = /^(?:dispute|staying|availability)$/u
/** What is planned and not there yet cannot be used, liked or improved. */
const PLANNED = /^(?:transport|course|lending|training|reading|music)$/u

/** What is done at home can be asked of parents, not of those who do it. */
const OF_PARENTS = words(
  'parents?|mums?|dads?|famil(?:y|ies)|at home|eltern\\p{L}*|familien?|zu hause|padres|madres|familias?|en casa',
)

export const scenarioOf = (title: string, description: string): Scenario | null => {
  const found = whicheverOf(title, description)
  return found?.id === 'pupils' && !OF_PARENTS.test(`${title} ${description}`) ? null : found
}

const whicheverOf = (title: string, description: string): Scenario | null => {
  // A title says what it is about; a description also says much else.
  const inTitle = SCENARIOS.find(({ told }) => told.test(title))
  const strong = SCENARIOS.find(({ id, told }) => AT_ONCE.test(id) && told.test(description))
  if (strong) return strong
  const plan = SCENARIOS.find(({ id, told }) => id === 'project' && told.test(description))
  if (plan && (!inTitle || PLANNED.test(inTitle.id))) return plan
  return inTitle ?? SCENARIOS.find(({ told }) => told.test(description)) ?? null
}
