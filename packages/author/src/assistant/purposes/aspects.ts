import { degree, type KnownQuestion, one, story } from '../known-question.ts'
import type { NounClass } from '../request/nouns.ts'

const found = (en: string, es: string, de: string) =>
  degree('How do you find {x}?', '¿Cómo [valoras|valora] {x}?', 'Wie [findest|finden] du {x}?', en, es, de)

const USUAL = found('not good / very good', 'mal / muy bien', 'nicht gut / sehr gut')

/** One thing of many, asked about as what it is. */
export const BY_CLASS: Partial<Record<NounClass, KnownQuestion>> = {
  wait: one(
    'How do you find {x}?',
    '¿Cómo [valoras|valora] {x}?',
    'Wie [findest|finden] du {x}?',
    'hardly any wait / short enough / rather long / far too long / it depends on the day',
    'casi nada / aceptable / más bien larga / demasiado larga / depende del día',
    'kaum der Rede wert / kurz genug / eher lang / viel zu lang / das hängt vom Tag ab',
  ),
  noise: found('much too loud / pleasantly quiet', 'excesivo / agradable', 'viel zu laut / angenehm ruhig'),
  price: one(
    'How do you find {x}?',
    '¿Cómo [ves|ve] {x}?',
    'Wie [findest|finden] du {x}?',
    'too low / just right / rather high / far too high / I cannot say',
    'por debajo de lo normal / bien así / algo por encima / muy por encima / no lo sé',
    'zu niedrig / gerade richtig / eher hoch / viel zu hoch / kann ich nicht sagen',
  ),
  hours: degree(
    'When you look at {x}: how well does that suit you?',
    'Si [miras|mira] {x}, ¿hasta qué punto [te|le] va bien?',
    'Wenn [du auf {x} schaust|Sie auf {x} schauen]: Wie gut passt dir das?',
    'badly / perfectly',
    'mal / perfectamente',
    'schlecht / bestens',
  ),
  clean: found('poor / spotless', 'muy mal / impecable', 'schlecht / tadellos'),
  staff: found('unfriendly / very friendly', 'poco amable / muy amable', 'unfreundlich / sehr freundlich'),
  food: found('I do not like it / delicious', 'no me gusta / delicioso', 'schmeckt mir nicht / sehr lecker'),
  mood: found('tense / very good', 'tenso / muy bueno', 'angespannt / sehr gut'),
}
export const rated = (is: NounClass): KnownQuestion => BY_CLASS[is] ?? USUAL

/** For a second round, where more questions are wanted than things were named. */
export const IMPROVED = story(
  'What would you change about {x}?',
  '¿Qué [cambiarías|cambiaría] de {x}?',
  'Was [würdest|würden] du ändern, wenn es um {x} geht?',
)

export const ASPECTS: KnownQuestion[] = [...Object.values(BY_CLASS), USUAL, IMPROVED]
