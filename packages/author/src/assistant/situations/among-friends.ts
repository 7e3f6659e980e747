import { degree, many, names, one, rank, short, story, yesNo } from '../known-question.ts'
import { DIET } from './common.ts'
import type { Situation } from './situation.ts'

const OVER =
  /(?<!\p{L})(?:was last|last (?:week|night|saturday)|war (?:letzte|gestern)|fue|league|season|tournament|next season|campaign|feedback)(?!\p{L})/iu

/** Friends meet to play. */
export const GAME_NIGHT: Situation = {
  id: 'game night',
  name: names('game night', 'la noche de juegos', 'den Spieleabend'),
  words: names(
    '(?:board ?)?games? (?:night|evening)s?|games? at (?:ours|mine)',
    '(?:noche|tarde)s? de juegos(?: de mesa)?|juegos en casa',
    'spiele(?:abend|nachmittag|runde)\\p{L}*',
  ),
  unless: OVER,
  questions: [
    many(
      'Which kinds of game are you up for?',
      '¿Qué tipo de juegos [te|le] apetecen?',
      'Auf welche Art von Spielen [hast|haben] du Lust?',
      'strategy / party games / cards / word games / cooperative games / video games / anything with dice',
      'estrategia / juegos de fiesta / cartas / palabras / cooperativos / videojuegos / cualquier cosa con dados',
      'Strategie / Partyspiele / Karten / Wortspiele / kooperative Spiele / Videospiele / irgendwas mit Würfeln',
    ),
    short(
      'Which game must be played?',
      '¿Qué juego no puede faltar?',
      'Welches Spiel muss unbedingt auf den Tisch?',
    ),
    one(
      'How long may one game last?',
      '¿Cuánto puede durar una partida?',
      'Wie lange darf ein Spiel dauern?',
      'half an hour / an hour / two hours / until somebody falls asleep',
      'media hora / una hora / dos horas / hasta que alguien se duerma',
      'eine halbe Stunde / eine Stunde / zwei Stunden / bis jemand einschläft',
    ),
    one(
      'How hard may the rules be?',
      '¿Cómo de difíciles pueden ser las reglas?',
      'Wie schwierig dürfen die Regeln sein?',
      'explained in two minutes / one page / give me the thick booklet',
      'explicadas en dos minutos / una página / dame el manual gordo',
      'in zwei Minuten erklärt / eine Seite / her mit dem dicken Heft',
    ),
    many(
      'Which evenings suit you?',
      '¿Qué noches [te|le] vienen bien?',
      'Welche Abende passen dir?',
      'Monday / Tuesday / Wednesday / Thursday / Friday / Saturday / Sunday',
      'lunes / martes / miércoles / jueves / viernes / sábado / domingo',
      'Montag / Dienstag / Mittwoch / Donnerstag / Freitag / Samstag / Sonntag',
    ),
    one(
      'When should we start?',
      '¿A qué hora empezamos?',
      'Wann sollen wir anfangen?',
      'around six / around seven / around eight / later',
      'hacia las seis / hacia las siete / hacia las ocho / más tarde',
      'gegen sechs / gegen sieben / gegen acht / später',
    ),
    one(
      'Whose house should it be?',
      '¿En casa de quién?',
      'Bei wem treffen wir uns?',
      'mine, gladly / mine, in turn with others / anybody’s but mine / I do not mind',
      'en la mía, con gusto / en la mía, por turnos / en cualquiera menos la mía / me da igual',
      'gern bei mir / reihum / überall, nur nicht bei mir / ist mir gleich',
    ),
    many(
      'What do we eat?',
      '¿Qué comemos?',
      'Was essen wir?',
      'pizza / everybody brings something / we cook together / only snacks / takeaway / I eat beforehand',
      'pizza / cada cual trae algo / cocinamos / solo picoteo / comida para llevar / ceno antes',
      'Pizza / alle bringen etwas mit / wir kochen zusammen / nur Knabberzeug / bestellen / ich esse vorher',
    ),
    degree(
      'How competitive are you, honestly?',
      '¿Cuánto [te|le] gusta ganar, sinceramente?',
      'Wie ehrgeizig [bist|sind] du, ehrlich?',
      'it is only a game / the board flies',
      'es solo un juego / vuela el tablero',
      'ist doch nur ein Spiel / das Brett fliegt',
    ),
    short(
      'What should we do differently from last time?',
      '¿Qué cambiamos respecto a la última vez?',
      'Was machen wir anders als letztes Mal?',
    ),
  ],
  spare: [DIET],
}

