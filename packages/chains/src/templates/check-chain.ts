import { ALWAYS_KNOWN, POSTS_ALIAS } from '../names.ts'
import { readTemplate, type SyntaxFault, type UsedName } from './analyse.ts'

export interface CheckedStep {
  systemPrompt: string
  outputKey: string | null
}

export interface StepReading {
  names: UsedName[]
  unknown: UsedName[]
  fault: SyntaxFault | null
  /** What this step can call by name. */
  known: string[]
  hints: string[]
}

export const chainTexts = {
  unknown: (variable: string, expression: string) =>
    `Unknown variable ${variable} in expression ${expression}`,
  unknownHint: 'Variables must be defined as requirements or be outputs of previous steps.',
  unused: (key: string) => `No later step uses {{ ${key} }}.`,
  keyless: 'Nothing can use what this step answers: give it an output key.',
  unfed: 'This prompt uses nothing of the person: no posts, no answers, no earlier step.',
} as const

/** Each step with what it uses, what it cannot know, and what is odd about its place in the chain. */
export function checkChain(steps: readonly CheckedStep[], aliases: readonly string[]): StepReading[] {
  const readings = steps.map(({ systemPrompt }) => readTemplate(systemPrompt))
  return steps.map((step, index) => {
    const keys = steps.slice(0, index).flatMap(({ outputKey }) => outputKey || [])
    const known = [...ALWAYS_KNOWN, ...aliases, ...keys]
    const { names, fault } = readings[index] ?? { names: [], fault: null }
    const unknown = names.filter(({ name }) => !known.includes(name))
    const hints: string[] = []
    const isLast = index === steps.length - 1
    const later = readings.slice(index + 1).flatMap((reading) => reading.names.map(({ name }) => name))
    if (!isLast && !step.outputKey) hints.push(chainTexts.keyless)
    else if (!isLast && step.outputKey && !later.includes(step.outputKey))
      hints.push(chainTexts.unused(step.outputKey))
    const feeding = new Set([...aliases, ...keys, POSTS_ALIAS, 'findings'])
    if (!fault && step.systemPrompt.trim() && !names.some(({ name }) => feeding.has(name)))
      hints.push(chainTexts.unfed)
    return { names, unknown, fault, known, hints }
  })
}
