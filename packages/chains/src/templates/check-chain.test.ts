import { describe, expect, test } from 'vitest'
import { readTemplate } from './analyse.ts'
import { checkChain } from './check-chain.ts'

const step = (systemPrompt: string, outputKey: string | null = null) => ({ systemPrompt, outputKey })
const unknownIn = (steps: ReturnType<typeof step>[], aliases: string[] = []) =>
  checkChain(steps, aliases).map(({ unknown }) => unknown.map(({ name }) => name))

describe('the names of a chain', () => {
  test('aliases, what every prompt knows, and the outputs of earlier steps are known; later ones are not', () => {
    const steps = [step('{{ posts }} {{ notes }} {{ first_name }}', 'notes'), step('{{ notes }} {{ today }}')]
    expect(unknownIn(steps, ['posts'])).toEqual([['notes'], []])
  })

  test('[PREV-04] an unknown one comes with the expression it stands in, and its place', () => {
    const template = 'A\n{% for p in posts %}{{ p.text | upcase }} {{ zork.a }}{% endfor %}'
    const [reading] = checkChain([step(template)], ['posts'])
    const [unknown] = reading?.unknown ?? []
    expect(unknown).toMatchObject({ name: 'zork', expression: '{{ zork.a }}' })
    expect(template.slice(unknown?.from, unknown?.to)).toBe('zork')
  })

  test('what a template assigns, captures or runs through is its own', () => {
    expect(
      unknownIn([
        step(
          '{% assign a = 1 %}{% capture b %}x{% endcapture %}{{ a }}{{ b }}{% for c in (1..3) %}{{ c }}{{ forloop.index }}{% endfor %}',
        ),
      ]),
    ).toEqual([[]])
  })

  test('an output that nobody uses, a step without one, and a step that is fed nothing are hinted at', () => {
    const hints = checkChain(
      [step('{{ posts }}', 'unused'), step('{{ posts }}'), step('Write something.')],
      ['posts'],
    ).map((one) => one.hints)
    expect(hints[0]?.[0]).toContain('{{ unused }}')
    expect(hints[1]?.[0]).toContain('output key')
    expect(hints[2]?.[0]).toContain('nothing of the person')
  })

  test.each([
    '{% if a %}'.repeat(5000),
    '{{'.repeat(20_000),
    `{{ ${'a.'.repeat(20_000)}b }}`,
    `{{ ${'a | append: '.repeat(4000)} }}`,
    '{% raw %}'.repeat(5000),
    `{{ ${'['.repeat(20_000)} }}`,
  ])('made to hurt is read within a second: %#', (template) => {
    const began = performance.now()
    readTemplate(template.slice(0, 50_000))
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
