import { degree, many, names, one, rank, short, story, yesNo } from '../known-question.ts'
import {
  ANYTHING_ELSE,
  ARRIVAL,
  COMING,
  DEPARTURE,
  DIET,
  FAIR_SHARE,
  FOR_CHILDREN,
  GETTING_THERE,
  HOW_MANY_COME,
  IDEAS,
  LAST_TIME,
  LEND_A_HAND,
  WHAT_TIME,
  WHAT_TO_BRING,
  WHAT_TO_EAT,
  WHERE_HELD,
  WHICH_DATE,
  WHICH_MUSIC,
} from './common.ts'
import { MEMORY_BOOK } from './memory-book.ts'
import type { Situation } from './situation.ts'

const PARTY_OVER =
  /(?<!\p{L})(?:weeks? ago|days? ago|months? ago|yesterday|last (?:week|weekend|night|saturday|sunday|friday|month)|ayer|hace (?:una|dos|tres|unos|unas)|pasad[oa]|gestern|vor (?:einer|zwei|drei|ein paar) (?:wochen?|tagen|monaten?)|letzte[ns]? (?:woche|wochenende|samstag|sonntag|freitag|monat)|(?:es|das) war|it was|did (?:we|you|they)|how (?:was|were)|afterwards|looking back|feedback|was (?:it|our|the)|what went|rückblick|rückmeldung\p{L}*|nachlese|wie war|wie fand\p{L}*|fue|estuvo|qué tal (?:fue|estuvo|salió)|pareció|valoraci[oó]n)(?!\p{L})/iu

/** A party in somebody's honour, or of people who know each other. */
export const PARTY: Situation = {
  id: 'party',
  name: names('the party', 'la fiesta', 'die Feier'),
  words: names(
    "part(?:y|ies)|farewell|leaving do|send-?off|birthdays?|anniversary|reunion|christmas do|baby shower|hen (?:do|night|weekend)|stag (?:do|night|weekend)|housewarming|get-?together|barbecue|bbq|picnic|dinner party|celebration|potluck|\\d{2}(?:st|nd|rd|th)(?! (?:century|floor|of|may|june|july|street|grade|form|birthday survey))|(?:christmas|easter|thanksgiving|new year[’']?s? ?(?:eve)?) (?:this year|at|with|plans?|together|day|eve)",
    'fiestas?|despedida|cumpleaños|aniversario|reencuentro|cena de (?:empresa|navidad|grupo)|barbacoa|picnic|celebraci[oó]n|guateque|merienda|jubilaci[oó]n|(?:navidad|nochebuena|nochevieja|reyes|semana santa) (?:este año|en casa|con|juntos)',
    'party|feier|abschied|abschieds\\p{L}*|geburtstag\\p{L}*|jubiläum|klassentreffen|weihnachts(?:feier|essen)|grill(?:abend|fest|en)|picknick|einweihung\\p{L}*|\\p{L}+feier|familientreffen|(?:weihnachten|ostern|silvester|heiligabend) (?:dieses jahr|bei|mit|zusammen|in)|\\d{2}\\. geburtstag',
  ),
  // What is written for a book is no party, whatever day it is for.
  unless: new RegExp(
    `${PARTY_OVER.source}|(?<!\\p{L})(?:${Object.values(MEMORY_BOOK.words).join('|')})(?!\\p{L})`,
    'iu',
  ),
  questions: [
    COMING,
    HOW_MANY_COME,
    WHICH_DATE,
    WHERE_HELD,
    WHAT_TO_EAT,
    DIET,
    one(
      'What would you put into a joint present?',
      '¿Cuánto [pondrías|pondría] para un regalo entre todos?',
      'Was [würdest|würden] du zu einem gemeinsamen Geschenk beitragen?',
      'nothing this time / up to 5 / 5 to 10 / 10 to 20 / more',
      'nada esta vez / hasta 5 / de 5 a 10 / de 10 a 20 / más',
      'diesmal nichts / bis 5 / 5 bis 10 / 10 bis 20 / mehr',
    ),
    short(
      'Which present would be just right?',
      '¿Qué regalo sería perfecto?',
      'Welches Geschenk wäre genau richtig?',
    ),
    LEND_A_HAND,
    story(
      'Which memory or story should be told on the day?',
      '¿Qué recuerdo o anécdota no debería faltar ese día?',
      'Welche Erinnerung oder Geschichte darf an dem Tag nicht fehlen?',
    ),
  ],
  spare: [WHICH_MUSIC, FOR_CHILDREN, WHAT_TO_BRING, WHAT_TIME, ANYTHING_ELSE],
}