/** What people do when the day is over. */
export const EVENINGS: Situation = {
  id: 'evenings',
  name: names('your evenings', 'tus noches', 'deine Abende'),
  words: names(
    '(?:spend|do (?:in|with)|doing (?:in|with)|pass) (?:(?:all|the|their|your|our|my) )*(?:evenings?|nights?|free time|spare time|after work)|(?:weekday |ordinary |typical )evenings?|after work',
    '(?:pasan?|pasáis|pasas|hacen?|hacéis) (?:\\p{L}+ )?(?:(?:las|sus|tus) )?(?:noches|tardes|tiempo libre|ratos libres)|después del trabajo|por las noches',
    '(?:verbring\\p{L}*|mach\\p{L}*) [^.?!]{0,30}(?:abende?|feierabend|freizeit)|feierabend|abends',
  ),
  unless: /(?<!\p{L})(?:class|course|group|club|kurs|curso|meeting|party|event)(?!\p{L})/iu,
  questions: [
    many(
      'What do you really do on an ordinary evening?',
      '¿Qué [haces|hace] de verdad una noche cualquiera?',
      'Was [machst|machen] du an einem gewöhnlichen Abend wirklich?',
      'series or films / scrolling on the phone / reading / cooking / games / sport / chores / seeing people / falling asleep on the sofa',
      'series o películas / mirar el móvil / leer / cocinar / jugar / deporte / tareas de casa / ver a gente / dormirme en el sofá',
      'Serien oder Filme / am Handy scrollen / lesen / kochen / spielen / Sport / Haushalt / Leute treffen / auf dem Sofa einschlafen',
    ),
    one(
      'How long are you on a screen of an evening?',
      '¿Cuánto rato [pasas|pasa] ante una pantalla por la noche?',
      'Wie lange [bist|sind] du abends am Bildschirm?',
      'hardly at all / up to an hour / one to two hours / three hours / until it asks whether I am still there',
      'casi nada / hasta una hora / una o dos horas / tres horas / hasta que pregunta si sigo ahí',
      'kaum / bis zu einer Stunde / ein bis zwei Stunden / drei Stunden / bis gefragt wird, ob ich noch da bin',
    ),
    short(
      'Which series are you in the middle of, if any?',
      '¿Qué serie [tienes|tiene] a medias, si es que hay alguna?',
      'Welche Serie [schaust|schauen] du gerade, wenn überhaupt?',
    ),
    one(
      'How far do you get with scrolling before you notice?',
      '¿Cuánto [tardas|tarda] en darte cuenta de que [sigues|sigue] deslizando la pantalla?',
      'Wie lange [scrollst|scrollen] du, bis du es [merkst|merken]?',
      'I do not do that / five minutes / half an hour / there goes the evening',
      'yo no hago eso / cinco minutos / media hora / adiós a la noche',
      'mache ich nicht / fünf Minuten / eine halbe Stunde / der Abend ist hin',
    ),
    one(
      'How often do you read a book of an evening?',
      '¿Con qué frecuencia [lees|lee] un libro por la noche?',
      'Wie oft [liest|lesen] du abends ein Buch?',
      'every evening / several times a week / now and then / the same page for weeks / never',
      'cada noche / varias veces por semana / de vez en cuando / la misma página desde hace semanas / nunca',
      'jeden Abend / mehrmals in der Woche / ab und zu / seit Wochen dieselbe Seite / nie',
    ),
    degree(
      'When you say you read: how true is it?',
      'Cuando [dices|dice] que [lees|lee], ¿cuánto hay de verdad?',
      'Wenn du [sagst|sagen], dass du [liest|lesen]: Wie wahr ist das?',
      'a fairy tale / every word',
      'un cuento / cada palabra',
      'ein Märchen / jedes Wort',
    ),
    one(
      'How often do you go out in the evening?',
      '¿Con qué frecuencia [sales|sale] por la noche?',
      'Wie oft [gehst|gehen] du abends aus?',
      'several times a week / about once a week / about once a month / if somebody drags me',
      'varias veces por semana / una vez por semana / una vez al mes / si me arrastran',
      'mehrmals in der Woche / etwa einmal in der Woche / etwa einmal im Monat / wenn mich jemand mitschleift',
    ),
    one(
      'What is dinner usually?',
      '¿Qué suele ser la cena?',
      'Was gibt es meistens zum Abendessen?',
      'properly cooked / something quick / bread / delivery / whatever is left',
      'algo cocinado / algo rápido / pan con algo / a domicilio / lo que haya',
      'richtig gekocht / etwas Schnelles / Brot / bestellt / was übrig ist',
    ),
    one(
      'When do you really go to bed?',
      '¿A qué hora [te acuestas|se acuesta] de verdad?',
      'Wann [gehst|gehen] du wirklich ins Bett?',
      'before ten / between ten and eleven / around midnight / later than I admit',
      'antes de las diez / entre las diez y las once / hacia medianoche / más tarde de lo que admito',
      'vor zehn / zwischen zehn und elf / gegen Mitternacht / später, als ich zugebe',
    ),
    story(
      'What would your perfect evening look like?',
      '¿Cómo sería [tu|su] noche perfecta?',
      'Wie sähe dein perfekter Abend aus?',
    ),
  ],
}

