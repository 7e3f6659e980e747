import type { Language } from '../known-question.ts'

const BUDGET =
  /(?:budget|presupuesto)(?: (?:of|is|around|about|von|liegt bei|de|es de))?:? ?(?:about |ca\.? |max\.? )?([£€$]? ?\d{1,5} ?(?:quid|pounds|euros?|€|£|\$)?)/iu

/** “budget 25 quid”: what everybody should know who chooses. */
export function withBudget(text: string, description: string, language: Language): string {
  const sum = BUDGET.exec(description)?.[1]
    ?.trim()
    .replace(/^(\d+) ?(?:quid|pounds)$/iu, '£$1')
  if (!sum || !text.endsWith('?')) return text
  const said = { en: `budget ${sum}`, es: `presupuesto ${sum}`, de: `Budget ${sum}` }[language]
  return `${text.slice(0, -1)} (${said})?`
}
