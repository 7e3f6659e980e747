import { PARAMETERS, PROVIDERS, type Provider } from './rules.ts'
import { isObject, type JsonObject } from './walk.ts'

export interface FunctionSchema {
  schema: JsonObject
  function_name: string
}

const example = (): JsonObject => ({
  type: 'object',
  properties: {
    title: { type: 'string', description: 'The article’s title' },
    body: { type: 'string', description: 'The article, as Markdown' },
  },
  required: ['title', 'body'],
})

export const defaultSchema = (provider: Provider): FunctionSchema => ({
  schema: {
    name: 'write_article',
    description: 'Hands over the finished article',
    [PARAMETERS[provider]]: example(),
  },
  function_name: 'write_article',
})

/** The same function as this provider writes it down; what it calls its parameters is all that differs. */
export function convertSchema(given: JsonObject, provider: Provider): FunctionSchema {
  const inner = isObject(given.function) ? given.function : given
  const parameters = parametersOf(inner)
  const rest = Object.fromEntries(
    Object.entries(inner).filter(([key]) => !PROVIDERS.some((one) => PARAMETERS[one] === key)),
  )
  const schema = parameters === undefined ? rest : { ...rest, [PARAMETERS[provider]]: parameters }
  return { schema, function_name: typeof inner.name === 'string' ? inner.name : '' }
}

/** What the answer must look like, whoever wrote the schema down. */
export function parametersOf(schema: JsonObject): JsonObject | undefined {
  for (const provider of PROVIDERS) {
    const found = schema[PARAMETERS[provider]]
    if (isObject(found)) return found
  }
  return undefined
}
