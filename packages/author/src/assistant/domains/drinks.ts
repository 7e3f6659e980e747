import { degree, many, names, one, rank, short, story, yesNo } from '../known-question.ts'
import type { Domain } from './domain.ts'

const coffee: Domain = {
  id: 'coffee',
  kind: 'activity',
  name: names('coffee', 'el café', 'Kaffee'),
  words: names(
    'coffee coffee_drink* drink*_coffee espresso cappuccino',
    'café tomar_café cafeína',
    'kaffee kaffeetrinken kaffeekonsum espresso',
  ),
  questions: [
    one(
      'How do you drink your coffee?',
      '¿Cómo [tomas|toma] el café?',
      'Wie [trinkst|trinken] du deinen Kaffee?',
      'black / with a little milk / with a lot of milk / sweet / decaffeinated / I do not drink any',
      'solo / con un poco de leche / con mucha leche / dulce / descafeinado / no tomo',
      'schwarz / mit wenig Milch / mit viel Milch / süß / ohne Koffein / ich trinke keinen',
    ),
    one(
      'How many cups is it on an ordinary day?',
      '¿Cuántas tazas son en un día normal?',
      'Wie viele Tassen sind es an einem gewöhnlichen Tag?',
      'none / one / two or three / four or five / I have stopped counting',
      'ninguna / una / dos o tres / cuatro o cinco / he dejado de contar',
      'keine / eine / zwei oder drei / vier oder fünf / ich zähle nicht mehr',
    ),
    many(
      'Where does your coffee come from?',
      '¿De dónde sale tu café?',
      'Woher kommt dein Kaffee?',
      'a filter / a machine with capsules / an espresso machine / a moka pot / a press / the café round the corner / the machine at work',
      'de un filtro / de una máquina de cápsulas / de una máquina de expreso / de una cafetera italiana / de una de émbolo / del bar de la esquina / de la máquina del trabajo',
      'aus dem Filter / aus der Kapselmaschine / aus der Siebträgermaschine / aus dem Herdkännchen / aus der Presskanne / aus dem Café um die Ecke / aus dem Automaten bei der Arbeit',
    ),
    degree(
      'What are you like before the first cup?',
      '¿Qué tal [eres|es] antes de la primera taza?',
      'Wie ansprechbar [bist|sind] du vor der ersten Tasse?',
      'better not talk to me / cheerful as ever',
      'mejor no hablarme / de buen humor',
      'lieber nicht / bestens gelaunt',
    ),
    rank(
      'What makes a coffee a good one? Put it in order.',
      '¿Qué hace bueno un café? [Ordénalo|Ordénelo].',
      'Was macht einen Kaffee gut? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'the beans / the strength / the temperature / the cup / the company / the moment of quiet',
      'el grano / la fuerza / la temperatura / la taza / la compañía / el momento de calma',
      'die Bohnen / die Stärke / die Temperatur / die Tasse / die Gesellschaft / der Moment Ruhe',
    ),
    story(
      'Which was the best or the worst coffee of your life, and where was that?',
      '¿Cuál ha sido el mejor o el peor café de tu vida, y dónde fue?',
      'Welcher war der beste oder schlechteste Kaffee deines Lebens, und wo war das?',
    ),
    yesNo(
      'Have you ever tried to give up coffee?',
      '¿[Has|Ha] intentado alguna vez dejar el café?',
      '[Hast|Haben] du schon einmal versucht, auf Kaffee zu verzichten?',
    ),
  ],
}
const tea: Domain = {
  id: 'tea',
  kind: 'activity',
  name: names('tea', 'el té', 'Tee'),
  words: names('tea tea_drink* drink*_tea', 'té infusión infusiones tomar_té', 'tee teetrinken'),
  questions: [
    one(
      'Which tea do you drink most?',
      '¿Qué té [tomas|toma] más?',
      'Welchen Tee [trinkst|trinken] du am meisten?',
      'black / green / herbal / fruit / whatever is in the cupboard / none',
      'negro / verde / de hierbas / de frutas / el que haya en el armario / ninguno',
      'schwarzen / grünen / Kräutertee / Früchtetee / was im Schrank steht / keinen',
    ),
    many(
      'What goes into your cup?',
      '¿Qué [echas|echa] en la taza?',
      'Was kommt in deine Tasse?',
      'nothing else / milk / sugar / honey / lemon / ginger or mint',
      'nada más / leche / azúcar / miel / limón / jengibre o menta',
      'sonst nichts / Milch / Zucker / Honig / Zitrone / Ingwer oder Minze',
    ),
    degree(
      'How exact are you about making it?',
      '¿Con cuánto cuidado lo [preparas|prepara]?',
      'Wie genau [nimmst|nehmen] du es mit der Zubereitung?',
      'bag in, done / by the second and the degree',
      'bolsita y listo / al segundo y al grado',
      'Beutel rein, fertig / auf Sekunde und Grad',
    ),
    story(
      'In which situation does only tea help?',
      '¿En qué situación solo ayuda un té?',
      'In welcher Lage hilft nur noch Tee?',
    ),
    short(
      'Which cup or pot is yours, and does anybody else dare use it?',
      '¿Qué taza o tetera es la tuya, y se atreve alguien a usarla?',
      'Welche Tasse oder Kanne gehört dir, und traut sich sonst jemand daran?',
    ),
  ],
}
const wine: Domain = {
  id: 'wine',
  kind: 'topic',
  name: names('wine', 'el vino', 'Wein'),
  words: names('wine wine_tasting', 'vino vinos cata_de_vinos', 'wein weine weinprobe'),
  questions: [
    one(
      'Which do you reach for first?',
      '¿Cuál [eliges|elige] primero?',
      'Wonach [greifst|greifen] du zuerst?',
      'red / white / rosé / sparkling / whatever is open / something without alcohol',
      'tinto / blanco / rosado / espumoso / el que esté abierto / algo sin alcohol',
      'Rotwein / Weißwein / Rosé / Sekt / was gerade offen ist / etwas ohne Alkohol',
    ),
    many(
      'How do you choose a bottle?',
      '¿Cómo [eliges|elige] una botella?',
      'Wonach [suchst|suchen] du eine Flasche aus?',
      'by the price / by the label / by the grape / by the region / I ask somebody / always the same one',
      'por el precio / por la etiqueta / por la uva / por la región / pregunto a alguien / siempre la misma',
      'nach dem Preis / nach dem Etikett / nach der Traube / nach der Gegend / ich frage jemanden / immer dieselbe',
    ),
    degree(
      'How much do you know about wine?',
      '¿Cuánto [sabes|sabe] de vino?',
      'Wie gut [kennst du dich|kennen Sie sich] mit Wein aus?',
      'I know the colour / I could run a tasting',
      'distingo el color / podría dirigir una cata',
      'ich erkenne die Farbe / ich könnte eine Probe leiten',
    ),
    one(
      'What may a bottle for a good evening cost?',
      '¿Cuánto puede costar una botella para una buena cena?',
      'Was darf eine Flasche für einen guten Abend kosten?',
      'under 5 / 5 to 10 / 10 to 20 / more than 20',
      'menos de 5 / de 5 a 10 / de 10 a 20 / más de 20',
      'unter 5 / 5 bis 10 / 10 bis 20 / mehr als 20',
    ),
    story(
      'Which bottle do you remember, and who drank it with you?',
      '¿Qué botella [recuerdas|recuerda], y con quién la [bebiste|bebió]?',
      'An welche Flasche [erinnerst du dich|erinnern Sie sich], und wer hat mitgetrunken?',
    ),
  ],
}
const beer: Domain = {
  id: 'beer',
  kind: 'topic',
  name: names('beer', 'la cerveza', 'Bier'),
  words: names('beer beers brewing home_brewing craft_beer', 'cerveza cervezas', 'bier biere bierbrauen'),
  questions: [
    one(
      'Which beer do you like best?',
      '¿Qué cerveza [te|le] gusta más?',
      'Welches Bier [magst|mögen] du am liebsten?',
      'a light lager / a dark one / wheat beer / something hoppy / without alcohol / none at all',
      'rubia suave / negra / de trigo / con mucho lúpulo / sin alcohol / ninguna',
      'ein helles / ein dunkles / Weizen / etwas Hopfiges / alkoholfrei / gar keines',
    ),
    many(
      'Where does it taste best?',
      '¿Dónde sabe mejor?',
      'Wo schmeckt es am besten?',
      'in the garden / in the pub / at the match / on the sofa / by the water / after work',
      'en el jardín / en el bar / en el partido / en el sofá / junto al agua / después del trabajo',
      'im Garten / in der Kneipe / beim Spiel / auf dem Sofa / am Wasser / nach der Arbeit',
    ),
    degree(
      'How faithful are you to one brand?',
      '¿Hasta qué punto [eres|es] fiel a una marca?',
      'Wie treu [bist|sind] du einer Marke?',
      'I try everything / until death',
      'lo pruebo todo / hasta la muerte',
      'ich probiere alles / bis in den Tod',
    ),
    story(
      'Tell us about an evening that began with just one.',
      '[Cuéntanos|Cuéntenos] una noche que empezó con solo una.',
      '[Erzähl|Erzählen Sie] von einem Abend, der mit nur einem anfing.',
    ),
    short('What goes with it?', '¿Con qué la [acompañas|acompaña]?', 'Was isst man dazu?'),
  ],
}

export const DRINKS = [coffee, tea, wine, beer]
