import { describe, expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

const noticed = (text: string) => expect(toneOfText(text)).not.toBe('clear')
const harmless = (text: string) => expect(toneOfText(text)).toBe('clear')

describe('two lines on a test', () => {
  test.each([
    'Positive, all four of us, Grandad first. Two lines. No Christmas then.',
    'Positivos los tres. Dos rayitas en cada prueba.',
    'Zwei Striche, alle positiv, die Feier fällt aus.',
  ])('are noticed: %s', noticed)
  test.each([
    'Feeling positive about the two new lines in the school play.',
    'Positiv: der Zaun hat jetzt einen Strich Farbe.',
  ])('are something else in: %s', harmless)
})

describe('a death in the words of a parish', () => {
  test.each([
    'Mammy slipped away at ten past five on Tuesday, Con on one side and me on the other.',
    'Uncle Mattie is gone to his reward. Reposing at Moran’s from four.',
    'The Lord took her home last night. She had her beads.',
    'Vet came out to the house for old Bramble. Fourteen years. The house is quiet.',
    'Don Chuy se nos adelantó anoche. Ya descansa con su Lupita.',
    'Cerró sus ojitos a las seis, en su cama. Ya está con Diosito.',
    'Vino el veterinario a la casa. La Canela estuvo con nosotros quince años. Qué callada la tarde.',
    'Tante Käthe ist heute erlöst worden. Wir waren alle da.',
    'Der Tierarzt ist zu uns gekommen. Socke lag auf seiner Decke. Zwölf Jahre.',
    'First Christmas without. Set her place before I thought.',
    'Primer día de las madres sin ella. Fui al mercado igual.',
    'Das erste Weihnachten ohne Opa. Keiner hat den Baum gerade gekriegt.',
  ])('is noticed: %s', noticed)

  test.each([
    'Slipped away from the meeting at ten and nobody noticed.',
    'First Christmas without a tree. The cat approves.',
    'First summer without rain since we moved here.',
    'Vet came out to the yard, all six lambs got their jabs.',
    'Las nueces ya están con azúcar. Primera navidad sin pavo.',
    'Se me adelantó el camión y el pastel ni se movió.',
    'Der Tierarzt ist zu uns gekommen, alle geimpft, zwei Decken zerbissen.',
    'Das erste Weihnachten ohne Stollen, der Ofen streikt.',
    'Der Drucker ist heute nicht mehr angesprungen. Neue Patrone bestellt.',
  ])('and this is none: %s', harmless)
})

describe('needed by nobody, in a night without sleep', () => {
  test.each([
    'Awake again. Nobody needs me for anything now the plant is shut.',
    'Lying awake. I am no use to any of them.',
    'Sat in the car in the garage a good while, door shut. Came in after.',
    'Not sleeping. Feel useless. They would all manage fine.',
    'No duermo. Ya no le sirvo a nadie en esta casa.',
    'Otra vez a oscuras en la cocina. Nadie me necesita y lo sé.',
    'Sin dormir. Les quitaría un peso, pienso.',
    'Kann wieder nicht schlafen. Mich braucht hier keiner.',
    'Lieg wach. Bin zu nichts mehr nütze.',
    'Sitz im Dunkeln. Die kämen auch ohne mich zurecht.',
  ])('is shown to nobody: %s', (text) => expect(toneOfText(text)).toBe('hidden'))

  test.each([
    'Can’t sleep, jet lag. I will be no use to anyone at the quiz.',
    'The spade is no use to anybody with that handle.',
    'Sat in the car in the garage with the door shut to finish the podcast.',
    'Could not sleep for the heat. The kids got on fine with the paddling pool.',
    'No puedo dormir, los vecinos tienen banda y el perro canta.',
    'No sirvo para nada en la cocina, pero el arroz me salió.',
    'Mich braucht heute keiner, also Angeln.',
    'Kann nicht schlafen, der Kater schnarcht wie ein Sägewerk.',
    'Der neue Schraubenzieher ist zu nichts nütze.',
  ])('and is said with a yawn: %s', (text) => expect(toneOfText(text)).not.toBe('hidden'))
})

describe('what somebody else confided', () => {
  test.each([
    'Siobhan, I won’t say a single word about him and the drink. You tell it when you are ready.',
    'Is this the private one? You should get the test results first and tell him after, I won’t breathe a word.',
    'That’s hers to tell, about the baby and who the father is. I’m saying nothing. She is pregnant and eighteen.',
    'A card from Maura. I won’t say where she is. The kids are sleeping.',
    'Ay, esto era por privado. Comadre, lo de las deudas de tu marido conmigo muere.',
    'Carta de Nely, no digo de dónde. Están bien las tres.',
    'Soy una tumba, amiga, pero si te pega otra vez vienes aquí. Lo de la denuncia tú decides.',
    'Post von Birgit. Ich sag nicht, wo sie ist. Den Kindern geht es gut.',
    'War das jetzt öffentlich? Ich halte dicht wegen deiner Schulden, versprochen.',
    'Das musst du ihm selber sagen, dass du schwanger bist. Bleibt bei mir.',
  ])('is shown to nobody: %s', (text) => expect(toneOfText(text)).toBe('hidden'))

  test.each([
    'I won’t say a word about the referee.',
    'Not saying where I found the chanterelles. The kids are eating them.',
    'Is this the private road? The sat nav says left.',
    'Your secret recipe is safe with me, Joan.',
    'No digo dónde compré las cazuelas, están bien baratas.',
    'No le digo a nadie el marcador, véanlo ustedes.',
    'Woher der Senf ist, sag ich nicht. Er ist gut.',
    'Ich halte dicht, sagt der Schlauch. Tut er nicht.',
    'Das musst du selber sagen, meint der Papagei.',
  ])('and anybody may know this: %s', (text) => expect(toneOfText(text)).not.toBe('hidden'))
})

describe('an illness without its word', () => {
  test.each([
    'Da took bad at the mart, his chest. Ambulance to Sligo.',
    'Three stents and he is asking for a fry.',
    'Nineteen hours on a trolley in the corridor with Auntie Bridie and her hip. The nurses are saints.',
    'They called her back in for another scan. We drove home the long way.',
    'Gran doesn’t know us any more, but she knows every word of the song.',
    'Wednesdays I drive to Cavan and talk to a woman.',
    'Le salió algo en la mamografía a mi hermana. El jueves vamos otra vez.',
    'Mi suegro ya no nos reconoce. Me dijo joven y me pidió la hora.',
    'Los jueves voy con una psicóloga. Ya lo dije.',
    'Nachts hat die Kleine keine Luft gekriegt. Jetzt schläft sie.',
    'Haben Mutter heute ins Pflegeheim gebracht. Sie hat ihren Hut aufbehalten.',
    'Mittwochs fahre ich jetzt zu einer, die zuhört.',
  ])('is noticed: %s', noticed)

  test.each([
    'The school wants another picture of him, this time with his eyes open.',
    'Eleven boxes of buns on a trolley in the corridor and not one nurse in sight.',
    'Left the oven on again. The pizza is a roof tile.',
    'We went in the home end by mistake and sang along.',
    'Wednesdays I drive to Cavan for the bread.',
    'El celular ya no me reconoce con bigote.',
    'Quieren otra imagen del pastel para el grupo.',
    'Los jueves voy a la piscina.',
    'Der Hund kennt die meisten Kommandos, er hält sich nur nicht dran.',
    'Der Fahrradreifen hat keine Luft mehr.',
    'Mittwochs fahre ich zu einer Tante, die Kuchen backt.',
  ])('and nobody is ill: %s', harmless)
})

describe('whoever came through it', () => {
  test.each([
    'He rang the bell! All the nurses clapped and he went red.',
    'Three years clear today. I bought the good biscuits.',
    'Six months cancer-free and she wants a motorbike.',
    'Mi comadre tocó la campana. Aplaudieron hasta los de limpieza del hospital.',
    'Cinco años sin rastro. El doctor me dio un abrazo.',
    'Diez años libre de cáncer, hoy comemos mole.',
    'Sie hat die Glocke geläutet, der ganze Flur hat geklatscht.',
    'Fünf Jahre rezidivfrei. Der Arzt hat mir die Hand gegeben.',
    'Ein Jahr ohne Befund, sagt sie, und bestellt Torte.',
  ])('is not teased: %s', noticed)

  test.each([
    'He rang the bell on his new bike all the way to school.',
    'Two years clear of the mortgage and still no kitchen.',
    'Tocó la campana del recreo y se acabó el partido.',
    'Cinco años sin lavar el coche, y llueve.',
    'Die Glocke hat geläutet, Pause.',
    'Fünf Jahre Garantie, nach sechs ist der Mixer hin.',
  ])('and this was only waited for: %s', harmless)
})
