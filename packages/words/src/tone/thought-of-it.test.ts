import { expect, test } from 'vitest'
import { toneOfText } from './read-tones.ts'

test.each([
  'Sat by the weir with the engine off. Nobody wanted me. It would be a way of getting some peace, I thought. Then I got the bread.',
  'On the top road tonight I wondered what it would be like to just drive straight on. Soup for tea.',
  'An der Talsperre dachte ich, wie es wäre, wenn ich da einfach geradeaus fahre. Abends gab es Suppe.',
  'Volviendo por la ruta pensé qué pasaría si uno no frena. Después cené fideos.',
  'Stopped where there is no railing and stood looking down at the water. Thinking of nothing, that was the odd part.',
])('a thought in half a sentence is hidden: %s', (text) => {
  expect(toneOfText(text)).toBe('hidden')
})

test.each([
  'Deleting the app would be one way to save the battery.',
  'What would it be like if you just let the dough go on another hour?',
  'Wie das wohl wäre, wenn man da einen Laden aufmacht.',
  'No railing on the new stairs yet, mind your feet.',
])('and what anybody wonders is not: %s', (text) => {
  expect(toneOfText(text)).toBe('clear')
})
