import { degree, many, names, one, personal, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const family: Subject = {
  id: 'family',
  name: names('family', 'la familia', 'die Familie'),
  words: names(
    'famil* mother* father* parent parents grandmother* grandfather* grandparent* sister* brother* sibling* aunt* uncle* cousin* relative* ancest* mum dad',
    'familia* madre* padre* abuel* herman* tía tío tías tíos prim* pariente* antepasad*',
    'famili* mutter mütter vater väter eltern großmutter großvater großeltern oma omas opa opas schwester* bruder brüder geschwister tante* onkel verwandt* ahnen',
  ),
  questions: [
    one(
      'Which part do you play when the family is together?',
      '¿Qué papel [te|le] toca cuando se reúne la familia?',
      'Welche Rolle [hast|haben] du, wenn die Familie zusammenkommt?',
      'the one who hosts / the one who cooks / the one who keeps the peace / the one who tells the stories / the one who leaves early / the one everybody asks about computers',
      'quien invita / quien cocina / quien pone paz / quien cuenta las historias / quien se va pronto / a quien preguntan por el ordenador',
      'die Gastgeberin, der Gastgeber / wer kocht / wer Frieden stiftet / wer die Geschichten erzählt / wer früh geht / wer bei Computern gefragt wird',
    ),
    many(
      'What runs in your family?',
      '¿Qué se hereda en tu familia?',
      'Was liegt in deiner Familie im Blut?',
      'a nose or a chin / a laugh / stubbornness / a trade / a way of arguing / bad punctuality / a song or a saying',
      'una nariz o una barbilla / una risa / la terquedad / un oficio / una forma de discutir / la impuntualidad / una canción o un dicho',
      'eine Nase oder ein Kinn / ein Lachen / Sturheit / ein Handwerk / eine Art zu streiten / Unpünktlichkeit / ein Lied oder ein Spruch',
    ),
    degree(
      'How much do you know about the lives your grandparents led?',
      '¿Cuánto [sabes|sabe] de la vida que llevaron tus abuelos?',
      'Wie viel [weißt|wissen] du über das Leben deiner Großeltern?',
      'next to nothing / I could write it down',
      'casi nada / podría escribirla',
      'fast nichts / ich könnte es aufschreiben',
    ),
    story(
      'Which story is told at every family gathering, and who tells it best?',
      '¿Qué historia se cuenta en todas las reuniones familiares, y quién la cuenta mejor?',
      'Welche Geschichte wird bei jedem Familientreffen erzählt, und wer erzählt sie am besten?',
    ),
    story(
      'Which sentence of your mother, father or grandparents do you catch yourself saying?',
      '¿Qué frase de tu madre, tu padre o tus abuelos [te sorprendes|se sorprende] diciendo?',
      'Bei welchem Satz von Mutter, Vater oder Großeltern [ertappst du dich|ertappen Sie sich] selbst?',
    ),
    story(
      'What object has been handed down, and what does it not tell about the person it came from?',
      '¿Qué objeto ha pasado de mano en mano, y qué no cuenta de quien lo tuvo antes?',
      'Welches Ding wurde weitergegeben, und was verrät es nicht über den Menschen, von dem es kam?',
    ),
    rank(
      'What holds your family together? Put it in order.',
      '¿Qué mantiene unida a tu familia? [Ordénalo|Ordénelo].',
      'Was hält deine Familie zusammen? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'meals / one person / phone calls or messages / a place / holidays / duty / jokes',
      'las comidas / una persona / las llamadas o mensajes / un lugar / las fiestas / el deber / las bromas',
      'das Essen / eine Person / Anrufe und Nachrichten / ein Ort / die Feiertage / Pflicht / Witze',
    ),
    yesNo(
      'Is there somebody in the family you became close to only as an adult?',
      '¿Hay alguien en la familia con quien solo [te uniste|se unió] de mayor?',
      'Gibt es jemanden in der Familie, der dir erst spät im Leben nahegekommen ist?',
    ),
    personal(
      story(
        'What is not talked about, and how do you know that it is not?',
        '¿De qué no se habla, y cómo [sabes|sabe] que de eso no se habla?',
        'Worüber wird nicht gesprochen, und woran [merkst|merken] du das?',
      ),
    ),
  ],
}
