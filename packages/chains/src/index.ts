/**
 * The rules of a topic's chain of prompts, for the page and the server alike: names, function schemas and (under
 * `templates`, because it brings the template engine along) what a prompt uses and what it cannot know.
 */
export {
  ALWAYS_KNOWN,
  ANSWERS_ALIAS,
  aliasFault,
  isIdentifier,
  MAX_ALIAS,
  nameTexts,
  nextSurveyAlias,
  outputKeyFault,
  POSTS_ALIAS,
} from './names.ts'
export { convertSchema, defaultSchema, type FunctionSchema, parametersOf } from './schemas/convert.ts'
export {
  FIELD_TYPES,
  type FieldType,
  PARAMETERS,
  PROVIDERS,
  type Provider,
  type SchemaFault,
  schemaFaults,
  schemaTexts,
} from './schemas/rules.ts'
export {
  foldSchema,
  isObject,
  type Json,
  type JsonObject,
  MAX_SCHEMA_BYTES,
  MAX_SCHEMA_DEPTH,
  type Nested,
  nestedIn,
  schemaSizeTexts,
  type Visited,
  walkSchema,
} from './schemas/walk.ts'