/** A feast that many come to and some prepare. */
export const FEAST: Situation = {
  id: 'feast',
  name: names('the feast', 'la fiesta', 'das Fest'),
  words: names(
    'summer (?:party|fete|fair|festival)|street party|village (?:fete|fair)|garden party|fete|open day|block party|harvest (?:supper|festival)|community (?:day|party)|festival',
    'fiestas? (?:de|del) (?:verano|barrio|pueblo|colegio|calle|vecin\\p{L}*|patronal\\p{L}*|fin de curso)|verbena|feria|romería|jornada de puertas abiertas|festival',
    'sommerfest|straßenfest|dorffest|schulfest|gartenfest|nachbarschaftsfest|hoffest|herbstfest|vereinsfest|gemeindefest|stadtteilfest|\\p{L}*fest|tag der offenen tür',
  ),
  unless: PARTY_OVER,
  questions: [
    COMING,
    HOW_MANY_COME,
    WHICH_DATE,
    WHAT_TO_EAT,
    WHICH_MUSIC,
    one(
      'How long should it last?',
      '¿Hasta qué hora debería durar?',
      'Bis wann soll es gehen?',
      'until the early evening / until ten / until midnight / as long as people stay',
      'hasta media tarde / hasta las diez / hasta medianoche / hasta que se vaya el último',
      'bis zum frühen Abend / bis 22 Uhr / bis Mitternacht / so lange Leute bleiben',
    ),
    FOR_CHILDREN,
    LEND_A_HAND,
    LAST_TIME,
    IDEAS,
  ],
  spare: [FAIR_SHARE, WHAT_TO_BRING, DIET, WHERE_HELD, GETTING_THERE],
}

export const WEDDING: Situation = {
  id: 'wedding',
  name: names('the wedding', 'la boda', 'die Hochzeit'),
  words: names(
    "wedding|(?:we(?:['’]re| are)|getting) (?:getting )?married",
    'boda|nos casamos',
    'hochzeit|trauung|polterabend|wir heiraten',
  ),
  unless: PARTY_OVER,
  questions: [
    COMING,
    short(
      'Whom are you bringing along, children included?',
      '¿Con quién [vienes|viene], niños incluidos?',
      'Wen [bringst|bringen] du mit, Kinder eingeschlossen?',
    ),
    ARRIVAL,
    DEPARTURE,
    one(
      'Where will you stay?',
      '¿Dónde [te alojarás|se alojará]?',
      'Wo [übernachtest|übernachten] du?',
      'I have a room / I am still looking / I would share / please help me find one / I do not stay the night',
      'ya tengo habitación / todavía busco / compartiría / necesito ayuda para encontrarla / no me quedo a dormir',
      'ich habe ein Zimmer / ich suche noch / ich würde teilen / bitte helft mir suchen / ich übernachte nicht',
    ),
    GETTING_THERE,
    DIET,
    short(
      'Which song will get you onto the dance floor?',
      '¿Con qué canción [sales|sale] seguro a bailar?',
      'Bei welchem Lied [gehst|gehen] du sicher auf die Tanzfläche?',
    ),
    story(
      'How do you know us? One sentence for those who do not know you yet.',
      '¿De qué nos [conoces|conoce]? Una frase para quienes aún no [te|le] conocen.',
      'Woher [kennst|kennen] du uns? Ein Satz für alle, die dich noch nicht kennen.',
    ),
    story(
      'Is there anything you need, or anything we should know?',
      '¿[Necesitas|Necesita] algo o hay algo que debamos saber?',
      '[Brauchst|Brauchen] du etwas, oder gibt es etwas, das wir wissen sollten?',
    ),
  ],
  spare: [FOR_CHILDREN, LEND_A_HAND],
}

