import { degree, many, names, one, rank, short, story } from '../known-question.ts'
import type { Domain } from './domain.ts'

const boardGames: Domain = {
  id: 'board games',
  kind: 'activity',
  name: names('board games', 'los juegos de mesa', 'Brettspiele'),
  words: names(
    'board_games board_game card_games games playing_games chess',
    'juegos_de_mesa juego_de_mesa juegos_de_cartas ajedrez jugar_a_las_cartas',
    'brettspiele brettspiel gesellschaftsspiele kartenspiele spiele schach doppelkopf skat',
  ),
  questions: [
    many(
      'What do you like to play?',
      '¿A qué [te|le] gusta jugar?',
      'Was [spielst|spielen] du gern?',
      'strategy / party games / cards / word games / cooperative games / chess / dice',
      'estrategia / juegos de fiesta / cartas / juegos de palabras / cooperativos / ajedrez / dados',
      'Strategie / Partyspiele / Karten / Wortspiele / kooperative Spiele / Schach / Würfel',
    ),
    degree(
      'How well can you lose?',
      '¿Qué tal [sabes|sabe] perder?',
      'Wie gut [kannst|können] du verlieren?',
      'the board flies / with a smile',
      'vuela el tablero / con una sonrisa',
      'das Brett fliegt / mit einem Lächeln',
    ),
    one(
      'Who reads the rules?',
      '¿Quién lee las reglas?',
      'Wer liest die Regeln?',
      'I do, beforehand / somebody reads them out / nobody, we just begin / we make our own',
      'yo, antes / alguien en voz alta / nadie, empezamos y ya / nos las inventamos',
      'ich, vorher / jemand liest vor / niemand, wir fangen an / wir machen eigene',
    ),
    one(
      'How long may a game last?',
      '¿Cuánto puede durar una partida?',
      'Wie lange darf ein Spiel dauern?',
      'fifteen minutes / an hour / two hours / the whole night',
      'quince minutos / una hora / dos horas / toda la noche',
      'eine Viertelstunde / eine Stunde / zwei Stunden / die ganze Nacht',
    ),
    rank(
      'What makes a good evening of games? Put it in order.',
      '¿Qué hace buena una noche de juegos? [Ordénalo|Ordénelo].',
      'Was macht einen guten Spieleabend aus? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'winning / laughing / the people / snacks / a new game / short rules',
      'ganar / reír / la gente / la comida / un juego nuevo / reglas cortas',
      'gewinnen / lachen / die Leute / Snacks / ein neues Spiel / kurze Regeln',
    ),
    story(
      'Which game ended in a quarrel?',
      '¿Qué partida acabó en pelea?',
      'Welches Spiel endete im Streit?',
    ),
    short(
      'Which game should everybody know?',
      '¿Qué juego debería conocer todo el mundo?',
      'Welches Spiel sollten alle kennen?',
    ),
  ],
}
const videoGames: Domain = {
  id: 'video games',
  kind: 'activity',
  name: names('video games', 'los videojuegos', 'Videospiele'),
  words: names(
    'video_games video_game gaming computer_games consoles',
    'videojuegos videojuego consolas',
    'videospiele computerspiele gaming zocken konsolenspiele',
  ),
  questions: [
    many(
      'What do you play on?',
      '¿En qué [juegas|juega]?',
      'Worauf [spielst|spielen] du?',
      'phone / console / computer / an old device from the cellar / nothing',
      'móvil / consola / ordenador / un aparato viejo del trastero / en nada',
      'Handy / Konsole / Computer / einem alten Gerät aus dem Keller / gar nicht',
    ),
    one(
      'How long do you play on a normal day?',
      '¿Cuánto [juegas|juega] en un día normal?',
      'Wie lange [spielst|spielen] du an einem normalen Tag?',
      'not at all / under an hour / one to two hours / more / I would rather not count',
      'nada / menos de una hora / una o dos horas / más / prefiero no contarlo',
      'gar nicht / unter einer Stunde / ein bis zwei Stunden / mehr / ich zähle lieber nicht',
    ),
    many(
      'Which games do you like?',
      '¿Qué juegos [te|le] gustan?',
      'Welche Spiele [magst|mögen] du?',
      'adventures / sport / racing / shooters / building / puzzles / role play',
      'aventuras / deporte / carreras / disparos / construir / rompecabezas / rol',
      'Abenteuer / Sport / Rennen / Shooter / Bauen / Rätsel / Rollenspiele',
    ),
    degree(
      'How easily can you stop?',
      '¿Con cuánta facilidad [paras|para]?',
      'Wie leicht [kannst|können] du aufhören?',
      'just one more level / at any time',
      'solo un nivel más / en cualquier momento',
      'nur noch ein Level / jederzeit',
    ),
    story(
      'Which game world would you move to?',
      '¿A qué mundo de juego [te mudarías|se mudaría]?',
      'In welche Spielwelt [würdest|würden] du ziehen?',
    ),
    story(
      'What have you learned from playing that is of use elsewhere?',
      '¿Qué [has|ha] aprendido jugando que sirva para otra cosa?',
      'Was [hast|haben] du beim Spielen gelernt, das anderswo nützt?',
    ),
  ],
}
const series: Domain = {
  id: 'series and films',
  kind: 'activity',
  name: names('films and series', 'las películas y las series', 'Filme und Serien'),
  words: names(
    'series tv_series films film movies movie television tv streaming cinema watching_films watching_series binge-watching',
    'series películas película cine televisión tele ver_series',
    'serien serie filme film kino fernsehen streaming filme_schauen fernsehserien',
  ),
  questions: [
    many(
      'What do you like to watch?',
      '¿Qué [te|le] gusta ver?',
      'Was [siehst|sehen] du gern?',
      'comedy / crime / drama / science fiction / documentaries / romance / horror',
      'comedia / policíaco / drama / ciencia ficción / documentales / romántico / terror',
      'Komödien / Krimis / Dramen / Science-Fiction / Dokumentationen / Liebesfilme / Horror',
    ),
    one(
      'How do you watch?',
      '¿Cómo lo [ves|ve]?',
      'Wie [schaust|schauen] du?',
      'one part an evening / a whole season at once / beside something else / I fall asleep / only in the cinema',
      'un capítulo por noche / una temporada de golpe / mientras hago otra cosa / me duermo / solo en el cine',
      'eine Folge am Abend / eine Staffel am Stück / nebenbei / ich schlafe ein / nur im Kino',
    ),
    one(
      'Who holds the remote?',
      '¿Quién tiene el mando?',
      'Wer hat die Fernbedienung?',
      'I do / somebody else / we vote / whoever is fastest',
      'yo / otra persona / votamos / quien sea más rápido',
      'ich / jemand anderes / wir stimmen ab / wer schneller ist',
    ),
    degree(
      'How bad is it when somebody tells you the ending?',
      '¿Qué tal [te|le] sienta que [te|le] cuenten el final?',
      'Wie schlimm ist es, wenn dir jemand das Ende verrät?',
      'I do not mind / the end of a friendship',
      'me da igual / el fin de una amistad',
      'macht nichts / das Ende einer Freundschaft',
    ),
    short(
      'Which film or series could you watch again tomorrow?',
      '¿Qué película o serie [volverías|volvería] a ver mañana?',
      'Welchen Film oder welche Serie [könntest|könnten] du morgen wieder sehen?',
    ),
    story(
      'Which character is like you, and in what?',
      '¿Qué personaje se parece a ti, y en qué?',
      'Welche Figur ist dir ähnlich, und worin?',
    ),
  ],
}
const podcasts: Domain = {
  id: 'podcasts',
  kind: 'activity',
  name: names('podcasts', 'los pódcasts', 'Podcasts'),
  words: names(
    'podcast podcasts radio audiobooks',
    'podcast podcasts pódcast pódcasts radio audiolibros',
    'podcast podcasts radio hörbücher hörspiele',
  ),
  questions: [
    many(
      'When do you listen?',
      '¿Cuándo [escuchas|escucha]?',
      'Wann [hörst|hören] du zu?',
      'on the way / while cooking or cleaning / at work / doing sport / to fall asleep / sitting still',
      'de camino / cocinando o limpiando / en el trabajo / haciendo deporte / para dormirme / sin hacer nada más',
      'unterwegs / beim Kochen oder Putzen / bei der Arbeit / beim Sport / zum Einschlafen / ganz in Ruhe',
    ),
    many(
      'Which subjects hold you?',
      '¿Qué temas [te|le] enganchan?',
      'Welche Themen fesseln dich?',
      'news / history / crime / science / people telling their lives / comedy / sport',
      'actualidad / historia / crímenes / ciencia / vidas contadas / humor / deporte',
      'Nachrichten / Geschichte / Kriminalfälle / Wissenschaft / Lebensgeschichten / Comedy / Sport',
    ),
    one(
      'How long should a part be?',
      '¿Cuánto debería durar un episodio?',
      'Wie lang sollte eine Folge sein?',
      'up to fifteen minutes / half an hour / an hour / as long as it is good',
      'hasta quince minutos / media hora / una hora / lo que sea si es bueno',
      'bis fünfzehn Minuten / eine halbe Stunde / eine Stunde / solange es gut ist',
    ),
    degree(
      'How attentively do you listen?',
      '¿Con cuánta atención [escuchas|escucha]?',
      'Wie aufmerksam [hörst|hören] du zu?',
      'as background / every word',
      'de fondo / cada palabra',
      'im Hintergrund / jedes Wort',
    ),
    short(
      'Which voice could you listen to for hours?',
      '¿Qué voz [escucharías|escucharía] durante horas?',
      'Welcher Stimme [könntest|könnten] du stundenlang zuhören?',
    ),
  ],
}
const photography: Domain = {
  id: 'photography',
  kind: 'activity',
  name: names('taking photos', 'hacer fotos', 'das Fotografieren'),
  words: names(
    'photography photos taking_photos taking_pictures photographs camera photo_club',
    'fotografía fotos hacer_fotos cámara',
    'fotografieren fotografie fotos fotoclub kamera',
  ),
  questions: [
    many(
      'What do you take pictures of?',
      '¿De qué [haces|hace] fotos?',
      'Was [fotografierst|fotografieren] du?',
      'people / nature / food / pets / travels / streets / receipts and notes',
      'personas / naturaleza / comida / mascotas / viajes / calles / recibos y notas',
      'Menschen / Natur / Essen / Haustiere / Reisen / Straßen / Quittungen und Zettel',
    ),
    one(
      'What happens to the pictures?',
      '¿Qué pasa con las fotos?',
      'Was geschieht mit den Bildern?',
      'they stay on the phone / I sort them / I print them / I share them / I delete most',
      'se quedan en el móvil / las ordeno / las imprimo / las comparto / borro casi todas',
      'sie bleiben auf dem Handy / ich sortiere sie / ich drucke sie / ich teile sie / ich lösche die meisten',
    ),
    degree(
      'How much do you like to be photographed yourself?',
      '¿Cuánto [te|le] gusta salir en las fotos?',
      'Wie gern [lässt du dich|lassen Sie sich] selbst fotografieren?',
      'I hide / I am already smiling',
      'me escondo / ya estoy sonriendo',
      'ich verstecke mich / ich lächle schon',
    ),
    story(
      'Describe a picture you would save from a fire.',
      '[Describe|Describa] una foto que [salvarías|salvaría] de un incendio.',
      '[Beschreib|Beschreiben Sie] ein Bild, das [du aus dem Feuer retten würdest|Sie aus dem Feuer retten würden].',
    ),
    story(
      'Which moment did you not photograph, and are you glad or sorry?',
      '¿Qué momento no [fotografiaste|fotografió], y qué [sientes|siente] ahora al respecto?',
      'Welchen Moment [hast|haben] du nicht fotografiert, und wie [findest|finden] du das heute?',
    ),
  ],
}
const handicraft: Domain = {
  id: 'handicraft',
  kind: 'activity',
  name: names('making things by hand', 'las manualidades', 'das Handarbeiten'),
  words: names(
    'knitting sewing crochet crocheting needlework crafts handicraft embroidery pottery quilting',
    'tejer punto coser costura ganchillo manualidades bordar cerámica',
    'stricken nähen häkeln handarbeit handarbeiten sticken basteln töpfern strickkreis',
  ),
  questions: [
    many(
      'What are you making at the moment?',
      '¿Qué [estás|está] haciendo ahora?',
      'Woran [arbeitest|arbeiten] du gerade?',
      'something to wear / something for the home / a present / a repair / several things at once / something that has been lying there for years',
      'algo de ropa / algo para la casa / un regalo / un arreglo / varias cosas a la vez / algo que lleva años esperando',
      'etwas zum Anziehen / etwas für die Wohnung / ein Geschenk / eine Reparatur / mehreres zugleich / etwas, das seit Jahren liegt',
    ),
    one(
      'Who taught you?',
      '¿Quién [te|le] enseñó?',
      'Wer hat es dir beigebracht?',
      'my mother or grandmother / school / a course / videos / I taught myself',
      'mi madre o mi abuela / la escuela / un curso / vídeos / aprendí por mi cuenta',
      'Mutter oder Großmutter / die Schule / ein Kurs / Videos / ich mir selbst',
    ),
    degree(
      'How many of your projects get finished?',
      '¿Cuántos proyectos [terminas|termina]?',
      'Wie viele deiner Projekte werden fertig?',
      'none / every one',
      'ninguno / todos',
      'keines / jedes',
    ),
    one(
      'How much material lies in your cupboards?',
      '¿Cuánto material hay en tus armarios?',
      'Wie viel Material liegt in deinen Schränken?',
      'none too many / enough for a year / enough for three lives / nobody may look',
      'el justo / para un año / para tres vidas / que nadie mire',
      'wenig / genug für ein Jahr / genug für drei Leben / niemand darf nachsehen',
    ),
    story(
      'Which piece are you most proud of, and who has it now?',
      '¿De qué pieza [te enorgulleces|se enorgullece] más, y quién la tiene?',
      'Auf welches Stück [bist|sind] du am stolzesten, und wer hat es jetzt?',
    ),
  ],
}
const diy: Domain = {
  id: 'diy',
  kind: 'activity',
  name: names('doing repairs yourself', 'el bricolaje', 'das Heimwerken'),
  words: names(
    'diy do-it-yourself home_improvement repairs repairing repair_café woodwork renovating',
    'bricolaje reparar arreglos carpintería reformas',
    'heimwerken reparieren renovieren repair-café selbermachen werkeln tischlern',
  ),
  questions: [
    many(
      'What do you do yourself?',
      '¿Qué [haces|hace] por tu cuenta?',
      'Was [machst|machen] du selbst?',
      'painting / putting up shelves / furniture / electrics / taps and pipes / the bike / nothing, I call somebody',
      'pintar / poner estantes / muebles / electricidad / grifos y tuberías / la bici / nada, llamo a alguien',
      'streichen / Regale aufhängen / Möbel / Elektrik / Hähne und Rohre / das Rad / nichts, ich rufe jemanden',
    ),
    degree(
      'How straight do your shelves hang?',
      '¿Qué tal de rectos quedan tus estantes?',
      'Wie gerade hängen deine Regale?',
      'like a slide / by the spirit level',
      'como un tobogán / a nivel',
      'wie eine Rutsche / nach der Wasserwaage',
    ),
    short(
      'Which tool would you never lend?',
      '¿Qué herramienta no [prestarías|prestaría] nunca?',
      'Welches Werkzeug [würdest|würden] du nie verleihen?',
    ),
    one(
      'When do you give up?',
      '¿Cuándo [te rindes|se rinde]?',
      'Wann [gibst|geben] du auf?',
      'at the instructions / at the first hole in the wrong place / at the third visit to the shop / never',
      'con las instrucciones / con el primer agujero mal hecho / a la tercera visita a la tienda / nunca',
      'bei der Anleitung / beim ersten falschen Loch / beim dritten Gang zum Baumarkt / nie',
    ),
    story(
      'What did you repair that others had given up on?',
      '¿Qué [has|ha] arreglado que otros daban por perdido?',
      'Was [hast|haben] du repariert, das andere schon aufgegeben hatten?',
    ),
  ],
}
const collecting: Domain = {
  id: 'collecting',
  kind: 'activity',
  name: names('collecting', 'coleccionar', 'das Sammeln'),
  words: names(
    'collecting collections collection vinyl records stamps',
    'coleccionar colecciones colección vinilos sellos',
    'sammeln sammlung sammlungen schallplatten briefmarken',
  ),
  questions: [
    short('What do you collect?', '¿Qué [coleccionas|colecciona]?', 'Was [sammelst|sammeln] du?'),
    one(
      'How large is your collection?',
      '¿Cómo es de grande tu colección?',
      'Wie groß ist deine Sammlung?',
      'a shelf / a cupboard / a room / a cellar / I do not collect anything',
      'un estante / un armario / una habitación / un sótano / no colecciono nada',
      'ein Regal / ein Schrank / ein Zimmer / ein Keller / ich sammle nichts',
    ),
    degree(
      'How well do you know where each piece is?',
      '¿Hasta qué punto [sabes|sabe] dónde está cada pieza?',
      'Wie genau [weißt|wissen] du, wo jedes Stück ist?',
      'chaos / blindfolded',
      'un caos / con los ojos cerrados',
      'Chaos / mit verbundenen Augen',
    ),
    story(
      'Which piece was hardest to find, and how did you get it?',
      '¿Qué pieza costó más encontrar, y cómo la [conseguiste|consiguió]?',
      'Welches Stück war am schwersten zu finden, und wie kam es zu dir?',
    ),
    story(
      'What will become of it one day?',
      '¿Qué será de ella algún día?',
      'Was soll eines Tages daraus werden?',
    ),
  ],
}

export const HOBBIES = [boardGames, videoGames, series, podcasts, photography, handicraft, diy, collecting]
