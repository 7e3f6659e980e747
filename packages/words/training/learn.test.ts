import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { learntOf } from '../src/tone/learnt/learnt.ts'
import { readExamples } from './learn.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test('the weights are of the lines that lie here', () => {
  const [first] = readFileSync(here('../src/tone/learnt/weights.ts'), 'utf8').split('\n')
  expect(first).toContain(`from ${readExamples(here('lines')).length} labelled lines`)
})

describe('what many labelled posts have in common is heard in another one', () => {
  test.each([
    'some evenings i honestly think everyone would manage fine if i just wasnt here',
    'A veces pienso que lo mejor sería no despertar mañana.',
    'Manchmal denk ich, es wär für alle leichter, wenn ich morgen nicht mehr aufwache.',
  ])('hidden: %s', (text) => {
    expect(learntOf(text).hidden).toBeGreaterThan(0.6)
  })

  test.each([
    'Mum’s funeral was on Friday. The whole village stood in the rain for her.',
    'Hoy enterramos a mi abuelo. Gracias a todos por acompañarnos.',
    'Gestern haben wir Opa beerdigt. Danke an alle, die da waren.',
  ])('grave: %s', (text) => {
    expect(learntOf(text).grave).toBeGreaterThan(0.5)
  })

  test.each([
    'New bike, new helmet, same hill. The hill won.',
    'Hice tortilla para doce y vinieron treinta.',
    'Der Kuchen ist aufgegangen wie ein Luftballon und genauso wieder zusammengefallen.',
  ])('harmless: %s', (text) => {
    expect(learntOf(text).tender).toBeLessThan(0.5)
  })
})
