import { fileURLToPath } from 'node:url'
import { createEmbedder } from '@youzine/embedder'
import { accountJobs, accountRoutes, createAccount } from '#features/account/index.ts'
import { articleRoutes, articlesOfPeople, cleanHtml, createArticles } from '#features/articles/index.ts'
import { authRoutes, createAuth } from '#features/auth/index.ts'
import {
  articleOf,
  chatRoutes,
  chatsOfPeople,
  createAnswerRuns,
  createChat,
  createRespond,
} from '#features/chat/index.ts'
import {
  createImportProgress,
  createImports,
  createSample,
  importRoutes,
  importsOfPeople,
} from '#features/imports/index.ts'
import {
  createMagazines,
  deleteWritten,
  magazineJobs,
  magazineRoutes,
  magazinesOfPeople,
} from '#features/magazine/index.ts'
import { createPhotos, photoRoutes } from '#features/photos/index.ts'
import { postsOfPeople } from '#features/posts/index.ts'
import { reminderJobs, reminderRoutes } from '#features/reminders/index.ts'
import {
  createPictures,
  createShares,
  shareJobs,
  sharePages,
  shareRoutes,
  sharesOfPeople,
} from '#features/shares/index.ts'
import { seedSurveys, surveyRoutes, surveysOfPeople } from '#features/surveys/index.ts'
import { createTopics, seedTopics, topicRoutes } from '#features/topics/index.ts'
import { createTracking, trackingOfPeople, trackingRoutes } from '#features/tracking/index.ts'
import { createVideos, videoJobs, videoRoutes, videosOfPeople } from '#features/videos/index.ts'
import { maintenanceJobs } from '#platform/db/maintenance.ts'
import { createDrawing } from '#platform/drawing/drawing.ts'
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
import { serverSecret } from '#platform/secrets.ts'
import { storageJobs } from '#platform/storage/jobs.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The whole product on a platform: each slice built once and handed what it needs. */
export async function buildApp(platform: Platform) {
  const { env, log, clock, db, storage, mailer } = platform
  const sample = createSample({ jobs: platform.jobs, removeWritten: deleteWritten })
  const parts = [
    // First: what a guest only tried is not moved.
    sample.ofPeople,
    postsOfPeople,
    importsOfPeople,
    magazinesOfPeople,
    articlesOfPeople,
    sharesOfPeople,
    surveysOfPeople,
    videosOfPeople,
    chatsOfPeople,
    trackingOfPeople,
  ]
  await seedSurveys(db)
  await seedTopics(db)
  const photos = createPhotos({ storage })
  const auth = await createAuth({ platform, photos, parts })
  const account = createAccount({ platform, auth, photos, parts })
  const embedder = platform.llm.embedder ?? createEmbedder()
  const progress = createImportProgress(platform)
  const magazines = createMagazines({ ...platform, progress })
  const { magazineFor, onOver } = magazines
  const articles = createArticles({ platform, embedder, magazineFor, onOver })
  const topics = createTopics(platform)
  const drawing = createDrawing(env.cacheDir)
  const pictures = createPictures({ drawing, storage })
  const shares = createShares({ db, clock, rateLimiter: platform.rateLimiter, pictures, clean: cleanHtml })
  const videos = createVideos(platform)
  const respond = createRespond({
    db,
    llm: platform.llm,
    embed: async (text) => (await embedder.embed([text]))[0],
    articleOf: articleOf(db),
    answerByAuthor: articles.answer,
  })
  const answers = createAnswerRuns({ ...platform, respond })
  const chat = createChat({ ...platform, runs: answers })
  const imports = createImports({ platform, embedder, progress, sample, beginMagazine: magazines.begin })

  const http = await createHttp({
    env,
    log,
    clock,
    recognise: auth.sessions.recognise,
    isUp: platform.database.isUp,
  })
  const lines = createLines({ enabled: env.rateLimits })
  const lined = { events: platform.events, lines, publicUrl: env.publicUrl }
  const sockets = await createSockets(http, lined)
  const openStream = eventStreams(http, lined)
  const readiness = { closing: false }
  const route = routesOn(http)
  addMetrics(http, { db, token: env.metricsToken, openLines: lines.count })
  addHealthRoutes(http, platform.database, readiness)
  authRoutes(route, auth)
  accountRoutes(route, account, auth)
  photoRoutes(http, photos)
  importRoutes(http, route, { imports, openStream, maxUploadBytes: env.uploads.totalBytes })
  reminderRoutes(route, platform)
  magazineRoutes(route, magazines)
  articleRoutes(route, articles)
  surveyRoutes(route, platform)
  trackingRoutes(route, createTracking(platform))
  topicRoutes(route, topics)
  videoRoutes(http, route, videos)
  chatRoutes(http, route, { db, chat, runs: answers, sockets, log })
  const viewerSalt = await serverSecret(db, 'viewers')
  shareRoutes(route, shares, { clock, salt: viewerSalt, secure: env.secure })
  await answers.endAbandoned({ anyway: platform.database.kind === 'embedded' })
  http.addHook('onClose', () => answers.close())
  const shell = await servePages(http, webFolder)
  sharePages(http, {
    shares,
    pictures,
    clean: cleanHtml,
    shell,
    publicUrl: env.publicUrl,
    salt: viewerSalt,
    secure: env.secure,
  })

  const dispose = async () => {
    await embedder.close()
    await articles.close()
  }

  const jobHandlers = [
    ...auth.jobHandlers,
    ...storageJobs(platform),
    ...accountJobs({ platform, account }),
    ...imports.jobHandlers,
    ...articles.jobHandlers,
    ...magazineJobs({ magazines, topicsFor: articles.topicsFor }),
    ...reminderJobs({ db, clock, mailer, publicUrl: env.publicUrl, delays: env.reminderDelays }),
    ...shareJobs(platform),
    ...videoJobs({ db, storage, drawing, ffmpegPath: env.ffmpegPath }),
    ...modelJobs({ db, clock }),
    ...maintenanceJobs(platform.database),
  ]
  checkHandlers(jobHandlers)
  return { http, jobHandlers, readiness, dispose }
}
export type App = Awaited<ReturnType<typeof buildApp>>
