import { degree, many, names, one, rank, short, story } from '../known-question.ts'
import type { Domain } from './domain.ts'

const retirement: Domain = {
  id: 'retirement',
  kind: 'topic',
  name: names('retirement', 'la jubilación', 'den Ruhestand'),
  words: names(
    'retirement retiring life_after_work pension',
    'jubilación jubilarse jubilados pensión',
    'ruhestand rente pensionierung rentner',
  ),
  questions: [
    one(
      'Where are you on the way?',
      '¿En qué punto del camino [estás|está]?',
      'Wo [stehst|stehen] du auf diesem Weg?',
      'far from it / in the last years of work / just retired / retired for years / I do not want to stop',
      'aún lejos / en los últimos años de trabajo / acabo de jubilarme / hace años / no quiero parar',
      'noch weit weg / in den letzten Arbeitsjahren / gerade aufgehört / seit Jahren / ich will gar nicht aufhören',
    ),
    many(
      'What fills your days, or shall fill them?',
      '¿Qué llena tus días, o debería llenarlos?',
      'Was füllt deine Tage, oder was soll sie füllen?',
      'family / travel / garden / voluntary work / sport / learning something / sleeping late',
      'la familia / viajar / el jardín / el voluntariado / el deporte / aprender algo / dormir hasta tarde',
      'Familie / Reisen / Garten / Ehrenamt / Sport / etwas lernen / ausschlafen',
    ),
    degree(
      'How well are you prepared?',
      '¿Qué tal [te has|se ha] preparado?',
      'Wie gut [bist|sind] du vorbereitet?',
      'not at all / to the last cent',
      'nada / hasta el último céntimo',
      'gar nicht / bis auf den letzten Cent',
    ),
    many(
      'What do you miss, or fear to miss?',
      '¿Qué [echas|echa] de menos, o [temes|teme] echar de menos?',
      'Was fehlt dir, oder was könnte dir fehlen?',
      'colleagues / a daily order / being needed / money / nothing',
      'a la gente del trabajo / un ritmo diario / sentirme útil / el dinero / nada',
      'Kollegen / ein fester Tagesablauf / gebraucht zu werden / Geld / nichts',
    ),
    story(
      'What was the first morning without work like, or how do you imagine it?',
      '¿Cómo fue la primera mañana sin trabajo, o cómo la [imaginas|imagina]?',
      'Wie war der erste Morgen ohne Arbeit, oder wie [stellst du dir|stellen Sie sich] ihn vor?',
    ),
  ],
}
const childhoodSummers: Domain = {
  id: 'childhood summers',
  kind: 'memory',
  name: names('the summers of your childhood', 'los veranos de tu infancia', 'die Sommer deiner Kindheit'),
  words: names(
    'childhood_summers summers_of_*_childhood summers childhood_holidays',
    'veranos_de_la_infancia veranos_de_mi_infancia veranos veranos_de_nuestra_infancia',
    'kindheitssommer sommer_der_kindheit sommer_meiner_kindheit sommer_unserer_kindheit',
  ),
  questions: [
    one(
      'Where did you spend the summers?',
      '¿Dónde [pasabas|pasaba] los veranos?',
      'Wo [hast|haben] du die Sommer verbracht?',
      'at home / with grandparents / by the sea / in the mountains / in the village / at a holiday camp',
      'en casa / con los abuelos / en la playa / en la montaña / en el pueblo / en un campamento',
      'zu Hause / bei den Großeltern / am Meer / in den Bergen / auf dem Dorf / im Ferienlager',
    ),
    many(
      'What did summer taste of?',
      '¿A qué sabía el verano?',
      'Wonach schmeckte der Sommer?',
      'ice cream / watermelon / berries from the bush / salt water / bread and jam / something grilled',
      'a helado / a sandía / a moras del camino / a agua salada / a pan con mermelada / a brasas',
      'nach Eis / nach Melone / nach Beeren vom Strauch / nach Salzwasser / nach Marmeladenbrot / nach Gegrilltem',
    ),
    one(
      'When did you have to be home?',
      '¿A qué hora había que volver a casa?',
      'Wann [musstest|mussten] du zu Hause sein?',
      'when the lamps went on / for supper / when somebody called / whenever I liked',
      'cuando se encendían las farolas / para cenar / cuando llamaban / cuando quería',
      'wenn die Laternen angingen / zum Abendessen / wenn jemand rief / wann ich wollte',
    ),
    short(
      'Which game was played until dark?',
      '¿A qué se jugaba hasta que anochecía?',
      'Welches Spiel wurde gespielt, bis es dunkel war?',
    ),
    story(
      'Which scar or lost tooth comes from those days?',
      '¿Qué cicatriz o diente roto viene de aquellos días?',
      'Welche Narbe oder Zahnlücke stammt aus diesen Tagen?',
    ),
  ],
}
const firstJob: Domain = {
  id: 'first job',
  kind: 'memory',
  name: names('your first job', 'tu primer trabajo', 'deine erste Arbeit'),
  words: names(
    'first_job first_jobs first_day_at_work summer_job summer_jobs',
    'primer_trabajo primeros_trabajos primer_empleo trabajo_de_verano',
    'erster_job erste_jobs erste_arbeit erste_arbeitsstelle ferienjob ferienjobs erster_arbeitstag',
  ),
  questions: [
    one(
      'How old were you?',
      '¿Qué edad [tenías|tenía]?',
      'Wie alt [warst|waren] du?',
      'under 15 / 15 to 17 / 18 to 20 / 21 to 25 / older',
      'menos de 15 / de 15 a 17 / de 18 a 20 / de 21 a 25 / más',
      'unter 15 / 15 bis 17 / 18 bis 20 / 21 bis 25 / älter',
    ),
    short(
      'What did you have to do there?',
      '¿Qué [tenías|tenía] que hacer?',
      'Was [musstest|mussten] du dort tun?',
    ),
    one(
      'How did you get it?',
      '¿Cómo lo [conseguiste|consiguió]?',
      'Wie [bist|sind] du daran gekommen?',
      'through the family / through a friend / an advertisement / I simply asked / I had to',
      'por la familia / por una amistad / por un anuncio / pregunté sin más / no hubo elección',
      'durch die Familie / durch Freunde / durch eine Anzeige / ich habe einfach gefragt / ich musste',
    ),
    short(
      'What did you buy with your first pay?',
      '¿Qué [compraste|compró] con el primer sueldo?',
      'Was [hast|haben] du dir vom ersten Lohn gekauft?',
    ),
    degree(
      'How good were you at it?',
      '¿Qué tal se [te|le] daba?',
      'Wie gut [warst|waren] du darin?',
      'a disaster / employee of the month',
      'un desastre / lo bordaba',
      'eine Katastrophe / Mitarbeiter des Monats',
    ),
    story(
      'Which boss or colleague do you still remember, and why?',
      '¿De qué jefe o compañera [te acuerdas|se acuerda] todavía, y por qué?',
      'An welche Chefin oder welchen Kollegen [denkst|denken] du noch, und warum?',
    ),
    story(
      'What went wrong on one of the first days?',
      '¿Qué salió mal uno de los primeros días?',
      'Was ging an einem der ersten Tage schief?',
    ),
  ],
}
const schoolDays: Domain = {
  id: 'school days',
  kind: 'memory',
  name: names('your school days', 'tus años de colegio', 'deine Schulzeit'),
  words: names(
    'school_days school_years schooldays time_at_school school_memories',
    'años_de_colegio época_escolar años_escolares época_del_instituto colegio_de_entonces',
    'schulzeit schuljahre grundschulzeit',
  ),
  questions: [
    one(
      'What were you like in class?',
      '¿Cómo [eras|era] en clase?',
      'Wie [warst|waren] du im Unterricht?',
      'the quiet one / the clown / the clever one / the dreamer / the rebel / hardly there',
      'de los callados / quien hacía reír / de los listos / con la cabeza en las nubes / rebelde / casi no iba',
      'still / der Klassenclown / schlau / verträumt / aufsässig / kaum da',
    ),
    short(
      'Which subject did you love, and which did you dread?',
      '¿Qué asignatura [adorabas|adoraba] y cuál [temías|temía]?',
      'Welches Fach [hast|haben] du geliebt und welches gefürchtet?',
    ),
    story(
      'Which teacher has stayed in your mind, and for what?',
      '¿A qué profesor o profesora [recuerdas|recuerda], y por qué?',
      'Welche Lehrerin oder welcher Lehrer ist dir geblieben, und wofür?',
    ),
    many(
      'What did you do in the breaks?',
      '¿Qué [hacías|hacía] en el recreo?',
      'Was [hast|haben] du in den Pausen gemacht?',
      'played football / swapped things / copied homework / stood in a corner and talked / smoked in secret / read',
      'jugar al fútbol / cambiar cosas / copiar los deberes / hablar en un rincón / fumar a escondidas / leer',
      'Fußball gespielt / Dinge getauscht / Hausaufgaben abgeschrieben / in der Ecke geredet / heimlich geraucht / gelesen',
    ),
    story(
      'What was the best prank, and who was never caught?',
      '¿Cuál fue la mejor travesura, y a quién no pillaron nunca?',
      'Was war der beste Streich, und wer wurde nie erwischt?',
    ),
    one(
      'With whom are you still in touch?',
      '¿Con quién [sigues|sigue] en contacto?',
      'Mit wem [hast|haben] du noch Kontakt?',
      'with several / with one person / only now and then / with nobody',
      'con varias personas / con una / solo de vez en cuando / con nadie',
      'mit mehreren / mit einer Person / nur ab und zu / mit niemandem',
    ),
  ],
}
const givenNames: Domain = {
  id: 'names',
  kind: 'topic',
  name: names('names', 'los nombres', 'Vornamen'),
  words: names(
    'names first_names nicknames baby_names',
    'nombres apodos nombres_de_pila',
    'namen vornamen spitznamen',
  ),
  questions: [
    degree(
      'How much do you like your own name?',
      '¿Cuánto [te|le] gusta tu nombre?',
      'Wie sehr [magst|mögen] du deinen Namen?',
      'not at all / I would choose it again',
      'nada / volvería a elegirlo',
      'gar nicht / ich würde ihn wieder wählen',
    ),
    one(
      'Who chose it?',
      '¿Quién lo eligió?',
      'Wer hat ihn ausgesucht?',
      'my mother / my father / both / somebody else / nobody knows',
      'mi madre / mi padre / los dos / otra persona / nadie lo sabe',
      'meine Mutter / mein Vater / beide / jemand anderes / niemand weiß es',
    ),
    story(
      'Is there a story behind it? Tell it.',
      '¿Hay alguna historia detrás? [Cuéntala|Cuéntela].',
      'Steckt eine Geschichte dahinter? [Erzähl|Erzählen Sie] sie.',
    ),
    short(
      'Which nicknames have you had?',
      '¿Qué apodos [has|ha] tenido?',
      'Welche Spitznamen [hattest|hatten] du schon?',
    ),
    many(
      'What happens to your name again and again?',
      '¿Qué le pasa a tu nombre una y otra vez?',
      'Was passiert deinem Namen immer wieder?',
      'it is spelt wrong / it is said wrong / there are several of us / people make jokes / nothing',
      'lo escriben mal / lo pronuncian mal / hay varias personas con él / hacen bromas / nada',
      'falsch geschrieben / falsch ausgesprochen / es gibt mehrere / Witze / nichts',
    ),
    short(
      'Which name would you take if you could choose anew?',
      '¿Qué nombre [te pondrías|se pondría] si [pudieras|pudiera] elegir?',
      'Welchen Namen [würdest du dir|würden Sie sich] heute selbst geben?',
    ),
  ],
}
const superstition: Domain = {
  id: 'superstition',
  kind: 'topic',
  name: names('superstitions', 'las supersticiones', 'Aberglauben'),
  words: names(
    'superstition superstitions luck lucky_charms horoscopes astrology ghosts',
    'supersticiones superstición suerte amuletos horóscopos fantasmas',
    'aberglaube aberglauben glück glücksbringer horoskope geister',
  ),
  questions: [
    many(
      'What do you do, just to be safe?',
      '¿Qué [haces|hace] por si acaso?',
      'Was [machst|machen] du, nur zur Sicherheit?',
      'knock on wood / avoid ladders / carry a charm / throw salt / read the horoscope / wear lucky clothes / nothing',
      'tocar madera / evitar escaleras / llevar un amuleto / tirar sal / leer el horóscopo / ponerme ropa de la suerte / nada',
      'auf Holz klopfen / Leitern meiden / einen Glücksbringer tragen / Salz werfen / Horoskop lesen / Glückssocken anziehen / nichts',
    ),
    degree(
      'How much do you believe in it?',
      '¿Cuánto [crees|cree] en ello?',
      'Wie sehr [glaubst|glauben] du daran?',
      'not a bit / firmly, but do not tell',
      'nada / firmemente, pero no lo digas',
      'kein bisschen / fest, aber nicht weitersagen',
    ),
    one(
      'What does a black cat bring?',
      '¿Qué trae un gato negro?',
      'Was bringt eine schwarze Katze?',
      'bad luck / good luck / fleas / a nice evening on the sofa',
      'mala suerte / buena suerte / pulgas / una buena tarde de sofá',
      'Unglück / Glück / Flöhe / einen schönen Abend auf dem Sofa',
    ),
    short(
      'What is your lucky number, and since when?',
      '¿Cuál es tu número de la suerte, y desde cuándo?',
      'Was ist deine Glückszahl, und seit wann?',
    ),
    story(
      'What has happened to you that you cannot explain?',
      '¿Qué [te|le] ha pasado que no [puedas|pueda] explicar?',
      'Was ist dir passiert, das [du dir nicht erklären kannst|Sie sich nicht erklären können]?',
    ),
    story(
      'Which belief did your grandparents pass on?',
      '¿Qué creencia dejaron los abuelos?',
      'Welchen Glauben haben die Großeltern weitergegeben?',
    ),
  ],
}
const languages: Domain = {
  id: 'learning languages',
  kind: 'activity',
  name: names('learning languages', 'aprender idiomas', 'das Sprachenlernen'),
  words: names(
    'learning_languages languages language_learning learning_english learning_spanish learning_german dialect dialects',
    'aprender_idiomas idiomas aprender_inglés dialectos',
    'sprachenlernen fremdsprachen sprachen_lernen deutsch_lernen englisch_lernen dialekt dialekte sprachen',
  ),
  questions: [
    one(
      'How many languages can you order a meal in?',
      '¿En cuántos idiomas [sabes|sabe] pedir la comida?',
      'In wie vielen Sprachen [kannst|können] du Essen bestellen?',
      'one / two / three / four or more / I point at things',
      'en uno / en dos / en tres / en cuatro o más / señalo con el dedo',
      'einer / zwei / drei / vier oder mehr / ich zeige auf Dinge',
    ),
    many(
      'How do you learn best?',
      '¿Cómo [aprendes|aprende] mejor?',
      'Wie [lernst|lernen] du am besten?',
      'in a course / with an app / by talking / films and music / reading / living there / by falling in love',
      'en un curso / con una aplicación / hablando / con cine y música / leyendo / viviendo allí / con amor',
      'im Kurs / mit einer App / durch Reden / mit Filmen und Musik / durch Lesen / vor Ort / durch die Liebe',
    ),
    degree(
      'How shy are you to speak?',
      '¿Cuánta vergüenza [te|le] da hablar?',
      'Wie schüchtern [bist|sind] du beim Sprechen?',
      'not at all / I go red',
      'ninguna / me pongo como un tomate',
      'gar nicht / ich werde rot',
    ),
    short(
      'Which word in another language do you love?',
      '¿Qué palabra de otro idioma [te|le] encanta?',
      'Welches Wort einer anderen Sprache [liebst|lieben] du?',
    ),
    story(
      'Tell us about a misunderstanding.',
      '[Cuéntanos|Cuéntenos] un malentendido.',
      '[Erzähl|Erzählen Sie] von einem Missverständnis.',
    ),
  ],
}
const shopping: Domain = {
  id: 'shopping',
  kind: 'activity',
  name: names('shopping', 'ir de compras', 'das Einkaufen'),
  words: names(
    'shopping online_shopping grocery_shopping buying_clothes',
    'compras ir_de_compras comprar comprar_por_internet',
    'einkaufen online-shopping shopping einkauf',
  ),
  questions: [
    one(
      'How do you shop for food?',
      '¿Cómo [haces|hace] la compra?',
      'Wie [kaufst|kaufen] du Lebensmittel ein?',
      'one big shop a week / every day a little / when the fridge is empty / delivered / somebody else does it',
      'una compra grande por semana / un poco cada día / cuando la nevera está vacía / a domicilio / lo hace otra persona',
      'einmal groß in der Woche / täglich ein bisschen / wenn der Kühlschrank leer ist / geliefert / jemand anderes',
    ),
    many(
      'What lands in the basket without being on the list?',
      '¿Qué cae en la cesta sin estar en la lista?',
      'Was landet im Korb, ohne auf der Liste zu stehen?',
      'something sweet / special offers / flowers / magazines / clothes / nothing, I am strict',
      'algo dulce / ofertas / flores / revistas / ropa / nada, soy estricto',
      'Süßes / Sonderangebote / Blumen / Zeitschriften / Kleidung / nichts, ich bin streng',
    ),
    rank(
      'What decides what you buy? Put it in order.',
      '¿Qué decide lo que [compras|compra]? [Ordénalo|Ordénelo].',
      'Was entscheidet beim Kauf? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'price / quality / where it comes from / the brand / packaging / habit',
      'el precio / la calidad / el origen / la marca / el envase / la costumbre',
      'Preis / Qualität / Herkunft / Marke / Verpackung / Gewohnheit',
    ),
    degree(
      'How much do you enjoy it?',
      '¿Cuánto lo [disfrutas|disfruta]?',
      'Wie gern [machst|machen] du das?',
      'a punishment / a hobby',
      'un castigo / una afición',
      'eine Strafe / ein Hobby',
    ),
    story(
      'What did you buy that you never used?',
      '¿Qué [compraste|compró] y nunca [has|ha] usado?',
      'Was [hast|haben] du gekauft und nie benutzt?',
    ),
  ],
}

export const LIFE = [
  retirement,
  childhoodSummers,
  firstJob,
  schoolDays,
  givenNames,
  superstition,
  languages,
  shopping,
]
