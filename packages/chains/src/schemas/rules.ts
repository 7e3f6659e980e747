import { isIdentifier } from '../names.ts'
import { isObject, type Json, type JsonObject, SchemaTooLarge, schemaSizeTexts, walkSchema } from './walk.ts'

export const PROVIDERS = ['openai', 'anthropic'] as const
export type Provider = (typeof PROVIDERS)[number]

/** What each provider calls a function's parameters. */
export const PARAMETERS = { openai: 'parameters', anthropic: 'input_schema' } as const

export const FIELD_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

export interface SchemaFault {
  message: string
  /** Where in the JSON it is. */
  at: (string | number)[]
}

export const schemaTexts = {
  missing: 'Function schema is required',
  invalidJson: 'Invalid JSON schema',
  failed: 'Schema validation failed',
  noName: 'Missing required field: name',
  nameNotText: 'Function name must be a string',
  nameInvalid:
    'Function name must be a valid identifier (letters, numbers, underscores, not starting with a number)',
  descriptionNotText: 'Description must be a string',
  noParameters: (field: string) => `Missing required field: ${field}`,
  parametersNotObject: (field: string) => `${field} must be an object`,
  wrongType: (field: string) => `${field}.type must be 'object'`,
  propertiesNotObject: (field: string) => `${field}.properties must be an object`,
  empty: 'Function must have at least one parameter',
  noType: (path: string) => `Property '${path}' must have a type`,
  noDescription: (path: string) => `Property '${path}' must have a description`,
  unknownType: (path: string, type: string) => `Property '${path}' has an invalid type: ${type}`,
  noItems: (path: string) => `Array property '${path}' must have items`,
  noProperties: (path: string) => `Object property '${path}' must have properties`,
} as const

/** Everything that is wrong with a function's schema for this provider; nothing when it can be used. */
export function schemaFaults(schema: unknown, provider: Provider): SchemaFault[] {
  if (!isObject(schema)) return [{ message: schemaTexts.invalidJson, at: [] }]
  const faults: SchemaFault[] = []
  const add = (message: string, ...at: (string | number)[]) => faults.push({ message, at })
  if (schema.name === undefined || schema.name === '') add(schemaTexts.noName)
  else if (typeof schema.name !== 'string') add(schemaTexts.nameNotText, 'name')
  else if (!isIdentifier(schema.name)) add(schemaTexts.nameInvalid, 'name')
  if (schema.description !== undefined && typeof schema.description !== 'string')
    add(schemaTexts.descriptionNotText, 'description')
  const field = PARAMETERS[provider]
  const parameters = schema[field]
  if (parameters === undefined) add(schemaTexts.noParameters(field))
  else if (!isObject(parameters)) add(schemaTexts.parametersNotObject(field), field)
  else faults.push(...parameterFaults(parameters, field))
  return faults
}

function parameterFaults(parameters: JsonObject, field: string): SchemaFault[] {
  const faults: SchemaFault[] = []
  if (parameters.type !== 'object')
    faults.push({
      message: schemaTexts.wrongType(field),
      at: 'type' in parameters ? [field, 'type'] : [field],
    })
  if (parameters.properties !== undefined && !isObject(parameters.properties))
    return [...faults, { message: schemaTexts.propertiesNotObject(field), at: [field, 'properties'] }]
  if (!isObject(parameters.properties) || Object.keys(parameters.properties).length === 0)
    return [...faults, { message: schemaTexts.empty, at: [field] }]
  try {
    walkSchema(parameters, [field], ({ field: one, path, at }) => {
      if (path) faults.push(...fieldFaults(one, path, at))
    })
  } catch (error) {
    if (!(error instanceof SchemaTooLarge)) throw error
    faults.push({ message: error.message, at: [field] })
  }
  return faults
}

/** Items need no description of their own; what has alternatives or refers elsewhere has its type there. */
function fieldFaults(field: JsonObject, path: string, at: (string | number)[]): SchemaFault[] {
  const faults: SchemaFault[] = []
  const isNamed = at.at(-2) === 'properties'
  if (typeof field.$ref === 'string') return [{ message: schemaSizeTexts.circle, at }]
  const hasAlternatives = ['anyOf', 'oneOf', 'allOf'].some((part) => Array.isArray(field[part]))
  const type = mainType(field.type)
  if (type === undefined) {
    if (!hasAlternatives) faults.push({ message: schemaTexts.noType(path), at })
  } else if (!isFieldType(type))
    faults.push({ message: schemaTexts.unknownType(path, String(type)), at: [...at, 'type'] })
  if (isNamed && (typeof field.description !== 'string' || !field.description.trim()))
    faults.push({ message: schemaTexts.noDescription(path), at })
  if (type === 'array' && !isObject(field.items)) faults.push({ message: schemaTexts.noItems(path), at })
  if (type === 'object' && field.properties !== undefined && !isObject(field.properties))
    faults.push({ message: schemaTexts.noProperties(path), at })
  return faults
}

const isFieldType = (type: Json): type is FieldType => (FIELD_TYPES as readonly Json[]).includes(type)

/** `["string", "null"]` is a string that may be missing. */
const mainType = (type: Json | undefined): Json | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type
