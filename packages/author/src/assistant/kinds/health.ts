import { degree, type KnownQuestion, many, one, rank, short, story } from '../known-question.ts'

/** Something people suffer from or have to live with. */
export const HEALTH: KnownQuestion[] = [
  one(
    'How long have you been dealing with {x}?',
    '¿Desde cuándo [convives|convive] con {x}?',
    'Wann hat das bei dir angefangen?',
    'a few weeks / a few months / one to five years / longer / I only know it from others',
    'hace unas semanas / hace unos meses / de uno a cinco años / más / solo lo conozco por otros',
    'vor ein paar Wochen / vor ein paar Monaten / vor ein bis fünf Jahren / vor längerer Zeit / ich kenne es nur von anderen',
  ),
  one(
    'How often does it trouble you?',
    '¿Con qué frecuencia [te|le] afecta?',
    'Wie oft macht es dir zu schaffen?',
    'all the time / every day / every week / now and then / hardly any more',
    'todo el tiempo / a diario / cada semana / de vez en cuando / ya casi nada',
    'ständig / täglich / jede Woche / ab und zu / kaum noch',
  ),
  degree(
    'How strongly does it affect your everyday life?',
    '¿Cuánto afecta a tu vida diaria?',
    'Wie stark schränkt es deinen Alltag ein?',
    'hardly / very strongly',
    'apenas / muchísimo',
    'kaum / sehr stark',
  ),
  many(
    'When is it worst?',
    '¿Cuándo es peor?',
    'Wann ist es am schlimmsten?',
    'in the morning / at work / in the evening / at night / under stress / in certain weather / it comes without warning',
    'por la mañana / en el trabajo / por la tarde / por la noche / con el estrés / con cierto tiempo / viene sin avisar',
    'morgens / bei der Arbeit / abends / nachts / bei Stress / bei bestimmtem Wetter / es kommt ohne Vorwarnung',
  ),
  many(
    'What have you tried so far?',
    '¿Qué [has|ha] probado hasta ahora?',
    'Was [hast|haben] du bisher ausprobiert?',
    'rest / movement or exercise / medicine / a doctor / physiotherapy or other treatment / home remedies / nothing yet',
    'descansar / moverme o hacer ejercicio / medicinas / ir al médico / fisioterapia u otro tratamiento / remedios caseros / nada todavía',
    'Ruhe / Bewegung oder Sport / Medikamente / ärztlicher Rat / Physiotherapie oder andere Behandlung / Hausmittel / noch nichts',
  ),
  story(
    'What has really helped, and how did you come across it?',
    '¿Qué [te|le] ha ayudado de verdad, y cómo lo [descubriste|descubrió]?',
    'Was hat wirklich geholfen, und wie [bist|sind] du darauf gekommen?',
  ),
  degree(
    'How well do you feel understood by the people around you?',
    '¿Hasta qué punto [te|le] entiende la gente de alrededor?',
    'Wie gut [fühlst du dich|fühlen Sie sich] von anderen verstanden?',
    'not at all / completely',
    'nada / del todo',
    'gar nicht / völlig',
  ),
  rank(
    'What would help you most? Put it in order.',
    '¿Qué [te|le] ayudaría más? [Ordénalo|Ordénelo].',
    'Was würde dir am meisten helfen? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'good information / somebody to talk to / more time for myself / support at work / better treatment / patience from others',
    'buena información / alguien con quien hablar / más tiempo para mí / apoyo en el trabajo / un mejor tratamiento / paciencia de los demás',
    'gute Informationen / jemand zum Reden / mehr Zeit für mich / Rücksicht bei der Arbeit / bessere Behandlung / Geduld von anderen',
  ),
  story(
    'Describe a good day and a bad one.',
    '[Describe|Describa] un día bueno y uno malo.',
    '[Beschreib|Beschreiben Sie] einen guten und einen schlechten Tag.',
  ),
  short(
    'What do you no longer do because of it?',
    '¿Qué [has|ha] dejado de hacer por ello?',
    'Was [machst|machen] du deswegen nicht mehr?',
  ),
  story(
    'What would you advise somebody in whom it is only starting?',
    '¿Qué le [aconsejarías|aconsejaría] a quien está empezando con ello?',
    'Was [würdest|würden] du jemandem raten, bei dem es gerade erst anfängt?',
  ),
  story(
    'What else should people know about {x}?',
    '¿Qué más debería saberse sobre {x}?',
    'Was sollte man sonst noch über {x} wissen?',
  ),
]
