import { degree, many, names, one, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const commuting: Subject = {
  id: 'commuting',
  name: names('the daily way', 'el camino de cada día', 'den täglichen Weg'),
  words: names(
    'commut* train* bus buses subway* metro* traffic* bike* bicycl* driv* car cars station* tram*',
    'tren* autobús* metro* tráfico* bici* conducir coche* estaci* tranvía* trayecto*',
    'pendel* zug züge bahn* bus busse u-bahn verkehr* rad fahrrad* räder auto autos fahren straßenbahn* arbeitsweg*',
  ),
  questions: [
    one(
      'How do you get where you have to be?',
      '¿Cómo [llegas|llega] adonde [tienes|tiene] que estar?',
      'Wie [kommst|kommen] du dorthin, wo [du sein musst|Sie sein müssen]?',
      'on foot / by bike / by bus or tram / by train / by car / from the bed to the table',
      'a pie / en bici / en autobús o tranvía / en tren / en coche / de la cama a la mesa',
      'zu Fuß / mit dem Rad / mit Bus oder Straßenbahn / mit dem Zug / mit dem Auto / vom Bett an den Tisch',
    ),
    many(
      'What do you do on the way?',
      '¿Qué [haces|hace] por el camino?',
      'Was [machst|machen] du unterwegs?',
      'read / listen / look out / sleep / phone / swear / watch people',
      'leer / escuchar / mirar fuera / dormir / llamar / maldecir / mirar a la gente',
      'lesen / Musik hören / hinausschauen / schlafen / telefonieren / fluchen / Leute beobachten',
    ),
    degree(
      'How much would you miss the way if it fell away?',
      '¿Cuánto [echarías|echaría] de menos el camino si desapareciera?',
      'Wie sehr würde dir der Weg fehlen, wenn es ihn nicht mehr gäbe?',
      'not for a second / very much',
      'ni un segundo / muchísimo',
      'keine Sekunde / sehr',
    ),
    story(
      'Describe one person you see again and again and have never spoken to.',
      '[Describe|Describa] a una persona que [ves|ve] una y otra vez y con quien nunca [has|ha] hablado.',
      '[Beschreib|Beschreiben Sie] einen Menschen, den [du immer wieder siehst und nie gesprochen hast|Sie immer wieder sehen und nie gesprochen haben].',
    ),
    story(
      'Take us along: which corner, tree or sign tells you that you are nearly there?',
      '[Llévanos|Llévenos] contigo: ¿qué esquina, árbol o cartel [te|le] dice que ya casi [llegas|llega]?',
      '[Nimm|Nehmen Sie] uns mit: Welche Ecke, welcher Baum, welches Schild sagt dir, dass [du gleich da bist|Sie gleich da sind]?',
    ),
    rank(
      'What spoils the way? Put it in order.',
      '¿Qué estropea el camino? [Ordénalo|Ordénelo].',
      'Was verdirbt den Weg? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'waiting / noise / other people’s phone calls / rain / a full carriage / red lights',
      'esperar / el ruido / las llamadas ajenas / la lluvia / un vagón lleno / los semáforos',
      'Warten / Lärm / fremde Telefonate / Regen / volle Wagen / rote Ampeln',
    ),
    yesNo(
      'Have you ever simply stayed on and gone further?',
      '¿Alguna vez [te pasaste|se pasó] de parada a propósito y [seguiste|siguió]?',
      '[Bist|Sind] du schon einmal einfach sitzen geblieben und weitergefahren?',
    ),
    story(
      'Tell us about the day the way took five times as long.',
      '[Cuéntanos|Cuéntenos] el día en que el camino duró cinco veces más.',
      '[Erzähl|Erzählen Sie] von dem Tag, an dem der Weg fünfmal so lang gedauert hat.',
    ),
  ],
}
