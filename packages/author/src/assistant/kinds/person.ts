import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** Somebody whom those who answer know: {x} is a name or “your grandmother”. */
export const PERSON: KnownQuestion[] = [
  one(
    'How often do you think of {x}?',
    '¿Cada cuánto [piensas|piensa] en {x}?',
    'Wie oft [denkst|denken] du an {x}?',
    'every day / every week / on certain days / rarely',
    'a diario / cada semana / en días señalados / pocas veces',
    'täglich / jede Woche / an bestimmten Tagen / selten',
  ),
  short(
    'Which three words would you use to describe {x}?',
    '¿Con qué tres palabras [describirías|describiría] a {x}?',
    'Mit welchen drei Wörtern [würdest|würden] du {x} beschreiben?',
  ),
  story(
    'What is your earliest memory of {x}?',
    '¿Cuál es tu primer recuerdo de {x}?',
    'Was ist deine früheste Erinnerung an {x}?',
  ),
  many(
    'What have you learned there?',
    '¿Qué [has|ha] aprendido a su lado?',
    'Was [hast|haben] du dabei gelernt?',
    'cooking or making things / patience / how to argue / to laugh at oneself / courage / how not to do it',
    'a cocinar o hacer cosas / paciencia / a discutir / a reírme de mí / valor / cómo no hacerlo',
    'kochen oder werkeln / Geduld / wie man streitet / über sich selbst zu lachen / Mut / wie man es nicht macht',
  ),
  short(
    'Which saying do you hear at once when you think of {x}?',
    '¿Qué frase [oyes|oye] enseguida cuando [piensas|piensa] en {x}?',
    'Welchen Spruch [hörst|hören] du sofort, wenn es um {x} geht?',
  ),
  degree(
    'How alike are the two of you?',
    '¿Cuánto [os parecéis|se parecen]?',
    'Wie ähnlich [seid ihr euch|sind Sie sich]?',
    'like day and night / like two peas in a pod',
    'como el día y la noche / como dos gotas de agua',
    'wie Tag und Nacht / wie ein Ei dem anderen',
  ),
  rank(
    'What do you value most in {x}? Put it in order.',
    '¿Qué [valoras|valora] más en {x}? [Ordénalo|Ordénelo].',
    'Was [schätzt|schätzen] du am meisten, wenn es um {x} geht? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'the humour / the warmth / the honesty / the strength / the stories / the calm',
    'el humor / el cariño / la sinceridad / la fuerza / las historias / la calma',
    'der Humor / die Wärme / die Ehrlichkeit / die Kraft / die Geschichten / die Ruhe',
  ),
  story(
    'Which story about {x} gets told again and again?',
    '¿Qué historia sobre {x} se cuenta una y otra vez?',
    'Welche Geschichte wird über {x} immer wieder erzählt?',
  ),
  short(
    'Which smell, dish or song belongs to {x}?',
    '¿Qué olor, plato o canción [asocias|asocia] con {x}?',
    'Welcher Geruch, welches Gericht oder Lied erinnert dich an {x}?',
  ),
  yesNo(
    'Do you keep something that came from {x}?',
    '¿[Guardas|Guarda] algo de {x}?',
    '[Bewahrst|Bewahren] du etwas auf, das dich an {x} erinnert?',
  ),
  story(
    'What would you like to ask {x}?',
    '¿Qué [te|le] gustaría preguntarle a {x}?',
    'Was [würdest|würden] du {x} gern fragen?',
  ),
  story(
    'What would you like to say to {x} that has never been said?',
    '¿Qué [te|le] gustaría decirle a {x} que nunca se haya dicho?',
    'Was ist über {x} noch nie gesagt worden und sollte einmal gesagt werden?',
  ),
]
