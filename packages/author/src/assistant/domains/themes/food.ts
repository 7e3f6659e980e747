import { degree, many, names, one, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const food: Subject = {
  id: 'food',
  name: names('cooking', 'la cocina', 'das Kochen'),
  words: names(
    'cook* kitchen* food* eat* eating recipe* dish* meal* dinner* lunch* breakfast* bak* bread* cake* spice* soup* cuisine taste* chef*',
    'cocin* comida* comer comemos receta* plato* cena* almuerzo* desayun* pan horne* especia* sopa* sabor*',
    'koch* küche* essen rezept* gericht* mahlzeit* abendessen mittagessen frühstück* back* brot kuchen gewürz* suppe* geschmack*',
  ),
  questions: [
    one(
      'How do you usually cook?',
      '¿Cómo [sueles|suele] cocinar?',
      'Wie [kochst|kochen] du meistens?',
      'by a recipe, to the gram / by a recipe that I then ignore / from memory / with whatever is there / I heat things up',
      'con receta, al gramo / con una receta que luego no sigo / de memoria / con lo que haya / solo caliento cosas',
      'genau nach Rezept / nach einem Rezept, an das ich mich nicht halte / aus dem Kopf / mit dem, was da ist / ich mache etwas warm',
    ),
    degree(
      'How much at home do you feel in a kitchen?',
      '¿Hasta qué punto [te sientes|se siente] a gusto en una cocina?',
      'Wie zu Hause [fühlst du dich|fühlen Sie sich] in einer Küche?',
      'like a guest / like its owner',
      'como de visita / como en casa',
      'wie ein Gast / wie zu Hause',
    ),
    many(
      'What is always in your kitchen, even when nothing else is?',
      '¿Qué hay siempre en tu cocina, aunque no quede nada más?',
      'Was ist in deiner Küche immer da, auch wenn sonst nichts mehr da ist?',
      'eggs / onions or garlic / rice or pasta / cheese / something sweet / coffee or tea / a jar nobody can identify',
      'huevos / cebolla o ajo / arroz o pasta / queso / algo dulce / café o té / un frasco que nadie reconoce',
      'Eier / Zwiebeln oder Knoblauch / Reis oder Nudeln / Käse / etwas Süßes / Kaffee oder Tee / ein Glas, das niemand zuordnen kann',
    ),
    story(
      'Which dish can you make without looking anything up, and who did you learn it from?',
      '¿Qué plato [haces|hace] sin consultar nada, y de quién lo [aprendiste|aprendió]?',
      'Welches Gericht [kannst|können] du, ohne nachzusehen, und von wem [hast|haben] du es gelernt?',
    ),
    story(
      'Tell us about a meal that went wrong: what was on the table, and who ate it anyway?',
      '[Cuéntanos|Cuéntenos] una comida que salió mal: ¿qué había en la mesa y quién se lo comió de todos modos?',
      '[Erzähl|Erzählen Sie] von einem Essen, das misslungen ist: Was stand auf dem Tisch, und wer hat es trotzdem gegessen?',
    ),
    rank(
      'What matters most to you when you cook for others? Put it in order.',
      '¿Qué es lo más importante cuando [cocinas|cocina] para otras personas? [Ordénalo|Ordénelo].',
      'Was ist am wichtigsten, wenn [du für andere kochst|Sie für andere kochen]? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'that it tastes good / that there is enough / that it looks good / that everybody sits down together / that it did not take all day',
      'que esté rico / que haya suficiente / que tenga buena pinta / que nos sentemos todos juntos / que no lleve todo el día',
      'dass es schmeckt / dass es reicht / dass es gut aussieht / dass alle zusammen am Tisch sitzen / dass es nicht den ganzen Tag gedauert hat',
    ),
    story(
      'Which pan, knife, spoon or bowl in your kitchen has a history? Tell it.',
      '¿Qué sartén, cuchillo, cuchara o fuente de tu cocina tiene historia? [Cuéntala|Cuéntela].',
      'Welche Pfanne, welches Messer, welcher Löffel in deiner Küche hat eine Geschichte? [Erzähl|Erzählen Sie] sie.',
    ),
    yesNo(
      'Is there a dish you loved as a child and would not touch today, or the other way round?',
      '¿Hay algún plato que de niño o niña [te|le] encantaba y hoy no [probarías|probaría], o al revés?',
      'Gibt es ein Gericht, das [du als Kind geliebt hast und heute nicht mehr anrührst|Sie als Kind geliebt haben und heute nicht mehr anrühren], oder umgekehrt?',
    ),
    story(
      'What do you and the people you live or eat with never agree on in the kitchen?',
      '¿En qué no [te pones|se pone] nunca de acuerdo en la cocina con la gente con quien [vives o comes|vive o come]?',
      'Worüber [wirst du dir|werden Sie sich] in der Küche mit den anderen nie einig?',
    ),
  ],
}