/** A meal that a family has again and again. */
export const FAMILY_MEAL: Situation = {
  id: 'family meal',
  name: names('the family meal', 'la comida familiar', 'das Familienessen'),
  words: names(
    "(?:sunday|family|christmas|thanksgiving|easter) (?:lunch|dinner|roast|meals?)|(?:lunch|dinner) at (?:\\p{L}+[’']s|grandma|gran|nan|mum|mom)\\p{L}*",
    '(?:comida|cena|almuerzo|paella)s? (?:de(?:l)? )?(?:domingos?|familia(?:r)?|navidad|nochebuena|reyes|los domingos|en casa de (?:la abuela|los abuelos|mis padres|mamá))',
    'sonntagsessen|familienessen|weihnachtsessen|(?:essen|kaffee) bei (?:oma|opa|den eltern|den großeltern)|sonntagskaffee|sonntagsbraten',
  ),
  questions: [
    one(
      'How often could you come?',
      '¿Cada cuánto [podrías|podría] venir?',
      'Wie oft [könntest|könnten] du kommen?',
      'every time / every other time / once a month / now and then / it depends',
      'siempre / una de cada dos / una vez al mes / de vez en cuando / depende',
      'jedes Mal / jedes zweite Mal / einmal im Monat / ab und zu / kommt darauf an',
    ),
    one(
      'Are you coming next time?',
      '¿[Vienes|Viene] la próxima vez?',
      '[Kommst|Kommen] du beim nächsten Mal?',
      'yes / probably / I will say so the day before / no',
      'sí / seguramente / lo digo el día antes / no',
      'ja / wahrscheinlich / ich sage am Tag davor Bescheid / nein',
    ),
    HOW_MANY_COME,
    WHAT_TIME,
    short(
      'Which dish would you bring?',
      '¿Qué plato [traerías|traería]?',
      'Welches Gericht [würdest|würden] du mitbringen?',
    ),
    DIET,
    rank(
      'Which kind of dish do you look forward to most? Put them in order.',
      '¿Qué platos [te|le] hacen más ilusión? Ordénalos.',
      'Auf welche Gerichte [freust|freuen] du dich am meisten? Bring sie in eine Reihenfolge.',
      'the roast / the stew or soup / pasta or rice / salads / the pudding / the cake',
      'el asado / el guiso o la sopa / la pasta o el arroz / las ensaladas / el postre / la tarta',
      'der Braten / Eintopf oder Suppe / Nudeln oder Reis / die Salate / der Nachtisch / der Kuchen',
    ),
    many(
      'What could you do before or after the meal?',
      '¿En qué [puedes|puede] ayudar antes o después de comer, por ejemplo a poner la mesa o recoger?',
      'Was [kannst|können] du vor oder nach dem Essen tun?',
      'shopping / cooking / laying the table / washing up / clearing away / looking after the children / fetching somebody',
      'comprar / cocinar / poner la mesa / fregar / recoger / cuidar a los niños / ir a buscar a alguien',
      'einkaufen / kochen / den Tisch decken / abwaschen / aufräumen / auf die Kinder aufpassen / jemanden abholen',
    ),
    one(
      'How should we know who is coming?',
      '¿Cómo nos enteramos de quién viene?',
      'Wie erfahren wir, wer kommt?',
      'a message by Friday / a list that everybody fills in / whoever does not come says so / it should stay a surprise',
      'un mensaje antes del viernes / una lista que rellenamos / avisa quien no viene / que siga siendo sorpresa',
      'eine Nachricht bis Freitag / eine Liste, in die sich alle eintragen / wer nicht kommt, sagt ab / es darf eine Überraschung bleiben',
    ),
    story(
      'What makes these meals what they are? A moment, a dish, a sentence that is always said.',
      '¿Qué hace que estas comidas sean lo que son? Un momento, un plato, una frase que siempre cae.',
      'Was macht diese Essen zu dem, was sie sind? Ein Moment, ein Gericht, ein Satz, der immer fällt.',
    ),
  ],
  spare: [ANYTHING_ELSE],
}

