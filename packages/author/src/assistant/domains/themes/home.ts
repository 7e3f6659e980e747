import { degree, many, names, one, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const home: Subject = {
  id: 'home',
  name: names('home', 'la casa', 'das Zuhause'),
  words: names(
    'home* house* flat apartment* furniture tidy declutter* household',
    'casa* hogar* piso* habitaci* mueble* vivienda*',
    'zuhause wohn* haus häuser möbel* heim daheim haushalt*',
  ),
  questions: [
    one(
      'Which place at home is really yours?',
      '¿Qué rincón de la casa es de verdad tuyo?',
      'Welcher Platz zu Hause gehört wirklich dir?',
      'a chair / the bed / the kitchen table / a desk / the balcony or garden / the bathroom, with the door locked / none, I share everything',
      'una silla / la cama / la mesa de la cocina / un escritorio / el balcón o el jardín / el baño, con la puerta cerrada / ninguno, lo comparto todo',
      'ein Sessel / das Bett / der Küchentisch / ein Schreibtisch / Balkon oder Garten / das Bad, abgeschlossen / keiner, ich teile alles',
    ),
    degree(
      'How tidy would a surprise visitor find your home right now?',
      '¿Cómo de ordenada encontraría tu casa ahora mismo una visita sorpresa?',
      'Wie aufgeräumt wäre es bei dir, wenn jetzt unangemeldet Besuch käme?',
      'please do not look / come right in',
      'mejor no mirar / adelante',
      'bitte nicht hinsehen / nur herein',
    ),
    many(
      'What can you hear from your bed?',
      '¿Qué se oye desde tu cama?',
      'Was [hörst|hören] du von deinem Bett aus?',
      'traffic / birds / neighbours / somebody breathing / pipes or a fridge / the sea or a river / nothing',
      'tráfico / pájaros / vecinos / a alguien respirar / tuberías o una nevera / el mar o un río / nada',
      'Verkehr / Vögel / die Nachbarn / jemanden atmen / Rohre oder einen Kühlschrank / das Meer oder einen Fluss / nichts',
    ),
    story(
      'Walk us through the door: what do you see, smell and trip over first?',
      '[Entra|Entre] por la puerta con nosotros: ¿qué se ve, a qué huele, con qué se tropieza primero?',
      '[Nimm|Nehmen Sie] uns mit durch die Tür: Was [siehst und riechst du, und worüber stolperst du|sehen und riechen Sie, und worüber stolpern Sie] zuerst?',
    ),
    story(
      'Which thing has moved with you from home to home, and why is it still there?',
      '¿Qué cosa se ha mudado contigo de casa en casa, y por qué sigue ahí?',
      'Welches Ding ist mit dir von Wohnung zu Wohnung gezogen, und warum ist es noch da?',
    ),
    rank(
      'What makes a place a home? Put it in order.',
      '¿Qué convierte un lugar en un hogar? [Ordénalo|Ordénelo].',
      'Was macht einen Ort zum Zuhause? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'who is there / the things in it / being left alone / the smell / having a key / knowing where the light switch is',
      'quién está / las cosas que hay / que te dejen en paz / el olor / tener llave / saber dónde está el interruptor',
      'wer da ist / die Dinge darin / in Ruhe gelassen zu werden / der Geruch / einen Schlüssel zu haben / im Dunkeln den Lichtschalter zu finden',
    ),
    story(
      'What in your home has been “temporary” for years?',
      '¿Qué hay en tu casa que es «provisional» desde hace años?',
      'Was ist bei dir zu Hause seit Jahren „nur vorläufig“?',
    ),
    yesNo(
      'Could you still draw the floor plan of the first home you remember?',
      '¿[Podrías|Podría] dibujar todavía el plano de la primera casa que [recuerdas|recuerda]?',
      '[Könntest|Könnten] du den Grundriss der ersten Wohnung, an die [du dich erinnerst|Sie sich erinnern], noch zeichnen?',
    ),
    story(
      'When did a place stop being home, and how did you notice?',
      '¿Cuándo dejó un lugar de ser tu casa, y en qué lo [notaste|notó]?',
      'Wann hat ein Ort aufgehört, dein Zuhause zu sein, und woran [hast|haben] du es gemerkt?',
    ),
  ],
}
