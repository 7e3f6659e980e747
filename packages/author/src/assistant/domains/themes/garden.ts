import { degree, many, names, one, rank, type Subject, short, story } from '../../known-question.ts'

export const garden: Subject = {
  id: 'garden',
  name: names('gardens', 'los jardines', 'das Gärtnern'),
  words: names(
    'garden* plant* grow grows growing grown tomato* herb herbs flower* vegetable* tree* balcony compost* seed* lawn* allotment*',
    'jardín* jardin* planta* flor flores huert* árbol* balcón* semilla*',
    'garten* gärten gärtner* pflanz* blume* gemüse* baum bäume balkon* samen rasen beet*',
  ),
  questions: [
    one(
      'Where do you grow things, if anywhere?',
      '¿Dónde [cultivas|cultiva] algo, si es que lo [haces|hace]?',
      'Wo wächst bei dir etwas, wenn überhaupt?',
      'in a garden / on a balcony / on a windowsill / on an allotment / I look at somebody else’s garden / nothing has survived so far',
      'en un jardín / en un balcón / en un alféizar / en un huerto / miro el jardín de otra persona / hasta ahora nada ha sobrevivido',
      'im Garten / auf dem Balkon / auf dem Fensterbrett / im Schrebergarten / ich schaue in einen fremden Garten / bisher hat nichts überlebt',
    ),
    many(
      'What have you grown and eaten or given away?',
      '¿Qué [has|ha] cultivado y comido o regalado?',
      'Was [hast|haben] du gezogen und gegessen oder verschenkt?',
      'tomatoes / herbs / courgettes, too many / flowers / potatoes / fruit / nothing yet',
      'tomates / hierbas / calabacines, demasiados / flores / patatas / fruta / todavía nada',
      'Tomaten / Kräuter / Zucchini, zu viele / Blumen / Kartoffeln / Obst / noch nichts',
    ),
    degree(
      'How much order does a garden need?',
      '¿Cuánto orden necesita un jardín?',
      'Wie viel Ordnung braucht ein Garten?',
      'let it grow / straight lines',
      'que crezca / líneas rectas',
      'wachsen lassen / gerade Linien',
    ),
    short(
      'Which plant would you never have again, and why?',
      '¿Qué planta no [volverías|volvería] a tener nunca, y por qué?',
      'Welche Pflanze kommt dir nie wieder ins Haus, und warum?',
    ),
    story(
      'Tell us about one plant you know like a person: where did it come from, what has it survived?',
      '[Háblanos|Háblenos] de una planta a la que [conoces|conoce] como a una persona: ¿de dónde vino, a qué ha sobrevivido?',
      '[Erzähl|Erzählen Sie] von einer Pflanze, die [du kennst wie einen Menschen|Sie kennen wie einen Menschen]: Woher kam sie, was hat sie überstanden?',
    ),
    story(
      'Who do you see when you dig, water or prune? Whose hands taught yours?',
      '¿A quién [ves|ve] cuando [cavas, riegas o podas|cava, riega o poda]? ¿Qué manos enseñaron a las tuyas?',
      'Wen [siehst|sehen] du vor dir beim Graben, Gießen oder Schneiden? Wessen Hände haben es deinen gezeigt?',
    ),
    rank(
      'What is the garden for? Put it in order.',
      '¿Para qué sirve el jardín? [Ordénalo|Ordénelo].',
      'Wozu ist der Garten da? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'to eat from / to look at / to be alone / to have something to do / for the birds and bees / for the neighbours',
      'para comer / para mirar / para estar a solas / para tener algo que hacer / para los pájaros y las abejas / para los vecinos',
      'zum Essen / zum Anschauen / zum Alleinsein / um etwas zu tun zu haben / für Vögel und Bienen / für die Nachbarn',
    ),
    story(
      'Which battle with weather, slugs or a neighbour have you lost, and how?',
      '¿Qué batalla contra el tiempo, los caracoles o un vecino [has|ha] perdido, y cómo?',
      'Welchen Kampf gegen Wetter, Schnecken oder Nachbarn [hast|haben] du verloren, und wie?',
    ),
  ],
}