/** What people read, asked by somebody who knows them. */
export const READERS: Situation = {
  id: 'readers',
  name: names('reading', 'la lectura', 'das Lesen'),
  words: names(
    '(?:what|how much|do) (?:(?:my|our|are|do|does) )*(?:friends|colleagues|you|people|everyone|mates|family|neighbours|we) (?:really |actually |all )?read(?:ing)?|reading habits',
    '(?:qué|cuánto|cómo) (?:leen|leemos|lees|leéis)|hábitos de lectura',
    'was (?:lest|liest|lesen) (?:ihr|du|meine \\p{L}+|wir|die \\p{L}+|alle)|lesegewohnheiten|was (?:meine|unsere) \\p{L}+ lesen',
  ),
  unless: /(?<!\p{L})(?:club|group|circle|lesekreis|grupo de lectura|next|próxim[oa])(?!\p{L})/iu,
  questions: [
    short(
      'What are you reading at the moment?',
      '¿Qué [estás|está] leyendo ahora?',
      'Was [liest|lesen] du gerade?',
    ),
    one(
      'How many books did you finish last year, honestly?',
      '¿Cuántos libros [acabaste|acabó] el año pasado, sinceramente?',
      'Wie viele Bücher [hast|haben] du letztes Jahr zu Ende gelesen, ehrlich?',
      'none / one or two / three to ten / more than ten / I have lost count',
      'ninguno / uno o dos / de tres a diez / más de diez / perdí la cuenta',
      'keins / ein oder zwei / drei bis zehn / mehr als zehn / ich zähle nicht mehr',
    ),
    many(
      'Where do you read?',
      '¿Dónde [lees|lee]?',
      'Wo [liest|lesen] du?',
      'in bed / on the sofa / on the train or bus / in the bath / on the toilet / at work, secretly / on holiday only',
      'en la cama / en el sofá / en el transporte / en la bañera / en el baño / en el trabajo, a escondidas / solo de vacaciones',
      'im Bett / auf dem Sofa / in Bahn oder Bus / in der Badewanne / auf dem Klo / heimlich bei der Arbeit / nur im Urlaub',
    ),
    one(
      'Paper or screen?',
      '¿Papel o pantalla?',
      'Papier oder Bildschirm?',
      'paper / e-reader / phone / audio, and that counts / all of it',
      'papel / lector electrónico / móvil / audiolibros, y cuentan / de todo',
      'Papier / E-Reader / Handy / Hörbuch, und das zählt / alles',
    ),
    many(
      'What do you read most?',
      '¿Qué [lees|lee] más?',
      'Was [liest|lesen] du am meisten?',
      'novels / crime / fantasy / comics / biographies / non-fiction / news / only messages',
      'novela / policial / fantasía / cómics / biografías / ensayo / noticias / solo mensajes',
      'Romane / Krimis / Fantasy / Comics / Biografien / Sachbücher / Nachrichten / nur Chats',
    ),
    short(
      'Which book did you pretend to have read?',
      '¿Qué libro [fingiste|fingió] haber leído?',
      'Bei welchem Buch [hast|haben] du nur so getan, als [hättest|hätten] du es gelesen?',
    ),
    one(
      'What happens to a book that bores you?',
      '¿Qué pasa con un libro que [te|le] aburre?',
      'Was passiert mit einem Buch, das dich langweilt?',
      'I stop at page ten / I suffer to the end / I read the last page / it becomes furniture',
      'lo dejo en la página diez / sufro hasta el final / leo la última página / pasa a ser decoración',
      'Seite zehn, dann Schluss / ich leide bis zum Ende / ich lese die letzte Seite / es wird zum Möbelstück',
    ),
    short(
      'Which book would you press on everybody?',
      '¿Qué libro [recomendarías|recomendaría] a todo el mundo?',
      'Welches Buch [würdest|würden] du allen in die Hand drücken?',
    ),
  ],
  spare: [
    yesNo(
      'Do you fall asleep while reading?',
      '¿[Te duermes|Se duerme] leyendo?',
      '[Schläfst|Schlafen] du beim Lesen ein?',
    ),
    yesNo(
      'Have you ever not given back a book that you borrowed?',
      '¿Alguna vez [te quedaste|se quedó] con un libro prestado?',
      '[Hast|Haben] du schon einmal ein geliehenes Buch behalten?',
    ),
  ],
}

