import { LiquidError } from 'liquidjs'
import { engine } from './engine.ts'

export interface UsedName {
  name: string
  /** The whole `{{ … }}` or `{% … %}` that it stands in. */
  expression: string
  /** Where the name begins in the template. */
  from: number
  to: number
}

export interface SyntaxFault {
  message: string
  line: number
  column: number
}

export type TemplateReading = { names: UsedName[]; fault: null } | { names: []; fault: SyntaxFault }

/** The engine reads long expressions in the square of their length; nobody writes such by hand. */
const MOST_OF_ONE_EXPRESSION = 2000

/** Of the next `{{` or `{%`; -1 without one. */
function nextOpening(template: string, from: number): number {
  const [output, tag] = [template.indexOf('{{', from), template.indexOf('{%', from)]
  return output < 0 ? tag : tag < 0 ? output : Math.min(output, tag)
}

function longExpression(template: string): number | null {
  for (let at = nextOpening(template, 0); at >= 0; ) {
    const end = template.indexOf(template[at + 1] === '%' ? '%}' : '}}', at)
    if ((end < 0 ? template.length : end) - at > MOST_OF_ONE_EXPRESSION) return at
    at = end < 0 ? -1 : nextOpening(template, end)
  }
  return null
}

/** The names that a template takes from outside: what it assigns itself, or runs through, is its own. */
export function readTemplate(template: string): TemplateReading {
  const lines = lineStarts(template)
  const long = longExpression(template)
  if (long !== null) {
    const line = lines.findLastIndex((start) => start <= long) + 1
    const column = long - (lines[line - 1] ?? 0) + 1
    return {
      names: [],
      fault: { message: `one expression may have ${MOST_OF_ONE_EXPRESSION} characters`, line, column },
    }
  }
  try {
    const { globals } = engine.analyzeSync(engine.parse(template), { partials: false })
    const names = Object.values(globals).flatMap((uses) =>
      uses.flatMap(({ segments, location }) => {
        const [name] = segments
        if (typeof name !== 'string') return []
        const roughly = (lines[location.row - 1] ?? 0) + location.col - 1
        return [placeOf(template, name, roughly)]
      }),
    )
    return { names: names.sort((a, b) => a.from - b.from), fault: null }
  } catch (error) {
    return { names: [], fault: faultOf(error) }
  }
}

const lineStarts = (text: string) => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function placeOf(template: string, name: string, roughly: number): UsedName {
  const open = Math.max(template.lastIndexOf('{{', roughly), template.lastIndexOf('{%', roughly), 0)
  const close = template.slice(open, open + 2) === '{%' ? '%}' : '}}'
  const end = template.indexOf(close, open)
  const until = end < 0 ? template.length : end + 2
  const found = template.indexOf(name, Math.min(roughly, until))
  const from = found >= 0 && found < until ? found : Math.max(template.indexOf(name, open), open)
  return { name, expression: template.slice(open, until).trim(), from, to: from + name.length }
}

function faultOf(error: unknown): SyntaxFault {
  const message = error instanceof Error ? error.message : String(error)
  const place = /,?\s{0,9}(?:file:.{0,300}?, )?line:(\d+), col:(\d+)\s{0,9}$/.exec(
    message.split('\n')[0] ?? '',
  )
  const line = Number(place?.[1] ?? 1)
  const column = Number(place?.[2] ?? 1)
  const text = (message.split('\n')[0] ?? '').replace(place?.[0] ?? '', '')
  const isOurs = error instanceof LiquidError || /limit/.test(message)
  return { message: isOurs ? text : 'This template cannot be read.', line, column }
}

export const syntaxText = ({ message, line, column }: SyntaxFault) =>
  `${message} (line ${line}, column ${column})`
