import { degree, type KnownQuestion, many, one, short, story, yesNo } from '../known-question.ts'

/** A habit that somebody keeps an eye on, asked of themselves again and again. */
export const HABIT: KnownQuestion[] = [
  yesNo(
    'Did you keep to it today?',
    '¿Lo [has|ha] cumplido hoy?',
    '[Hast|Haben] du dich heute daran gehalten?',
  ),
  one(
    'How many times did you slip?',
    '¿Cuántas veces no lo [conseguiste|consiguió]?',
    'Wie oft ist es dir nicht gelungen?',
    'not once / once / twice / three times or more',
    'ninguna / una / dos / tres o más',
    'kein einziges Mal / einmal / zweimal / dreimal oder öfter',
  ),
  many(
    'What set it off?',
    '¿Qué lo provocó?',
    'Was war der Auslöser?',
    'boredom / stress / tiredness / company / habit / I was hungry or thirsty / nothing in particular',
    'el aburrimiento / el estrés / el cansancio / la compañía / la costumbre / tenía hambre o sed / nada en particular',
    'Langeweile / Stress / Müdigkeit / Gesellschaft / Gewohnheit / Hunger oder Durst / nichts Besonderes',
  ),
  degree(
    'How hard was it today?',
    '¿Cuánto [te|le] ha costado hoy?',
    'Wie schwer fiel es dir heute?',
    'very easy / very hard',
    'nada / muchísimo',
    'ganz leicht / sehr schwer',
  ),
  short('At what time was it hardest?', '¿A qué hora costó más?', 'Um wie viel Uhr war es am schwersten?'),
  story('What helped?', '¿Qué [te|le] ayudó?', 'Was hat geholfen?'),
  story(
    'What do you want to do differently tomorrow?',
    '¿Qué [quieres|quiere] hacer de otra manera mañana?',
    'Was [willst|wollen] du morgen anders machen?',
  ),
]
