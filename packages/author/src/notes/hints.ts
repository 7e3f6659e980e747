/** What people do a thing with, on or at: it is meant where a quantity of its kind stands beside. By a word of the
 * concept, in three languages. */
export const HINTS: [string, string][] = [
  [
    'guitar',
    'strings fretboard fret riff riffs barre fingerpicking song songs cuerdas punteo rasgueo canción canciones acordes saiten akkorde akkord zupfen lied lieder practiced practised practice practising practicing geübt practiqué practicado ensayé ensayado tocando toqué',
  ],
  [
    'piano',
    'keys keyboard étude etude sonata bach chopin mozart beethoven debussy satie czerny hanon arpeggios teclas teclado sonatina estudio tasten etüde etüden sonate flügel practiced practised practice practising practicing geübt practiqué practicado ensayé ensayado tocando toqué',
  ],
  [
    'violin',
    'bow bowing arco bogen saiten geübt practiced practised practice practiqué practicado ensayé ensayado',
  ],
  ['drums', 'sticks groove paradiddles baquetas getrommelt geübt practiced practised practiqué ensayé'],
  [
    'garden',
    'hedge hedges lawn roses rose dahlias tulips tomatoes vegetables borders flowerbed flowerbeds beds compost digging dig dug spade greenhouse allotment pruning raking sowing sowed seedlings bulbs leaves shrubs strawberries beans seto rosales rosas tomateras césped huerto abono geranios parterre semillas azada cavando cavé regando plantando hecke rasen rosen beete beet kompost unkraut tomaten gewächshaus stauden laub spaten gegraben schnitt geschnitten gesät dahlien tulpen sträucher',
  ],
  [
    'wine',
    'claret burgundy bordeaux malbec chianti chardonnay sauvignon riesling pinot rosé rose shiraz cabernet champagne cava bubbly plonk port sherry ribera albariño verdejo blanco rosado grauburgunder spätburgunder silvaner sekt rotem weißem roten weißen',
  ],
  [
    'beer',
    'ipa stout guinness pilsner pils weizen weißbier helles kölsch alt stubby tinnie bitter porter clara tercio tercios quinto doble jarra jarras hefeweizen',
  ],
  [
    'coffee',
    'macchiato ristretto mocha filter americano solo carajillo doble melange decaf cold-brew brew java joe descafeinado milchkaffee filterkaffee',
  ],
  ['tea', 'chai matcha earl rooibos darjeeling assam oolong manzanilla poleo kamille pfefferminz kräutertee'],
  [
    'sleep',
    'woke desperté aufgewacht poor-night crap-night lousy-night restless-night miserable-night broken-night solid-night lovely-night horrible-night sleepless-night noche-regular mala-noche-anoche ruhige-nacht horror-nacht bad-night rough-night good-night short-night terrible-night awful-night great-night decent-night long-night pillow kip shuteye shut-eye mala-noche buena-noche noche-mala noche-fatal noche-horrible schlechte-nacht kurze-nacht gute-nacht unruhige-nacht miese-nacht durchgeschlafen',
  ],
  [
    'read',
    'book books novel novels kindle paperback chapter chapters bedtime biography thriller library libro libros novela ensayo biografía cómic buch bücher roman krimi kapitel biografie taschenbuch',
  ],
  [
    'study',
    'books notes exam exams lecture lectures library textbook coursework flashcards syllabus maths anatomy apuntes libros examen exámenes biblioteca temario oposiciones parcial clase tema temas skript klausur klausuren prüfung uni bib bibliothek vorlesung vorlesungen stoff lernkarten mathe hörsaal',
  ],
  [
    'swim',
    'lengths laps lake crawl breaststroke butterfly backstroke front-crawl largos braza crol espalda mariposa lago mar brust kraul kraulen rücken becken see hallenbad bahn',
  ],
  [
    'run',
    'tempo intervals interval parkrun trail trainers pace easy jogtrot series rodaje ritmo pista zapatillas intervalle dauerlauf tartanbahn lauftreff runde waldlauf',
  ],
  [
    'bike',
    'saddle turbo peloton zwift gravel pedals sillín rodillo btt sattel rolle rennrad gravelbike mountainbike',
  ],
  [
    'meditate',
    'cushion breathing breath breathwork calm silence cojín respiración respirando silencio sitzkissen atem atemübung stille kissen',
  ],
  ['yoga', 'mat sun-salutations downward-dog esterilla saludos sonnengruß matte'],
  ['gym', 'treadmill rack bench barbell legs máquinas pesas hanteln geräte bank'],
  [
    'write',
    'novel chapter manuscript blog essay scene page novela capítulo manuscrito relato ensayo roman kapitel manuskript text szene',
  ],
  [
    'program',
    'bug bugs refactor refactoring feature python typescript javascript repo commit deploy código compilador editor debuggt bugfix',
  ],
  [
    'clean',
    'bathroom kitchen floors windows oven hoover baño cocina suelos ventanas horno bad küche böden fenster ofen staubsauger',
  ],
  ['draw', 'pencil charcoal portrait ink lápiz carboncillo retrato tinta bleistift kohle porträt tusche'],
  ['paint', 'canvas oils acrylics brush lienzo óleo acrílico pincel leinwand ölfarben acryl pinsel'],
  [
    'knit',
    'sock socks scarf jumper needles rows bufanda calcetín jersey agujas vueltas schal socken pullover nadeln reihen',
  ],
  [
    'screen',
    'phone scrolling tiktok instagram youtube netflix telly tv móvil pantallas handy fernseher glotze',
  ],
  [
    'tv',
    'episode episodes netflix movie film watched watching folge folgen serie serien geschaut geguckt capítulo capítulos peli película',
  ],
  ['work', 'desk office meeting meetings shift büro schreibtisch oficina despacho'],
  ['chess', 'blitz rapid lichess rook partidas partien blitzpartien'],
  [
    'fruit',
    'pear pears orange oranges grapes berries strawberries carrot carrots kiwi mango pera peras naranja naranjas uvas fresas zanahoria birne birnen orange orangen trauben beeren erdbeeren möhre möhren',
  ],
]
