import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** Something people own, buy or use. */
export const OBJECT: KnownQuestion[] = [
  one(
    'How often do you use {x}?',
    '¿Con qué frecuencia [usas|usa] {x}?',
    'Wie oft [benutzt|benutzen] du {x}?',
    'several times a day / every day / every week / now and then / never',
    'varias veces al día / a diario / cada semana / de vez en cuando / nunca',
    'mehrmals täglich / täglich / jede Woche / ab und zu / nie',
  ),
  degree(
    'How hard would it be for you to do without {x}?',
    '¿Cuánto [te|le] costaría prescindir de {x}?',
    'Wie schwer fiele es dir, auf {x} zu verzichten?',
    'I would not notice / unthinkable',
    'ni me enteraría / impensable',
    'ich würde es nicht merken / undenkbar',
  ),
  rank(
    'What counts when you choose? Put it in order.',
    '¿Qué cuenta a la hora de elegir? [Ordénalo|Ordénelo].',
    'Was zählt für dich bei der Auswahl? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'price / quality / looks / that it lasts / where it comes from / what others say',
    'el precio / la calidad / la estética / que dure / de dónde viene / lo que dicen otros',
    'Preis / Qualität / Aussehen / Haltbarkeit / Herkunft / was andere sagen',
  ),
  many(
    'Where do you get it from?',
    '¿De dónde lo [sacas|saca]?',
    'Woher [bekommst|bekommen] du so etwas?',
    'from a shop nearby / online / second-hand / as a present / I make it myself / inherited',
    'de una tienda cercana / por internet / de segunda mano / de regalo / hecho por mí / heredado',
    'aus einem Laden in der Nähe / online / gebraucht / geschenkt / selbst gemacht / geerbt',
  ),
  many(
    'What annoys you about it?',
    '¿Qué es lo que [te|le] molesta?',
    'Was ärgert dich daran?',
    'the price / it breaks too soon / it is complicated / it takes up space / it wastes material / nothing',
    'el precio / se estropea pronto / es complicado / ocupa espacio / genera desperdicio / nada',
    'der Preis / es geht zu schnell kaputt / es ist kompliziert / es nimmt Platz weg / es erzeugt Abfall / nichts',
  ),
  story(
    'Which one did you love most, and what became of it?',
    '¿Cuál [te|le] ha gustado más, y qué fue de él?',
    'Welches Stück war dir am liebsten, und was ist daraus geworden?',
  ),
  story(
    'Tell us about a mishap with it.',
    '[Cuéntanos|Cuéntenos] algún percance.',
    '[Erzähl|Erzählen Sie] von einem Missgeschick damit.',
  ),
  degree(
    'How much would you spend on it?',
    '¿Cuánto [gastarías|gastaría] en ello?',
    'Wie viel [würdest|würden] du dafür ausgeben?',
    'as little as possible / whatever it takes',
    'lo mínimo / lo que haga falta',
    'so wenig wie möglich / was es eben kostet',
  ),
  yesNo(
    'Have you ever repaired one?',
    '¿[Has|Ha] reparado alguno alguna vez?',
    '[Hast|Haben] du schon einmal eines repariert?',
  ),
  short(
    'What should somebody invent for it?',
    '¿Qué tendría que inventar alguien?',
    'Was müsste dafür noch erfunden werden?',
  ),
  one(
    'Who chooses in your home?',
    '¿Quién elige en tu casa?',
    'Wer sucht bei dir zu Hause aus?',
    'I do / somebody else / we do it together / nobody, it just happens',
    'yo / otra persona / lo decidimos en común / nadie, surge',
    'ich / jemand anderes / wir zusammen / niemand, es ergibt sich',
  ),
  story(
    'What else comes to your mind about {x}?',
    '¿Qué más se [te|le] ocurre sobre {x}?',
    'Was fällt dir noch ein, wenn es um {x} geht?',
  ),
]
