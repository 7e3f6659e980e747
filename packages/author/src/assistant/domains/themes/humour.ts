import { degree, many, names, one, rank, type Subject, short, story, yesNo } from '../../known-question.ts'

export const humour: Subject = {
  id: 'humour',
  name: names('laughing', 'la risa', 'das Lachen'),
  words: names(
    'humour* humor* laugh* joke* funny comedy comedian* prank*',
    'humor* risa* reír broma* chiste* gracios* comedia*',
    'humor* lachen witz* komik* lustig* scherz* streich*',
  ),
  questions: [
    one(
      'What are you in a group that laughs?',
      '¿Quién [eres|es] en un grupo que se ríe?',
      'Wer [bist|sind] du in einer Runde, die lacht?',
      'the one who starts it / the one who cannot stop / the one who explains the joke / the one it is about / the one who smiles',
      'quien empieza / quien no puede parar / quien explica el chiste / de quien se ríen / quien sonríe',
      'wer anfängt / wer nicht aufhören kann / wer den Witz erklärt / über wen gelacht wird / wer lächelt',
    ),
    many(
      'What makes you laugh against your will?',
      '¿Qué [te|le] hace reír sin querer?',
      'Worüber [lachst|lachen] du gegen deinen Willen?',
      'somebody falling over / puns / silence in the wrong place / animals / my own mistakes / a certain face',
      'que alguien se caiga / los juegos de palabras / un silencio fuera de lugar / los animales / mis errores / cierta cara',
      'wenn jemand stolpert / Wortspiele / Stille am falschen Ort / Tiere / eigene Fehler / ein bestimmtes Gesicht',
    ),
    short(
      'Which joke do you always tell, although everybody knows it?',
      '¿Qué chiste [cuentas|cuenta] siempre, aunque todos lo sepan?',
      'Welchen Witz [erzählst|erzählen] du immer, obwohl ihn alle kennen?',
    ),
    degree(
      'How well can you laugh at yourself?',
      '¿Cuánto [te ríes|se ríe] de ti?',
      'Wie gut [kannst|können] du über [dich|sich] selbst lachen?',
      'not at all / daily',
      'nada / a diario',
      'gar nicht / täglich',
    ),
    story(
      'Tell us about laughing where it was forbidden.',
      '[Cuéntanos|Cuéntenos] una risa donde estaba prohibido reír.',
      '[Erzähl|Erzählen Sie] vom Lachen an einem Ort, an dem es verboten war.',
    ),
    story(
      'Who makes you laugh like nobody else? How do they do it, exactly?',
      '¿Quién [te|le] hace reír como nadie? ¿Cómo lo hace, exactamente?',
      'Wer bringt dich zum Lachen wie sonst niemand? Wie genau?',
    ),
    rank(
      'What is funniest? Put it in order.',
      '¿Qué tiene más gracia? [Ordénalo|Ordénelo].',
      'Was ist am lustigsten? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'exaggeration / bad timing / dignity lost / a dry remark / nonsense / the truth',
      'la exageración / el mal momento / la dignidad perdida / un comentario seco / el disparate / la verdad',
      'Übertreibung / schlechtes Timing / verlorene Würde / eine trockene Bemerkung / Unsinn / die Wahrheit',
    ),
    yesNo(
      'Has a joke ever cost you something?',
      '¿[Te|Le] ha costado algo alguna vez una broma?',
      'Hat dich ein Witz schon einmal etwas gekostet?',
    ),
    story(
      'Which running joke has outlived the people or the place it came from?',
      '¿Qué broma ha sobrevivido a la gente o al lugar de donde salió?',
      'Welcher Witz hat die Leute oder den Ort überlebt, von denen er kam?',
    ),
  ],
}