/** Going away together. */
export const TRIP: Situation = {
  id: 'trip',
  name: names('the trip', 'el viaje', 'die Reise'),
  words: names(
    "(?:our|group|team|family|girls|lads|class|choir|club|weekend|ski|summer|next|road|city|hiking|camping|school|day)[’']? (?:trip|holiday|getaway|weekend|outing|vacation|excursion|break)s?|weekend away|holiday (?:plans?|together|with)|where (?:to|shall we|should we) go|retreat|away ?day|excursion|outing",
    'vacaciones|viaje (?:de|con|en|a|juntos|familiar)|escapada|excursi[oó]n|fin de semana (?:rural|en|juntos|fuera)|casa rural|puente de',
    '(?:gruppen|wander|ski|familien|klassen|chor|vereins|mädels|männer|kegel|sommer|gemeinsame[rn]? )(?:reise|urlaub|ausflug|fahrt|wochenende|tour)|betriebsausflug|ausflug|wanderwochenende|hüttenwochenende|wohin (?:fahren|geht)|klassenfahrt|gemeinsamer urlaub|urlaub (?:mit|zusammen|zu)',
  ),
  also: names(
    'we|us|our|together|friends|group|team|family|club|class|\\d+ of|four|five|six|seven|eight',
    'somos|nos|nuestr[oa]s?|junt[oa]s|amig[oa]s|grupo|equipo|familia|club|clase|vamos|entre',
    'wir|uns|unser\\p{L}*|zusammen|freunde|gruppe|team|familie|verein|klasse|gemeinsam\\p{L}*|zu viert|zu fünft|zu sechst|mädels|leute',
  ),
  unless: PARTY_OVER,
  questions: [
    many(
      'Which dates are possible for you?',
      '¿Qué fechas [te|le] son posibles?',
      'Welche Termine sind für dich möglich?',
      'early in the season / in the middle / towards the end / only at weekends / I am flexible',
      'a principios de temporada / a mediados / hacia el final / solo fines de semana / me adapto',
      'am Anfang der Saison / in der Mitte / gegen Ende / nur am Wochenende / ich bin flexibel',
    ),
    one(
      'How many days should it be?',
      '¿Cuántos días deberían ser?',
      'Wie viele Tage sollen es sein?',
      'one day / a weekend / four or five days / a week / longer',
      'un día / un fin de semana / cuatro o cinco días / una semana / más',
      'ein Tag / ein Wochenende / vier oder fünf Tage / eine Woche / länger',
    ),
    rank(
      'Where would you most like to go? Put it in order.',
      '¿Qué destino [prefieres|prefiere]? Ordénalo.',
      'Wohin [möchtest|möchten] du am liebsten? Bring es in eine Reihenfolge.',
      'the sea / the mountains / a city / the country / staying near home',
      'la playa / la montaña / una ciudad / el campo / quedarnos cerca o en casa',
      'ans Meer / in die Berge / in eine Stadt / aufs Land / in der Nähe bleiben',
    ),
    one(
      'What is your budget per person, everything included?',
      '¿Qué presupuesto [tienes|tiene] por persona, todo incluido?',
      'Welches Budget [hast|haben] du pro Person, alles zusammen?',
      'up to 100 / 100 to 300 / 300 to 600 / 600 to 1000 / more',
      'hasta 100 / de 100 a 300 / de 300 a 600 / de 600 a 1000 / más',
      'bis 100 / 100 bis 300 / 300 bis 600 / 600 bis 1000 / mehr',
    ),
    many(
      'Which kind of place could we stay in?',
      '¿Qué tipo de alojamiento [te|le] iría bien?',
      'In welcher Unterkunft [würdest|würden] du gern wohnen?',
      'a house or flat for all of us / a hotel / a hostel or hut / camping / with somebody we know / no night away',
      'una casa o un piso para todo el grupo / un hotel / un albergue / camping / en casa de alguien / sin dormir fuera',
      'ein Haus oder eine Wohnung für alle / ein Hotel / eine Hütte oder Herberge / Camping / bei Bekannten / ohne Übernachtung',
    ),
    one(
      'How would you like to travel?',
      '¿En qué transporte [prefieres|prefiere] ir?',
      'Wie [möchtest|möchten] du anreisen?',
      'by car, I can take people / by car, as a passenger / by train / by plane / by bus / I do not mind',
      'en coche, puedo llevar gente / en coche, de pasajero / en tren / en avión / en autobús / me da igual',
      'mit dem Auto, ich kann Leute mitnehmen / im Auto mitfahren / mit der Bahn / mit dem Flugzeug / mit dem Bus / ist mir gleich',
    ),
    many(
      'What would you like to do there?',
      '¿Qué [te|le] gustaría hacer allí?',
      'Was [möchtest|möchten] du dort unternehmen?',
      'swimming / walking / sights and museums / good food / sport / going out in the evening / nothing at all',
      'bañarnos / caminar / ver sitios y museos / comer bien / deporte / salir por la noche / nada de nada',
      'schwimmen / wandern / Sehenswürdigkeiten und Museen / gut essen / Sport / abends ausgehen / gar nichts',
    ),
    story(
      'What do you, or those who come with you, need? A baby, a dog, a diet, a bad knee, some quiet.',
      '¿Qué [necesitas|necesita], o qué necesita quien [viene contigo|viene con usted]? Un bebé, un perro, una dieta, una rodilla, un rato de calma.',
      'Was [brauchst|brauchen] du, oder wer mit dir kommt? Ein Baby, ein Hund, eine Diät, ein Knie, etwas Ruhe.',
    ),
    short(
      'What would spoil it for you?',
      '¿Qué [te|le] estropearía el plan?',
      'Was würde dir die Freude verderben?',
    ),
    IDEAS,
  ],
  spare: [LEND_A_HAND, DIET, ANYTHING_ELSE],
}

