/** Every limit in one place. `RATE_LIMITS=off` switches the counted ones off, for tests and benchmarks. */
/** What an uploaded archive may bring; the settings can change it. */
export const UPLOAD_FILES = 200
export const UPLOAD_FILE_MB = 64
export const UPLOAD_TOTAL_MB = 512
export const UPLOAD_POSTS = 300_000
/** Uploads that are taken in at once by a process, and how many more may wait: in all, and from one place. */
export const UPLOADS_AT_ONCE = 6
export const UPLOADS_OF_NETWORK = 3
export const UPLOADS_WAITING = 200
export const UPLOADS_WAITING_OF_NETWORK = 30

const GIBIBYTE = 1024 ** 3
/** Files of a person that wait to be read. */
export const WAITING_BYTES = { guest: GIBIBYTE, member: 2 * GIBIBYTE }
/** What is kept of a person's archives, in mebibytes; the settings can change it. */
export const KEPT_GUEST_MB = 1024
export const KEPT_MEMBER_MB = 3072
export const POSTS_KEPT = { guest: 300_000, member: 900_000 }
/** One's own pictures, of one archive or of several. */
export const PHOTOS_KEPT = { guest: 80, member: 240 }
/** An upload that nobody starts, and a guest who does not come back. */
export const UNSTARTED_HOURS = 24
export const GUEST_DAYS = 30

/** Lines held open, by one person and from one place. */
export const LINES_OF_PERSON = 12
export const LINES_OF_NETWORK = 60

/** What a person may have models read and write in a day. */
export const MEMBER_TOKENS = 4_000_000
export const GUEST_TOKENS = 800_000

export const BODY_BYTES = 64 * 1024
export const JSON_DEPTH = 32
export const PARAM_LENGTH = 20_000
/** A request that sends nothing for this long is let go; a slow one may take its time. */
export const STALLED_MS = 45_000
/** Nor may anybody hold a place with a byte now and then: the worst of lines brings more than this. */
export const PACE_AFTER_MS = 120_000
export const LEAST_BYTES_PER_SECOND = 200
/** An answer of which nothing is read for so long is let go: the machine takes a megabyte or so at a time off our hands. */
export const UNREAD_MS = 120_000
/** What may lie in memory for readers of one place: more than a few films. */
export const MOST_UNREAD_BYTES = 64 * 1024 ** 2
/** While others wait for its place, the slowest of all has to bring more, and sooner. */
export const WAITED_FOR_AFTER_MS = 30_000
export const LEAST_WHILE_WAITED_FOR = 10_000
/** Forms with a file that are taken in at once from one place. */
export const FORMS_OF_NETWORK = 4
/** Small bodies have no reason to be slow. */
export const SMALL_BODY_MS = 60_000

export interface RateLimit {
  count: number
  seconds: number
}

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

export const rateLimits = {
  anyCall: { count: 200, seconds: MINUTE },
  polling: { count: 200, seconds: MINUTE },
  files: { count: 600, seconds: MINUTE },
  sockets: { count: 300, seconds: MINUTE },
  /** Each is drawn anew: for somebody who looks for the one to send. */
  picturesDrawn: { count: 30, seconds: MINUTE },
  /** Each has an article written again. */
  corrections: { count: 60, seconds: HOUR },
  logIn: { count: 10, seconds: 15 * MINUTE },
  /** Each costs a password's worth of work, whosever address it is tried with. */
  logInsOfPlace: { count: 60, seconds: 15 * MINUTE },
  signUp: { count: 5, seconds: HOUR },
  guestsPerHour: { count: 5, seconds: HOUR },
  guestsPerDay: { count: 20, seconds: DAY },
  resendConfirmation: { count: 3, seconds: HOUR },
  confirmationMail: { count: 1, seconds: MINUTE },
  forgotPassword: { count: 5, seconds: HOUR },
  upload: { count: 5, seconds: MINUTE },
  guestImports: { count: 8, seconds: HOUR },
  sampleImports: { count: 20, seconds: HOUR },
  reminderLookUp: { count: 10, seconds: MINUTE },
  photos: { count: 10, seconds: HOUR },
  ownPhotos: { count: 400, seconds: HOUR },
  setReminder: { count: 3, seconds: HOUR },
  remindersTo: { count: 2, seconds: DAY },
  /** A household that reads a shared article. An office is counted short: whoever invents browsers gets no further. */
  viewersOfPlace: { count: 10, seconds: DAY },
  generationsPerHour: { count: 10, seconds: HOUR },
  generationsPerDay: { count: 30, seconds: DAY },
  videosPerHour: { count: 6, seconds: HOUR },
  wizardMessages: { count: 10, seconds: MINUTE },
  previews: { count: 20, seconds: MINUTE },
  chatMessages: { count: 20, seconds: MINUTE },
  modelCallsMember: { count: 300, seconds: DAY },
  modelCallsGuest: { count: 60, seconds: DAY },
  modelCallsAll: { count: 20_000, seconds: DAY },
  parseCheckin: { count: 20, seconds: MINUTE },
  exportAccount: { count: 1, seconds: HOUR },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

/** Asked again and again by an open page: counted apart from what a person does. */
export const POLLED_PATHS = new Set([
  '/api/get_user',
  '/api/get_fb_import_progress',
  '/api/magazine/current',
  '/api/magazine/:id',
  '/api/templates/:id/status',
])