/** How warm people have it, and what that costs them. */
export const HEATING: Situation = {
  id: 'heating',
  name: names('heating', 'la calefacción', 'das Heizen'),
  words: names(
    'heat(?:ing|s)?(?! pump repair)|thermostat|how warm|energy (?:saving|bills?|costs?)|saving energy',
    'calefacci[oó]n|calienta\\p{L}* (?:la casa|su casa)|termostato|ahorrar energía',
    '(?:be)?heiz\\p{L}*|thermostat|energie ?spar\\p{L}*',
  ),
  questions: [
    many(
      'How do you heat your home?',
      '¿Con qué [calientas|calienta] la casa?',
      'Womit [heizt|heizen] du?',
      'gas / oil / a heat pump / district heating / wood or pellets / electricity / no idea',
      'gas / gasóleo / bomba de calor / calefacción urbana / leña o pellets / electricidad / ni idea',
      'Gas / Öl / Wärmepumpe / Fernwärme / Holz oder Pellets / Strom / keine Ahnung',
    ),
    short(
      'What temperature is it in your living room on a winter evening?',
      '¿Qué temperatura hay en [tu|su] salón una noche de invierno?',
      'Welche Temperatur hat dein Wohnzimmer an einem Winterabend?',
    ),
    one(
      'And in the bedroom?',
      '¿Y en el dormitorio?',
      'Und im Schlafzimmer?',
      'window open, always / just about frost-free / cool / as warm as everywhere',
      'ventana abierta, siempre / sin que hiele / fresquito / como en toda la casa',
      'Fenster auf, immer / knapp frostfrei / kühl / so warm wie überall',
    ),
    degree(
      'How easily do you feel the cold?',
      '¿Cuánto frío [sueles|suele] pasar?',
      'Wie schnell [frierst|frieren] du?',
      'T-shirt in January / cold in August',
      'camiseta en enero / frío en agosto',
      'T-Shirt im Januar / friere im August',
    ),
    many(
      'What do you do before you turn the heating up?',
      '¿Qué [haces|hace] antes de subir la calefacción?',
      'Was [machst|machen] du, bevor du die Heizung [aufdrehst|aufdrehen]?',
      'a jumper / woollen socks / a blanket / hot-water bottle / tea / moving about / I turn it up at once',
      'un jersey / calcetines de lana / una manta / bolsa de agua caliente / té / moverme / la subo sin más',
      'Pullover / Wollsocken / Decke / Wärmflasche / Tee / Bewegung / ich drehe sofort auf',
    ),
    one(
      'Who decides how warm it is at home?',
      '¿Quién decide la temperatura en casa?',
      'Wer bestimmt bei [euch|Ihnen] die Temperatur?',
      'I do / somebody else / the landlord / whoever gets to the thermostat first',
      'yo / otra persona / el casero / quien llega antes al termostato',
      'ich / jemand anders / der Vermieter / wer zuerst am Thermostat ist',
    ),
    one(
      'How often is there an argument about it?',
      '¿Con qué frecuencia se discute por eso?',
      'Wie oft gibt es darüber Streit?',
      'never / now and then / every winter / it is going on right now',
      'nunca / de vez en cuando / cada invierno / ahora mismo',
      'nie / ab und zu / jeden Winter / gerade jetzt',
    ),
    one(
      'If you like to say: how do you find your heating costs?',
      'Si [te|le] apetece decirlo: ¿qué [te|le] parecen los gastos de calefacción?',
      'Wenn du [magst|mögen]: Wie [findest|finden] du deine Heizkosten?',
      'fine / noticeable / painful / I would rather not look',
      'bien / se notan / duelen / prefiero no mirar',
      'in Ordnung / spürbar / schmerzhaft / ich schaue lieber nicht hin',
    ),
    short(
      'What is your best trick for saving?',
      '¿Cuál es [tu|su] mejor truco para ahorrar?',
      'Was ist dein bester Spartrick?',
    ),
    story(
      'What was the coldest night you ever had at home?',
      '¿Cuál fue la noche más fría que [has|ha] pasado en casa?',
      'Was war deine kälteste Nacht zu Hause?',
    ),
  ],
}