/** People enter and are judged, or play for something. */
export const CONTEST: Situation = {
  id: 'contest',
  name: names('the contest', 'el concurso', 'den Wettbewerb'),
  words: names(
    '(?:contest|competition|bake[- ]?off|tournament|quiz night(?! team)|pub quiz(?! team)|talent show|cook-?off|show and tell|hackathon|sports day|fun run|raffle)',
    'concurso|torneo|campeonato|competici[oó]n|noche de preguntas|carrera popular|olimpiadas?',
    'wettbewerb|turnier|quizabend|backwettbewerb|talentshow|sportfest|spendenlauf|wettkampf|tombola',
  ),
  unless: PARTY_OVER,
  questions: [
    one(
      'Will you enter?',
      '¿[Vas|Va] a participar?',
      '[Machst|Machen] du mit?',
      'yes / probably / I come to watch / no',
      'sí / probablemente / vengo a mirar / no',
      'ja / wahrscheinlich / ich schaue zu / nein',
    ),
    short(
      'Which category would you enter, for example sweet or savoury, beginner or advanced?',
      '¿En qué categoría [participarías|participaría], por ejemplo dulce o salado, principiante o avanzado?',
      'In welcher Kategorie [würdest|würden] du antreten, etwa süß oder herzhaft, neu oder geübt?',
    ),
    one(
      'Who enters: a child, a grown-up, or both together?',
      '¿Quién participa: un niño o una niña, alguien adulto, o ambos?',
      'Wer tritt an: ein Kind, jemand Erwachsenes oder beide zusammen?',
      'a child alone / a child with help / a grown-up / a team',
      'un niño o una niña / un niño o una niña con ayuda / alguien adulto / un equipo',
      'ein Kind allein / ein Kind mit Hilfe / jemand Erwachsenes / ein Team',
    ),
    short(
      'With how many entries or people do you take part?',
      '¿Con cuántas aportaciones o personas [participas|participa]?',
      'Mit wie vielen Beiträgen oder Leuten [nimmst|nehmen] du teil?',
    ),
    many(
      'Which of these are in what you bring, if it is something to eat? Allergens are put on a label.',
      'Si es comida: ¿cuáles de estos alérgenos contiene lo que [traes|trae]? Irán en la etiqueta.',
      'Falls es etwas zu essen ist: Welche Allergene sind darin? Sie kommen auf ein Schild.',
      'nuts / eggs / milk / gluten / sesame / none of these / it is nothing to eat',
      'frutos secos / huevo / leche / gluten / sésamo / ninguno / no es comida',
      'Nüsse / Ei / Milch / Gluten / Sesam / nichts davon / es ist nichts zu essen',
    ),
    one(
      'When can you be there, or deliver what you enter?',
      '¿Cuándo [puedes|puede] llegar o entregar lo que [presentas|presenta]?',
      'Wann [kannst|können] du da sein oder abgeben?',
      'the evening before / early in the morning / an hour before / just in time',
      'la tarde anterior / a primera hora / una hora antes / justo a tiempo',
      'am Abend davor / früh am Morgen / eine Stunde vorher / gerade rechtzeitig',
    ),
    rank(
      'Which prizes would you like? Put them in order.',
      '¿Qué premios [te|le] gustarían? Ordénalos.',
      'Welche Preise würden dir gefallen? Bring sie in eine Reihenfolge.',
      'a cup or a rosette / something to eat / a voucher / a book / the honour',
      'una copa o una escarapela / algo de comer / un vale / un libro / el honor',
      'ein Pokal oder eine Schleife / etwas zu essen / ein Gutschein / ein Buch / die Ehre',
    ),
    one(
      'Who should judge?',
      '¿Quién debería puntuar?',
      'Wer soll entscheiden?',
      'a jury / everybody votes / children / somebody from outside',
      'un jurado / votamos todos / los niños / alguien de fuera',
      'eine Jury / alle stimmen ab / Kinder / jemand von außen',
    ),
    LEND_A_HAND,
    IDEAS,
  ],
  spare: [WHICH_DATE, FAIR_SHARE],
}

