import { fileURLToPath } from 'node:url'
import { createEmbedder } from '@youzine/embedder'
import { createAccountFeature } from '#features/account/index.ts'
import { cleanHtml, createArticlesFeature, listShownPosts } from '#features/articles/index.ts'
import { createAuthFeature } from '#features/auth/index.ts'
import { createAuthorFeature } from '#features/author/index.ts'
import { createChains, createStepModels } from '#features/chains/index.ts'
import { createChatFeature } from '#features/chat/index.ts'
import { createConfigFeature } from '#features/config/index.ts'
import { createImportsFeature, createSample } from '#features/imports/index.ts'
import { createLeaveOutsFeature } from '#features/leave-outs/index.ts'
import { createMagazineFeature, deleteWritten } from '#features/magazine/index.ts'
import { createPhotosFeature } from '#features/photos/index.ts'
import { createPostsFeature } from '#features/posts/index.ts'
import { createPreviewsFeature } from '#features/previews/index.ts'
import { createRemindersFeature } from '#features/reminders/index.ts'
import { createSharesFeature } from '#features/shares/index.ts'
import { createSurveysFeature } from '#features/surveys/index.ts'
import { createTopicsFeature } from '#features/topics/index.ts'
import { createTrackingFeature } from '#features/tracking/index.ts'
import { createVideosFeature } from '#features/videos/index.ts'
import { createWizardsFeature } from '#features/wizards/index.ts'
import { maintenanceJobs } from '#platform/db/maintenance.ts'
import { createDrawing } from '#platform/drawing/drawing.ts'
import type { Feature } from '#platform/feature.ts'
import { eventStreams } from '#platform/http/event-stream.ts'
import { addHealthRoutes } from '#platform/http/health.ts'
import { createLines } from '#platform/http/lines.ts'
import { addMetrics } from '#platform/http/metrics.ts'
import { servePages } from '#platform/http/pages.ts'
import { routesOn } from '#platform/http/route.ts'
import { createHttp } from '#platform/http/server.ts'
import { createSockets } from '#platform/http/sockets.ts'
import { checkHandlers } from '#platform/jobs/job.ts'
import { modelJobs } from '#platform/llm/calls.ts'
import type { Platform } from '#platform/platform.ts'
import { storageJobs } from '#platform/storage/jobs.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Every slice of the product, built once and handed what it needs. */
async function createFeatures(platform: Platform) {
  const embedder = platform.llm.embedder ?? createEmbedder()
  const drawing = createDrawing(platform.env.cacheDir)
  const models = createStepModels(platform)
  const authoring = createAuthorFeature(platform)
  const { author, material } = authoring
  const chains = createChains({ models, author, embedder })
  const photos = createPhotosFeature({ platform, listShownPosts })
  const magazine = createMagazineFeature(platform, material)
  const { magazineFor, onOver, begin: beginMagazine, saveFront } = magazine.magazines
  const sample = createSample({
    jobs: platform.jobs,
    removeWritten: deleteWritten,
    removePhotos: photos.ownPhotos.removeWith,
  })
  const surveys = await createSurveysFeature(platform)
  const topics = await createTopicsFeature(platform, models)

  const ofPeople: Feature[] = [
    // First: what a guest only tried is not moved.
    sample,
    createPostsFeature(),
    // After posts: whose picture may stay depends on them.
    photos,
    createImportsFeature({ platform, embedder, author, sample, beginMagazine }),
    magazine,
    createArticlesFeature({ platform, author, material, chains, magazineFor, onOver }),
    await createSharesFeature({ platform, drawing, clean: cleanHtml }),
    // Before surveys: what no topic needs any more can go.
    topics,
    surveys,
    createVideosFeature(platform, drawing),
    createChatFeature({
      platform,
      author,
      material,
      embed: async (text) => (await embedder.embed([text]))[0],
    }),
    createPreviewsFeature({ platform, author, material, chains }),
    createWizardsFeature({ platform, author, models, surveys: surveys.surveys, topics: topics.editing }),
    createTrackingFeature(platform, author),
  ]
  const parts = ofPeople.flatMap(({ personalData }) => personalData ?? [])
  const authentication = await createAuthFeature({ platform, photos: photos.photos, parts })
  const { auth } = authentication
  const features: Feature[] = [
    authentication,
    createAccountFeature({ platform, auth, photos: photos.photos, parts }),
    ...ofPeople,
    createLeaveOutsFeature({ platform, saveFront, material }),
    createRemindersFeature(platform),
    createConfigFeature(platform),
    { close: () => embedder.close() },
    authoring,
  ]
  return { features, recognise: auth.sessions.recognise }
}

/** The whole product on a platform. */
export async function buildApp(platform: Platform) {
  const { env, log, clock, db, database, events } = platform
  const { features, recognise } = await createFeatures(platform)
  const jobHandlers = [
    ...features.flatMap(({ jobs }) => jobs ?? []),
    ...storageJobs(platform),
    ...modelJobs({ db, clock }),
    ...maintenanceJobs(database),
  ]
  checkHandlers(jobHandlers)

  const http = await createHttp({ env, log, clock, recognise, isUp: database.isUp })
  const lines = createLines({ enabled: env.rateLimits })
  const lined = { events, lines, publicUrl: env.publicUrl }
  const readiness = { closing: false }
  addMetrics(http, { db, token: env.metricsToken, openLines: lines.count })
  addHealthRoutes(http, database, readiness)
  const web = {
    http,
    route: routesOn(http),
    sockets: await createSockets(http, lined),
    openStream: eventStreams(http, lined),
    shell: await servePages(http, webFolder),
  }
  for (const { routes } of features) routes?.(web)
  for (const { begin } of features) await begin?.()

  const dispose = async () => {
    for (const { close } of features) await close?.()
  }
  return { http, jobHandlers, readiness, dispose }
}
export type App = Awaited<ReturnType<typeof buildApp>>
