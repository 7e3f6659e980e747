import { degree, type KnownQuestion, many, one, rank, short, story } from '../known-question.ts'

/** A thing that several people share and that somebody has to look after: a machine, a lift, a tank. */
export const FACILITY: KnownQuestion[] = [
  one(
    'How often do you use {x}?',
    '¿Con qué frecuencia [usas|usa] {x}?',
    'Wie oft [nutzt|nutzen] du {x}?',
    'several times a day / every day / every week / now and then / never',
    'varias veces al día / a diario / cada semana / de vez en cuando / nunca',
    'mehrmals täglich / täglich / jede Woche / ab und zu / nie',
  ),
  degree(
    'How satisfied are you with the way it works now?',
    '¿Qué [te|le] parece cómo funciona ahora?',
    'Wie zufrieden [bist|sind] du damit, wie es jetzt läuft?',
    'not at all / very',
    'muy mal / muy bien',
    'gar nicht / sehr',
  ),
  many(
    'What annoys you about it?',
    '¿Qué [te|le] molesta?',
    'Was ärgert dich daran?',
    'it is broken too often / it is dirty / there is a queue / nobody feels responsible / it costs too much / how others use it / nothing',
    'se estropea a menudo / está sucio / hay cola / nadie se ocupa / cuesta demasiado / cómo lo usan otros / nada',
    'zu oft kaputt / schmutzig / man muss warten / niemand fühlt sich zuständig / zu teuer / wie andere damit umgehen / nichts',
  ),
  one(
    'Who should look after it?',
    '¿Quién debería ocuparse?',
    'Wer sollte sich darum kümmern?',
    'everybody in turn / one person who is thanked for it / somebody paid / those who use it most / I do not mind',
    'todos por turnos / una persona, con agradecimiento / alguien pagado / quienes más lo usan / me da igual',
    'alle reihum / eine Person, der man dafür dankt / jemand Bezahltes / wer es am meisten nutzt / ist mir gleich',
  ),
  rank(
    'What should be done first? Put it in order.',
    '¿Qué habría que hacer primero? [Ordénalo|Ordénelo].',
    'Was sollte zuerst geschehen? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'clear rules / a fixed rota / a repair / something new instead / better information / leave it as it is',
    'normas claras / un turno fijo / una reparación / algo nuevo en su lugar / mejor información / dejarlo como está',
    'klare Regeln / ein fester Plan / eine Reparatur / etwas Neues stattdessen / bessere Information / alles lassen, wie es ist',
  ),
  short(
    'Which rule would be fair for everybody?',
    '¿Qué norma sería justa para todo el mundo?',
    'Welche Regel wäre für alle gerecht?',
  ),
  story(
    'Tell us about a time when it caused trouble.',
    '[Cuéntanos|Cuéntenos] una vez que dio problemas.',
    '[Erzähl|Erzählen Sie] von einem Mal, als es Ärger damit gab.',
  ),
  degree(
    'How urgently should something be done?',
    '¿Cuánta prisa corre hacer algo?',
    'Wie dringend sollte etwas geschehen?',
    'not at all / at once',
    'ninguna / hoy mejor que mañana',
    'gar nicht / sofort',
  ),
  one(
    'Would you help to improve it?',
    '¿[Ayudarías|Ayudaría] a mejorarlo?',
    '[Würdest|Würden] du mithelfen, es besser zu machen?',
    'yes, gladly / now and then / only if others do / no',
    'sí, con gusto / de vez en cuando / solo si otros también / no',
    'ja, gern / ab und zu / nur, wenn andere es auch tun / nein',
  ),
  story(
    'What else would you like to say about {x}?',
    '¿Qué más [te|le] gustaría decir sobre {x}?',
    'Was [möchtest|möchten] du noch über {x} sagen?',
  ),
]
