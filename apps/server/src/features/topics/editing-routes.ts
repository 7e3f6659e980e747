import {
  convertSchema,
  defaultSchema,
  isObject,
  PROVIDERS,
  type Provider,
  schemaFaults,
  schemaTexts,
} from '@youzine/chains'
import {
  convertSchemaByBody,
  convertSchemaByPath,
  createTopic,
  deleteTopic,
  duplicateTopic,
  getCreatorTopic,
  getDefaultSchema,
  getTopicUsage,
  listCreatorTopics,
  listLlmModels,
  listTopicVersions,
  MAX_SCHEMA_PATH_BYTES,
  restoreTopicVersion,
  setTopicStatus,
  TOPIC_BODY_BYTES,
  updateTopic,
} from '@youzine/contract'
import type { StepModels } from '#features/chains/index.ts'
import type { Route } from '#platform/http/route.ts'
import { invalidField, problem } from '#platform/problem.ts'
import type { TopicEditing } from './editing.ts'

const LARGE = { bodyLimit: TOPIC_BODY_BYTES }

function providerNamed(name: string): Provider {
  const provider = PROVIDERS.find((one) => one === name)
  if (!provider) throw problem('not_found')
  return provider
}

/** A schema in either way of writing it down, as this provider has it. */
function converted(given: unknown, to: Provider) {
  let schema = given
  try {
    if (typeof given === 'string') schema = JSON.parse(given)
  } catch {
    throw invalidField('schema', schemaTexts.invalidJson)
  }
  if (!isObject(schema)) throw invalidField('schema', schemaTexts.invalidJson)
  const result = convertSchema(schema, to)
  const [fault] = schemaFaults(result.schema, to)
  if (fault) throw invalidField('schema', fault.message)
  return result
}

export function topicEditingRoutes(route: Route, editing: TopicEditing, models: StepModels) {
  route(listCreatorTopics, ({ actor, query }) => editing.list(actor, query.all === '1'))
  route(getCreatorTopic, ({ actor, params }) => editing.get(actor, params.id))
  route(createTopic, ({ actor, body }) => editing.create(actor, body), LARGE)
  route(updateTopic, ({ actor, params, body }) => editing.update(actor, params.id, body), LARGE)
  route(deleteTopic, async ({ actor, params }) => {
    await editing.remove(actor, params.id)
    return { success: true } as const
  })
  route(duplicateTopic, ({ actor, params }) => editing.duplicate(actor, params.id))
  route(setTopicStatus, ({ actor, params, body }) => editing.setStatus(actor, params.id, body.status))
  route(listTopicVersions, ({ actor, params }) => editing.versions(actor, params.id))
  route(restoreTopicVersion, ({ actor, params }) => editing.restore(actor, params.id, params.version))
  route(getTopicUsage, ({ actor, params }) => editing.usage(actor, params.id))

  route(listLlmModels, async () => models.list())
  route(getDefaultSchema, async ({ params }) => defaultSchema(providerNamed(params.provider)))
  route(convertSchemaByPath, async ({ params }) => {
    const provider = providerNamed(params.provider)
    if (Buffer.byteLength(params['*']) > MAX_SCHEMA_PATH_BYTES) throw problem('uri_too_long')
    return converted(params['*'], provider)
  })
  route(
    convertSchemaByBody,
    async ({ params, body }) => converted(body.schema, providerNamed(params.provider)),
    {
      bodyLimit: 64 * 1024 + 1024,
    },
  )
}
