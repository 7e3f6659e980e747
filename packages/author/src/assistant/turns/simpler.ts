import { CLASSES, FIRST_TIME, FRIENDS, HOUSING, SURPRISED } from '../inquiry/learning.ts'
import { CONTENT } from '../inquiry/living-together.ts'
import { CHANGE_ONE, SATISFIED } from '../inquiry/using.ts'
import { COPING, GOES_WELL, HELPS, SUPPORTED, WEIGHS } from '../inquiry/wellbeing.ts'
import type { KnownQuestion } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { recognised } from '../recognise.ts'
import { type Style, textOf } from '../shape.ts'

type Text = KnownQuestion['text']
const say = (en: string, es: string, de: string): Text => ({ en, es, de })

/** The same in the words that one learns first. */
const IN_FIRST_WORDS = new Map<KnownQuestion, Text>([
  [
    HOUSING.question,
    say('Do you like your home here?', '¿[Te|Le] gusta tu casa aquí?', 'Magst du dein Zuhause hier?'),
  ],
  [CLASSES.question, say('Do your classes go well?', '¿Van bien tus clases?', 'Sind deine Kurse gut?')],
  [FIRST_TIME.question, say('Is it good for you here?', '¿[Estás|Está] bien aquí?', 'Geht es dir gut hier?')],
  [
    FRIENDS.question,
    say(
      'Is it easy to find friends here?',
      '¿Es fácil tener amigos aquí?',
      'Ist es leicht, hier Freunde zu finden?',
    ),
  ],
  [
    SURPRISED.question,
    say('What was new for you?', '¿Qué fue nuevo para [ti|usted]?', 'Was war neu für dich?'),
  ],
  [GOES_WELL.question, say('What is good?', '¿Qué va bien?', 'Was ist gut?')],
  [
    WEIGHS.question,
    say('What is hard for you?', '¿Qué es difícil para [ti|usted]?', 'Was ist schwer für dich?'),
  ],
  [HELPS.question, say('What can help you?', '¿Qué [te|le] puede ayudar?', 'Was kann dir helfen?')],
  [SUPPORTED.question, say('Do people help you?', '¿[Te|Le] ayudan?', 'Hilft man dir?')],
  [COPING.question, say('How are you?', '¿Cómo [estás|está]?', 'Wie geht es dir?')],
  [CHANGE_ONE.question, say('What should we change?', '¿Qué tenemos que cambiar?', 'Was sollen wir ändern?')],
  [SATISFIED.question, say('How do you like it?', '¿[Te|Le] gusta?', 'Wie gefällt es dir?')],
  [
    CONTENT.question,
    say('Is it good for you as it is?', '¿Está bien así para [ti|usted]?', 'Ist es gut so für dich?'),
  ],
])

/** A question in easier words; null where none are known. */
export function inFirstWords(question: AssistantQuestion, style: Style): string | null {
  const known = recognised(question)?.known
  const text = known && IN_FIRST_WORDS.get(known)
  return text ? textOf({ type: known.type, text }, null, style) : null
}