/** A performance looked back on by those who gave it. */
export const PERFORMED: Situation = {
  id: 'performed',
  name: names('the concert', 'el concierto', 'das Konzert'),
  words: names(
    'concert|gig|recital|performance|musical|play|show',
    'conciertos?|actuaci[oó]n|recital|función|obra de teatro|musical',
    'konzert|auftritt|aufführung|musical|theaterstück|\\p{L}*konzert',
  ),
  also: names(
    'did we think|went|how was|members of (?:our|the)|our (?:choir|band|orchestra)|singers|players|cast|feedback|looking back|last',
    'fue|salió|estuvo|coristas|nuestr[oa] (?:coro|banda|orquesta)|músicos|pareció|valoraci[oó]n',
    'war|fanden|rückblick|rückmeldung|unser(?:e[mnr]?)? (?:chor|band|orchester)|sänger\\p{L}*|mitwirkende\\p{L}*|gelaufen|nachlese',
  ),
  unless:
    /(?<!\p{L})(?:who can|can (?:they|you)|coming up|upcoming|we are planning|wer kann|wir planen|quién puede|estamos preparando)(?!\p{L})/iu,
  questions: [
    degree(
      'All in all, how satisfied are you with {x}?',
      'En conjunto, ¿qué satisfacción [te|le] deja {x}?',
      'Wie zufrieden [bist|sind] du insgesamt, wenn du an {x} [denkst|denken]?',
      'not at all / very',
      'ninguna / mucha',
      'gar nicht / sehr',
    ),
    degree(
      'How did you like the choice of pieces?',
      '¿Qué [te|le] pareció la elección de las piezas?',
      'Wie hat dir die Auswahl der Stücke gefallen?',
      'not my taste / wonderful',
      'nada de mi gusto / maravillosa',
      'gar nicht mein Geschmack / wunderbar',
    ),
    short(
      'Which piece did you like best, and which least?',
      '¿Qué pieza [te|le] gustó más, y cuál menos?',
      'Welches Stück hat dir am besten gefallen, welches am wenigsten?',
    ),
    one(
      'How did you find the rehearsals?',
      '¿Qué [te|le] parecieron los ensayos?',
      'Wie [fandest|fanden] du die Proben?',
      'too few / just enough / too many / enough, but not well used',
      'pocos / los justos / demasiados / suficientes, pero mal aprovechados',
      'zu wenige / genau genug / zu viele / genug, aber schlecht genutzt',
    ),
    degree(
      'How well did you feel led, in rehearsal and on the day?',
      '¿Qué tal [te|le] guio la dirección, en los ensayos y ese día?',
      'Wie gut [hast|haben] du dich angeleitet gefühlt, in den Proben und am Tag selbst?',
      'not well / very well',
      'mal / muy bien',
      'nicht gut / sehr gut',
    ),
    degree(
      'How did you find the venue and its sound?',
      '¿Qué [te|le] parecieron el lugar y su acústica?',
      'Wie [fandest|fanden] du den Ort und seine Akustik?',
      'unsuitable / ideal',
      'inadecuados / ideales',
      'ungeeignet / ideal',
    ),
    degree(
      'How well was everything organised?',
      '¿Qué tal estuvo organizado todo?',
      'Wie gut war alles organisiert?',
      'badly / very well',
      'mal / muy bien',
      'schlecht / sehr gut',
    ),
    story(
      'Which moment will you remember?',
      '¿Qué momento [recordarás|recordará]?',
      'An welchen Moment [wirst|werden] du dich erinnern?',
    ),
    one(
      'Will you take part next time?',
      '¿[Participarás|Participará] la próxima vez?',
      '[Bist|Sind] du beim nächsten Mal dabei?',
      'yes, certainly / probably / it depends / no',
      'sí, seguro / probablemente / depende / no',
      'ja, sicher / wahrscheinlich / kommt darauf an / nein',
    ),
    story(
      'What do you suggest for the next programme?',
      '¿Qué [propones|propone] para el próximo programa?',
      'Was [schlägst|schlagen] du für das nächste Programm vor?',
    ),
  ],
  spare: [
    yesNo(
      'Would you invite friends to the next one?',
      '¿[Invitarías|Invitaría] a tus amistades al próximo?',
      '[Würdest|Würden] du Freunde zum nächsten einladen?',
    ),
  ],
}
