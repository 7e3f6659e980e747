import { degree, many, names, one, short, story } from '../known-question.ts'
import type { Domain } from './domain.ts'

/** What people show or do, and others have a view of; asked only where it is the asker's own. */
const looks: Domain = {
  id: 'my looks',
  kind: 'own thing',
  name: names('my looks', 'mi aspecto', 'mein Aussehen'),
  words: names(
    'beard moustache mustache hair haircut hairstyle fringe glasses tattoo piercing outfit style clothes looks dress_sense hat',
    'barba bigote pelo corte_de_pelo peinado flequillo gafas tatuaje estilo ropa aspecto look sombrero',
    'bart schnurrbart haare haarschnitt frisur pony brille tattoo piercing outfit stil kleidung aussehen look hut',
  ),
  questions: [
    one(
      'With it or without it: which do you like better?',
      'Con o sin: ¿cómo [te|le] gusto más?',
      'Mit oder ohne: Wie gefalle ich dir besser?',
      'clearly with / rather with / no difference / rather without / clearly without',
      'claramente con / más bien con / da igual / más bien sin / claramente sin',
      'eindeutig mit / eher mit / kein Unterschied / eher ohne / eindeutig ohne',
    ),
    one(
      'What does it do to my age?',
      '¿Qué edad me pone?',
      'Was macht es mit meinem Alter?',
      'I look older / I look younger / nothing at all / I look like my parents',
      'parezco mayor / parezco más joven / nada / me parezco a mis padres',
      'ich wirke älter / ich wirke jünger / gar nichts / ich sehe aus wie meine Eltern',
    ),
    degree(
      'How well kept does it look?',
      '¿Cuánto se nota el cuidado?',
      'Wie gepflegt wirkt es?',
      'like after a storm / like from the salon',
      'como después de una tormenta / como de revista',
      'wie nach einem Sturm / wie frisch aus dem Salon',
    ),
    short(
      'Which famous person does it remind you of?',
      '¿A qué persona famosa [te|le] recuerda?',
      'An welche berühmte Person erinnert dich das?',
    ),
  ],
}
const driving: Domain = {
  id: 'my driving',
  kind: 'own thing',
  name: names('my driving', 'mi forma de conducir', 'meinen Fahrstil'),
  words: names(
    'driving parking car',
    'forma_de_conducir manera_de_conducir conducción coche',
    'fahrstil autofahren fahrweise fahren einparken auto',
  ),
  questions: [
    degree(
      'How safe do you feel beside me?',
      '¿Cuánta seguridad [sientes|siente] a mi lado?',
      'Wie sicher [fühlst du dich|fühlen Sie sich] neben mir?',
      'I pray / I fall asleep',
      'rezo / me duermo',
      'ich bete / ich schlafe ein',
    ),
    one(
      'How do you find my speed?',
      '¿Qué [te|le] parece mi velocidad?',
      'Wie [findest|finden] du mein Tempo?',
      'far too slow / rather slow / just right / rather fast / far too fast',
      'muy lenta / algo lenta / la justa / algo rápida / muy rápida',
      'viel zu langsam / eher langsam / genau richtig / eher schnell / viel zu schnell',
    ),
    many(
      'What makes you hold on to the seat?',
      '¿Qué hace que [te agarres|se agarre] al asiento?',
      'Wobei [hältst du dich|halten Sie sich] am Sitz fest?',
      'bends / braking / overtaking / parking / when I talk / the motorway / nothing',
      'las curvas / los frenazos / los adelantamientos / aparcar / cuando hablo / la autopista / nada',
      'Kurven / Bremsen / Überholen / Einparken / wenn ich rede / die Autobahn / nichts',
    ),
    story(
      'Which ride with me will you never forget?',
      '¿Qué viaje conmigo no [olvidarás|olvidará] nunca?',
      'Welche Fahrt mit mir [vergisst|vergessen] du nie?',
    ),
  ],
}
const cooking: Domain = {
  id: 'my cooking',
  kind: 'own thing',
  name: names('my cooking', 'mi cocina', 'meine Küche'),
  words: names(
    'cooking food baking cakes dishes meals',
    'cocina comida forma_de_cocinar pasteles platos',
    'küche kochen kochkünste essen backen kuchen gerichte',
  ),
  questions: [
    degree(
      'How do you like the taste?',
      '¿Qué tal sabe?',
      'Wie schmeckt es dir?',
      'I feed the dog / I ask for more',
      'se lo doy al perro / pido más',
      'ich gebe es dem Hund / ich nehme nach',
    ),
    short(
      'Which of my dishes should I make again?',
      '¿Qué plato mío debería repetir?',
      'Welches meiner Gerichte sollte ich wieder machen?',
    ),
    short('And which one never again?', '¿Y cuál nunca más?', 'Und welches nie wieder?'),
    one(
      'What is usually missing?',
      '¿Qué suele faltar?',
      'Was fehlt meistens?',
      'salt / spice / time / a recipe / courage / nothing',
      'sal / picante / tiempo / una receta / valor / nada',
      'Salz / Schärfe / Zeit / ein Rezept / Mut / nichts',
    ),
  ],
}
const art: Domain = {
  id: 'my art',
  kind: 'own thing',
  name: names('what I make', 'lo que hago', 'was ich mache'),
  words: names(
    'singing voice guitar playing music dancing jokes humour humor puns poems poetry novel writing blog paintings pictures photos drawings songs',
    'voz forma_de_cantar guitarra música forma_de_bailar chistes humor poemas novela textos blog cuadros fotos dibujos canciones',
    'gesang stimme singen gitarre musik tanzen witze humor gedichte roman texte blog bilder fotos zeichnungen lieder',
  ),
  questions: [
    one(
      'How long can you stand it?',
      '¿Cuánto tiempo lo [aguantas|aguanta]?',
      'Wie lange [hältst|halten] du es aus?',
      'for hours / a good while / a few minutes / I leave quietly',
      'horas / un buen rato / unos minutos / me voy sin hacer ruido',
      'stundenlang / eine ganze Weile / ein paar Minuten / ich gehe leise hinaus',
    ),
    degree(
      'Would you show it to somebody else?',
      '¿Se lo [enseñarías|enseñaría] a alguien más?',
      'Wie gern [würdest|würden] du es jemand anderem zeigen?',
      'never / to everybody',
      'nunca / a todo el mundo',
      'nie / allen',
    ),
    short('Which one is the best so far?', '¿Qué ha sido lo mejor hasta ahora?', 'Was war bisher das Beste?'),
    story(
      'Where could I still get better?',
      '¿En qué podría mejorar?',
      'Worin könnte ich noch besser werden?',
    ),
  ],
}
export const OWN_THINGS: readonly Domain[] = [looks, driving, cooking, art]
