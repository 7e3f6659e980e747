import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** What others think of the one who asks: “me” stands for them. */
export const ASKER: KnownQuestion[] = [
  one(
    'How long have we known each other?',
    '¿Cuánto hace que nos conocemos?',
    'Wie lange kennen wir uns schon?',
    'less than a year / one to five years / six to fifteen years / longer / all my life',
    'menos de un año / de uno a cinco años / de seis a quince años / más / toda la vida',
    'unter einem Jahr / ein bis fünf Jahre / sechs bis fünfzehn Jahre / länger / mein ganzes Leben',
  ),
  short(
    'Which three words describe me best?',
    '¿Qué tres palabras me describen mejor?',
    'Welche drei Wörter beschreiben mich am besten?',
  ),
  many(
    'Which of these am I?',
    '¿Qué me pega de todo esto?',
    'Was davon trifft auf mich zu?',
    'reliable / always late / funny / stubborn / a good listener / impatient / generous / a worrier',
    'puntual / siempre tarde / con humor / de ideas fijas / se me da bien escuchar / impaciente / con buen corazón / me preocupo por todo',
    'zuverlässig / immer zu spät / witzig / stur / jemand, der zuhört / ungeduldig / großzügig / jemand, der sich Sorgen macht',
  ),
  degree(
    'How well do you really know me?',
    '¿Cuánto me [conoces|conoce] de verdad?',
    'Wie gut [kennst|kennen] du mich wirklich?',
    'hardly at all / better than I do',
    'apenas / mejor que yo',
    'kaum / besser als ich selbst',
  ),
  short(
    'Where did we meet, and what did you think of me then?',
    '¿Dónde nos conocimos, y qué [pensaste|pensó] de mí?',
    'Wo haben wir uns kennengelernt, und was [hast|haben] du damals von mir gedacht?',
  ),
  rank(
    'What would you come to me for first? Put it in order.',
    '¿Para qué [acudirías|acudiría] antes a mí? [Ordénalo|Ordénelo].',
    'Womit [würdest|würden] du am ehesten zu mir kommen? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'good advice / a laugh / help with moving house / a secret / something to eat / a night out',
    'un buen consejo / unas risas / ayuda con una mudanza / un secreto / algo de comer / una noche de fiesta',
    'ein guter Rat / etwas zu lachen / Hilfe beim Umzug / ein Geheimnis / etwas zu essen / ein Abend unterwegs',
  ),
  story(
    'What is the funniest thing we have lived through together?',
    '¿Qué es lo más divertido que hemos vivido?',
    'Was war das Lustigste, das wir zusammen erlebt haben?',
  ),
  story(
    'Which of my habits drives you a little mad?',
    '¿Qué manía mía [te|le] saca un poco de quicio?',
    'Welche meiner Angewohnheiten macht dich ein bisschen verrückt?',
  ),
  short(
    'Which song, dish or place makes you think of me?',
    '¿Qué canción, plato o lugar [te|le] recuerda a mí?',
    'Welches Lied, Gericht oder welcher Ort erinnert dich an mich?',
  ),
  one(
    'Where would you see me in ten years?',
    '¿Dónde me [ves|ve] dentro de diez años?',
    'Wo [siehst|sehen] du mich in zehn Jahren?',
    'exactly here / far away / rich and famous / in the garden / still looking for the keys',
    'aquí mismo / muy lejos / con dinero y fama / en el jardín / buscando todavía las llaves',
    'genau hier / weit weg / reich und berühmt / im Garten / immer noch auf der Suche nach dem Schlüssel',
  ),
  yesNo(
    'Have I ever really surprised you?',
    '¿[Te|Le] he sorprendido de verdad alguna vez?',
    'Habe ich dich schon einmal richtig überrascht?',
  ),
  story(
    'What should I do more often, or at last stop doing?',
    '¿Qué debería hacer más, o dejar de hacer de una vez?',
    'Was sollte ich öfter tun oder endlich lassen?',
  ),
  story(
    'What have you always wanted to tell me?',
    '¿Qué [has|ha] querido decirme siempre?',
    'Was [wolltest|wollten] du mir schon immer einmal sagen?',
  ),
]
