import { fileURLToPath } from 'node:url'
import { createEmbedder } from '@youzine/embedder'
import { accountJobs, accountRoutes, createAccount } from '#features/account/index.ts'
import {
  articleRoutes,
  articlesOfPeople,
  cleanHtml,
  createArticles,
  listShownPosts,
} from '#features/articles/index.ts'
import { authRoutes, createAuth } from '#features/auth/index.ts'
import { createBuiltInAuthor, createMaterial } from '#features/author/index.ts'
import { createChains, createStepModels } from '#features/chains/index.ts'
import {
  articleOf,
  chatRoutes,
  chatsOfPeople,
  createAnswerRuns,
  createAnswerWriter,
  createAuthorSide,
  createChat,
} from '#features/chat/index.ts'
import { configRoutes, createConfigFeature } from '#features/config/index.ts'
import {
  createImportProgress,
  createImports,
  createSample,
  importRoutes,
  importsOfPeople,
} from '#features/imports/index.ts'
import { createLeaveOuts, leaveOutJobs, leaveOutRoutes } from '#features/leave-outs/index.ts'
import {
  createMagazines,
  createOnThisDay,
  createWeeklyLetter,
  deleteWritten,
  magazineJobs,
  magazineRoutes,
  magazinesOfPeople,
  weeklyLetterJobs,
} from '#features/magazine/index.ts'
import { createOwnPhotos, createPhotos, ownPhotoRoutes, photoRoutes } from '#features/photos/index.ts'
import { postsOfPeople } from '#features/posts/index.ts'
import { createPreviewing, previewRoutes, previewsOfPeople } from '#features/previews/index.ts'
import { reminderJobs, reminderRoutes } from '#features/reminders/index.ts'
import {
  createPictures,
  createShares,
  shareJobs,
  sharePages,
  shareRoutes,
  sharesOfPeople,
} from '#features/shares/index.ts'
import { createSurveys, seedSurveys, surveyRoutes, surveysOfPeople } from '#features/surveys/index.ts'
import {
  createTopicEditing,
  createTopics,
  seedTopics,
  topicEditingRoutes,
  topicRoutes,
  topicsOfPeople,
} from '#features/topics/index.ts'
import { createTracking, trackingOfPeople, trackingRoutes } from '#features/tracking/index.ts'
import { createVideos, videoJobs, videoRoutes, videosOfPeople } from '#features/videos/index.ts'
import { createWizards, wizardJobs, wizardRoutes, wizardsOfPeople } from '#features/wizards/index.ts'
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
  const ownPhotos = createOwnPhotos(platform)
  const sample = createSample({
    jobs: platform.jobs,
    removeWritten: deleteWritten,
    removePhotos: ownPhotos.removeWith,
  })
  const parts = [
    // First: what a guest only tried is not moved.
    sample.ofPeople,
    postsOfPeople,
    // After posts: whose picture may stay depends on them.
    ownPhotos.ofPeople,
    importsOfPeople,
    magazinesOfPeople,
    articlesOfPeople,
    sharesOfPeople,
    // Before surveys: what no topic needs any more can go.
    topicsOfPeople,
    surveysOfPeople,
    videosOfPeople,
    chatsOfPeople,
    previewsOfPeople,
    wizardsOfPeople,
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
  const onThisDay = createOnThisDay(platform)
  const author = createBuiltInAuthor()
  const material = createMaterial({ db, clock, author })
  const models = createStepModels(platform)
  const chains = createChains({ models, author, embedder })
  const articles = createArticles({ platform, author, material, chains, magazineFor, onOver })
  const topics = createTopics(platform)
  const surveys = createSurveys(platform)
  const topicEditing = createTopicEditing({ db, clock, models })
  const wizards = createWizards({ platform, models, surveys, topics: topicEditing })
  const previewing = createPreviewing({ platform, author, material, chains })
  const drawing = createDrawing(env.cacheDir)
  const pictures = createPictures({ drawing, storage })
  const shares = createShares({ ...platform, pictures, clean: cleanHtml })
  const videos = createVideos(platform)
  const leaveOuts = createLeaveOuts({ platform, saveFront: magazines.saveFront })
  const authorSide = createAuthorSide(author, material)
  const writeAnswer = createAnswerWriter({
    db,
    llm: platform.llm,
    embed: async (text) => (await embedder.embed([text]))[0],
    articleOf: articleOf(db),
    author: authorSide,
  })
  const answerRuns = createAnswerRuns({ ...platform, writeAnswer })
  const chat = createChat({ ...platform, runs: answerRuns, author: authorSide })
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
  ownPhotoRoutes(http, route, {
    photos: ownPhotos,
    shownPosts: (userId) => listShownPosts(db, userId),
  })
  importRoutes(http, route, { imports, openStream, maxUploadBytes: env.uploads.totalBytes })
  reminderRoutes(route, platform)
  magazineRoutes(route, { magazines, onThisDay, weeklyLetter: createWeeklyLetter(platform) })
  articleRoutes(route, articles)
  leaveOutRoutes(route, leaveOuts)
  surveyRoutes(route, platform, surveys)
  trackingRoutes(route, createTracking(platform))
  configRoutes(route, createConfigFeature(platform))
  topicRoutes(route, topics)
  topicEditingRoutes(route, topicEditing, models)
  videoRoutes(http, route, videos)
  wizardRoutes(http, route, { ...wizards, openStream })
  previewRoutes(http, route, { ...previewing, sockets, log })
  chatRoutes(http, route, { db, chat, runs: answerRuns, sockets, log })
  const viewerSalt = await serverSecret(db, 'viewers')
  shareRoutes(route, shares, { clock, salt: viewerSalt, secure: env.secure })
  for (const runs of [answerRuns, previewing.runs, wizards.runs]) {
    await runs.endAbandoned({ anyway: platform.database.kind === 'embedded' })
    http.addHook('onClose', () => runs.close())
  }
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
    await author.close()
  }

  const jobHandlers = [
    ...auth.jobHandlers,
    ...storageJobs(platform),
    ...accountJobs({ platform, account }),
    ...imports.jobHandlers,
    ...articles.jobHandlers,
    ...magazineJobs({ magazines, topicsFor: material.topicsFor, frontFor: material.frontFor }),
    ...weeklyLetterJobs({ ...platform, publicUrl: env.publicUrl, onThisDay }),
    ...leaveOutJobs({ db, frontFor: material.frontFor, saveFront: magazines.saveFront }),
    ...reminderJobs({ db, clock, mailer, publicUrl: env.publicUrl, delays: env.reminderDelays }),
    ...shareJobs(platform),
    ...videoJobs({ db, storage, drawing, ffmpegPath: env.ffmpegPath, publicUrl: env.publicUrl }),
    ...modelJobs({ db, clock }),
    ...wizardJobs({ db, clock }),
    ...maintenanceJobs(platform.database),
  ]
  checkHandlers(jobHandlers)
  return { http, jobHandlers, readiness, dispose }
}
export type App = Awaited<ReturnType<typeof buildApp>>
