import { degree, many, names, one, personal, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const faith: Subject = {
  id: 'faith',
  name: names('faith', 'la fe', 'den Glauben'),
  words: names(
    'faith* religio* god pray* church* belief* believe* mosque* temple* spiritual* ritual* superstition*',
    'fe religi* dios rezar oraci* iglesia* creencia* creer mezquita* templo* espiritual* ritual* superstici*',
    'glaube* glauben religi* gott gebet* beten kirche* moschee* tempel spirituell* ritual* aberglaube*',
  ),
  questions: [
    one(
      'What were you brought up with?',
      '¿En qué [te|le] educaron?',
      'Womit [bist|sind] du aufgewachsen?',
      'a faith we lived every day / one for the holidays / two at once / none / many superstitions',
      'una fe de cada día / una para las fiestas / dos a la vez / ninguna / muchas supersticiones',
      'mit einem Glauben für jeden Tag / mit einem für die Feiertage / mit zweien zugleich / mit keinem / mit viel Aberglauben',
    ),
    many(
      'Which of these do you do, just in case?',
      '¿Qué [haces|hace], por si acaso?',
      'Was davon [tust|tun] du, sicher ist sicher?',
      'touch wood / light a candle / avoid a number / cross my fingers / say a short prayer / thank somebody up there / none',
      'tocar madera / encender una vela / evitar un número / cruzar los dedos / una oración breve / dar gracias a alguien de arriba / nada',
      'auf Holz klopfen / eine Kerze anzünden / eine Zahl meiden / Daumen drücken / ein kurzes Gebet / jemandem da oben danken / nichts',
    ),
    degree(
      'How much room does what you believe have in an ordinary day?',
      '¿Cuánto espacio ocupa en un día cualquiera aquello en lo que [crees|cree]?',
      'Wie viel Raum hat das, woran [du glaubst|Sie glauben], an einem gewöhnlichen Tag?',
      'none / all of it',
      'ninguno / todo',
      'keinen / allen',
    ),
    story(
      'Describe a place that makes you lower your voice.',
      '[Describe|Describa] un lugar que [te|le] hace bajar la voz.',
      '[Beschreib|Beschreiben Sie] einen Ort, an dem [du leiser sprichst|Sie leiser sprechen].',
    ),
    story(
      'Which ritual have you kept although you no longer know why?',
      '¿Qué ritual [conservas|conserva] aunque ya no [sepas|sepa] por qué?',
      'Welches Ritual [hast|haben] du behalten, ohne noch zu wissen, warum?',
    ),
    rank(
      'What gives you firm ground? Put it in order.',
      '¿Qué [te|le] da suelo firme? [Ordénalo|Ordénelo].',
      'Was gibt dir festen Boden? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'people / nature / a prayer or a practice / work / music / knowing things',
      'la gente / la naturaleza / una oración o práctica / el trabajo / la música / saber cosas',
      'Menschen / die Natur / ein Gebet oder eine Übung / Arbeit / Musik / etwas zu wissen',
    ),
    yesNo(
      'Do you and somebody close to you believe different things?',
      '¿[Crees|Cree] cosas distintas que alguien muy cercano?',
      '[Glaubst|Glauben] du etwas anderes als jemand, der dir nahesteht?',
    ),
    personal(
      story(
        'If you like: tell us about a moment when you were carried, or felt that nothing did.',
        'Si [te|le] apetece: [cuéntanos|cuéntenos] un momento en que algo [te|le] sostuvo, o en que nada lo hizo.',
        'Nur wenn [du magst|Sie mögen]: [Erzähl|Erzählen Sie] von einem Augenblick, in dem dich etwas getragen hat, oder eben nichts.',
      ),
    ),
  ],
}
