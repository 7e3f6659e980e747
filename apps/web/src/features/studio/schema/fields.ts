import { type FieldType, isObject, type JsonObject, PARAMETERS, type Provider } from '@youzine/chains'

/** One field of a function, as the form shows it; a list of objects, and an object, have fields of their own. */
export interface Field {
  name: string
  type: FieldType
  /** Of a list: what its entries are. */
  items: Exclude<FieldType, 'array'>
  description: string
  isRequired: boolean
  fields: Field[]
  /** Whatever else the JSON says of it; the form leaves it as it is. */
  rest: JsonObject
}

const KNOWN = new Set(['type', 'description', 'properties', 'items', 'required'])
const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object']

const typeOf = (value: unknown): FieldType =>
  TYPES.includes(String(value)) ? (value as FieldType) : 'string'

function fieldsOf(schema: JsonObject): Field[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, given]) => {
    const field = isObject(given) ? given : {}
    const type = typeOf(field.type)
    const inner = type === 'array' && isObject(field.items) ? field.items : field
    const items = typeOf(isObject(field.items) ? field.items.type : 'string')
    return {
      name,
      type,
      items: items === 'array' ? 'string' : items,
      description: typeof field.description === 'string' ? field.description : '',
      isRequired: required.includes(name),
      fields: type === 'object' || (type === 'array' && items === 'object') ? fieldsOf(inner) : [],
      rest: Object.fromEntries(Object.entries(field).filter(([key]) => !KNOWN.has(key))),
    }
  })
}

function toSchema(fields: readonly Field[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, toField(field)])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  }
}

function toField({ type, items, description, fields, rest }: Field): JsonObject {
  const base = { type, description, ...rest }
  if (type === 'object') return { ...base, ...toSchema(fields) }
  if (type === 'array') return { ...base, items: items === 'object' ? toSchema(fields) : { type: items } }
  return base
}

export interface FormView {
  name: string
  description: string
  fields: Field[]
}

/** The form's view of the JSON; null where the JSON is not one, or has names the form could not keep apart. */
export function toForm(text: string, provider: Provider): FormView | null {
  try {
    const schema: unknown = JSON.parse(text)
    if (!isObject(schema)) return null
    const parameters = schema[PARAMETERS[provider]]
    return {
      name: typeof schema.name === 'string' ? schema.name : '',
      description: typeof schema.description === 'string' ? schema.description : '',
      fields: isObject(parameters) ? fieldsOf(parameters) : [],
    }
  } catch {
    return null
  }
}

export const toText = ({ name, description, fields }: FormView, provider: Provider) =>
  JSON.stringify({ name, description, [PARAMETERS[provider]]: toSchema(fields) }, null, 2)

/** A name that nobody beside it has. */
export function freeName(fields: readonly Field[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'field' : `field_${number}`
    if (!fields.some((field) => field.name === name)) return name
  }
}

export const newField = (fields: readonly Field[]): Field => ({
  name: freeName(fields),
  type: 'string',
  items: 'string',
  description: '',
  isRequired: true,
  fields: [],
  rest: {},
})
