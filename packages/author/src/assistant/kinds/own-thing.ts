import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** Something of the one who asks, judged by others: {x} is “my beard”, in German as an object. */
export const OWN_THING: KnownQuestion[] = [
  degree(
    'How do you like {x}?',
    '¿Cómo [valoras|valora] {x}?',
    'Wie [findest|finden] du {x}?',
    'not at all / very much',
    'mal / muy bien',
    'gar nicht gut / großartig',
  ),
  short(
    'What was the very first thing you thought about {x}?',
    '¿Qué fue lo primero que [pensaste|pensó] de {x}?',
    'Was war dein erster Gedanke über {x}?',
  ),
  many(
    'Which of these words fit?',
    '¿Qué palabras encajan?',
    'Welche Wörter passen dazu?',
    'charming / brave / very much like me / a little old-fashioned / surprising / funny / needs some work / better than expected',
    'con encanto / con valor / muy de mi estilo / de otra época / una sorpresa / para reírse / le falta un poco / mejor de lo esperado',
    'charmant / mutig / typisch für mich / etwas altmodisch / überraschend / komisch / noch ausbaufähig / besser als gedacht',
  ),
  one(
    'What should I do about it?',
    '¿Qué debería hacer?',
    'Was sollte ich damit tun?',
    'leave everything as it is / change a little / change a lot / give it up / ask somebody who knows',
    'dejarlo todo como está / cambiar un poco / cambiar mucho / dejarlo del todo / preguntar a alguien que sepa',
    'alles lassen, wie es ist / ein wenig ändern / viel ändern / ganz damit aufhören / jemanden fragen, der sich auskennt',
  ),
  degree(
    'How well does it suit me?',
    '¿Cuánto va conmigo?',
    'Wie gut passt das zu mir?',
    'not at all / it could be nobody else’s',
    'nada / no podría ser de nadie más',
    'gar nicht / es könnte zu niemand anderem gehören',
  ),
  one(
    'Compared with a year ago?',
    '¿Y en comparación con hace un año?',
    'Und im Vergleich zu vor einem Jahr?',
    'better than it was / about the same / it was better before / I had not noticed a thing',
    'mejor que antes / más o menos igual / antes era mejor / no había notado nada',
    'besser als damals / ungefähr gleich / damals war es besser / mir ist nichts aufgefallen',
  ),
  rank(
    'What should I listen to most? Put it in order.',
    '¿A qué debería hacer más caso? [Ordénalo|Ordénelo].',
    'Worauf sollte ich am meisten hören? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'my own taste / my friends / my family / people who know about it / what is practical',
    'mi propio gusto / mis amistades / mi familia / gente que sabe / lo práctico',
    'meinen eigenen Geschmack / meine Freunde / meine Familie / Leute, die sich auskennen / was praktisch ist',
  ),
  yesNo(
    'Have you ever wanted to tell me something about it and kept quiet?',
    '¿Alguna vez [has|ha] querido decirme algo y no lo [hiciste|hizo]?',
    '[Wolltest|Wollten] du mir dazu schon einmal etwas sagen und [hast|haben] es gelassen?',
  ),
  story(
    'What do you say about {x} when I am not in the room?',
    '¿Qué [dices|dice] de {x} cuando no estoy delante?',
    'Was [sagst|sagen] du über {x}, wenn ich nicht im Raum bin?',
  ),
  story(
    'Which moment with it do you remember best?',
    '¿Qué momento [recuerdas|recuerda] mejor?',
    'An welchen Moment damit [erinnerst du dich|erinnern Sie sich] am besten?',
  ),
  degree(
    'How honest have your answers been so far?',
    '¿Cuánta sinceridad había hasta aquí en tus respuestas?',
    'Wie ehrlich waren deine Antworten bis hierher?',
    'polite / brutally honest',
    'mucha cortesía / sinceridad total',
    'höflich / schonungslos ehrlich',
  ),
  story(
    'What else would you like to tell me about {x}?',
    '¿Qué más [te|le] gustaría decirme sobre {x}?',
    'Was [möchtest|möchten] du mir noch über {x} sagen?',
  ),
]
