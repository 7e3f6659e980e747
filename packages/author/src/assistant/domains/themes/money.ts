import { degree, many, names, one, personal, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const money: Subject = {
  id: 'money',
  name: names('money', 'el dinero', 'Geld'),
  words: names(
    'money* spend* saving* salar* debt* rich poor price* cheap expensive budget* bank* financ* shopping pay',
    'dinero* gast* ahorr* sueldo* deuda* precio* barat* car* presupuesto* banco* compras pagar',
    'geld* spar* gehalt* schulden preis* billig* teuer* bank konto einkauf* bezahl* finanz*',
  ),
  questions: [
    one(
      'What kind of spender are you?',
      '¿Qué relación [tienes|tiene] con gastar?',
      'Wie [gibst|geben] du Geld aus?',
      'I compare everything / I buy once and well / I buy now and regret later / I give it away / I hardly notice',
      'comparo todo / compro una vez y bien / compro ya y me arrepiento después / lo regalo / casi no me doy cuenta',
      'ich vergleiche alles / lieber einmal und gut / sofort, und bereue es später / ich verschenke es / ich merke es kaum',
    ),
    many(
      'What do you find it hard to spend money on?',
      '¿En qué [te|le] cuesta gastar?',
      'Wofür [gibst|geben] du ungern Geld aus?',
      'clothes / a taxi / eating out / presents / repairs / myself / bottled water',
      'ropa / un taxi / comer fuera / regalos / reparaciones / yo mismo o yo misma / agua embotellada',
      'Kleidung / ein Taxi / Essengehen / Geschenke / Reparaturen / mich selbst / Wasser in Flaschen',
    ),
    story(
      'What was the first thing you bought with money you had earned?',
      '¿Qué fue lo primero que [compraste|compró] con dinero ganado por ti?',
      'Was war das Erste, das [du von selbst verdientem Geld gekauft hast|Sie von selbst verdientem Geld gekauft haben]?',
    ),
    degree(
      'How easily do you talk about money with friends?',
      '¿Con cuánta facilidad [hablas|habla] de dinero con tus amistades?',
      'Wie leicht [sprichst|sprechen] du mit Freunden über Geld?',
      'never / like the weather',
      'nunca / como del tiempo',
      'nie / wie übers Wetter',
    ),
    story(
      'What did you learn about money at the table where you grew up? A sentence, a habit, a silence.',
      '¿Qué [aprendiste|aprendió] del dinero en la mesa de tu infancia? Una frase, una costumbre, un silencio.',
      'Was [hast|haben] du am Tisch deiner Kindheit über Geld gelernt? Ein Satz, eine Gewohnheit, ein Schweigen.',
    ),
    rank(
      'If a thousand came in the post tomorrow, where would it go? Put it in order.',
      'Si mañana llegaran mil por correo, ¿adónde irían? [Ordénalo|Ordénelo].',
      'Wenn morgen tausend in der Post lägen, wohin gingen sie? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'savings / a debt / somebody I love / a trip / something useless and beautiful / a repair',
      'ahorros / una deuda / alguien a quien quiero / un viaje / algo inútil y bonito / un arreglo',
      'aufs Konto / in Schulden / an jemanden, den ich liebe / in eine Reise / in etwas Nutzloses und Schönes / in eine Reparatur',
    ),
    story(
      'Tell us about a thing that was worth every cent, and one that was not.',
      '[Háblanos|Háblenos] de algo que valió cada céntimo, y de algo que no.',
      '[Erzähl|Erzählen Sie] von einer Sache, die jeden Cent wert war, und von einer, die es nicht war.',
    ),
    yesNo(
      'Have you ever lent money and never mentioned it again?',
      '¿[Has|Ha] prestado dinero alguna vez sin volver a mencionarlo?',
      '[Hast|Haben] du einmal Geld verliehen und nie wieder davon gesprochen?',
    ),
    personal(
      story(
        'When did money change something between you and another person?',
        '¿Cuándo cambió el dinero algo entre ti y otra persona?',
        'Wann hat Geld etwas zwischen dir und einem anderen Menschen verändert?',
      ),
    ),
  ],
}
