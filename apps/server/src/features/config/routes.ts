import {
  getConfig,
  getSite,
  getWriters,
  listConfigChanges,
  restoreConfig,
  saveConfig,
  tryWriter,
} from '@youzine/contract'
import type { Configuration } from '#platform/configuration.ts'
import type { Route } from '#platform/http/route.ts'
import type { ConfigFeature } from './config.ts'
import type { createWritersView } from './writers.ts'

interface Parts {
  config: ConfigFeature
  writers: ReturnType<typeof createWritersView>
  configuration: Configuration
}

export function configRoutes(route: Route, { config, writers, configuration }: Parts) {
  route(getConfig, () => config.get())
  route(saveConfig, ({ actor, body }) => config.save(actor, body.config_json), { bodyLimit: 256 * 1024 })
  route(listConfigChanges, () => config.history())
  route(restoreConfig, ({ actor, params }) => config.restore(actor, params.id))
  route(getWriters, () => writers.view())
  route(tryWriter, ({ actor, body }) => writers.tryOne(actor, body.model_id))
  route(getSite, async () => {
    const { site, features } = configuration.get()
    return { ...site, features }
  })
}