/** One clause that says what people do is asked as it stands; all else fits whatever they do. */
export const ANY_HABIT: Situation = {
  id: 'any habit',
  name: names('it', 'esto', 'das'),
  words: names('(?!)', '(?!)', '(?!)'),
  questions: [
    one(
      'How often is it part of your days?',
      '¿Con qué frecuencia forma parte de [tus|sus] días?',
      'Wie oft kommt das bei dir vor?',
      'every day / several times a week / about once a week / now and then / hardly ever',
      'cada día / varias veces por semana / una vez por semana / de vez en cuando / casi nunca',
      'jeden Tag / mehrmals in der Woche / etwa einmal in der Woche / ab und zu / kaum',
    ),
    one(
      'And what would you tell your mother?',
      '¿Y qué le [dirías|diría] a [tu|su] madre?',
      'Und was [würdest|würden] du deiner Mutter sagen?',
      'exactly the same / a slightly better version / something quite different',
      'lo mismo / una versión algo mejor / algo muy distinto',
      'genau dasselbe / eine etwas bessere Version / etwas ganz anderes',
    ),
    many(
      'With whom?',
      '¿Con quién?',
      'Mit wem?',
      'alone / with my partner / with family / with friends / with people from work / with whoever is there',
      'a solas / con mi pareja / con la familia / con amistades / con gente del trabajo / con quien esté',
      'allein / mit Partner oder Partnerin / mit der Familie / mit Freunden / mit Leuten von der Arbeit / mit wem es sich ergibt',
    ),
    one(
      'What time of day is it mostly?',
      '¿En qué momento del día suele ser?',
      'Zu welcher Tageszeit meistens?',
      'in the morning / around noon / in the afternoon / in the evening / in the middle of the night',
      'por la mañana / al mediodía / por la tarde / por la noche / de madrugada',
      'morgens / mittags / nachmittags / abends / mitten in der Nacht',
    ),
    rank(
      'What matters to you in it? Put it in order.',
      '¿Qué [te|le] importa más en esto? [Ordénalo|Ordénelo].',
      'Worauf kommt es dir dabei an? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'that it is quick / that it is fun / that it costs little / good company / doing it well / peace and quiet',
      'que sea rápido / que divierta / que cueste poco / la compañía / hacerlo bien / la tranquilidad',
      'dass es schnell geht / dass es Spaß macht / dass es wenig kostet / gute Gesellschaft / es gut zu machen / meine Ruhe',
    ),
    degree(
      'How content are you with it?',
      '¿Hasta qué punto [estás|está] a gusto con eso?',
      'Wie zufrieden [bist|sind] du damit?',
      'not at all / entirely',
      'nada / del todo',
      'gar nicht / völlig',
    ),
    one(
      'Has it changed over the last years?',
      '¿Ha cambiado en los últimos años?',
      'Hat sich das in den letzten Jahren geändert?',
      'yes, it has become more / yes, it has become less / yes, it is quite different / no',
      'sí, ha ido a más / sí, ha ido a menos / sí, es muy distinto / no',
      'ja, es ist mehr geworden / ja, weniger / ja, ganz anders / nein',
    ),
    short(
      'What would others be surprised to hear?',
      '¿Qué sorprendería a los demás?',
      'Was würde die anderen überraschen?',
    ),
    short('What is your best tip?', '¿Cuál es [tu|su] mejor truco?', 'Was ist dein bester Tipp?'),
    story(
      'Tell us about a time when it went quite differently from what you planned.',
      '[Cuéntanos|Cuéntenos] una vez en que salió muy distinto de lo previsto.',
      '[Erzähl|Erzählen Sie] von einem Mal, als es ganz anders kam als geplant.',
    ),
  ],
}
