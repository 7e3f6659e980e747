import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import {
  KEPT_GUEST_MB,
  KEPT_MEMBER_MB,
  UPLOAD_FILE_MB,
  UPLOAD_FILES,
  UPLOAD_POSTS,
  UPLOAD_TOTAL_MB,
} from './http/limits.ts'

const MEBIBYTE = 1024 * 1024

const text = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

const link = (schemes: string[]) =>
  text.refine(
    (value) => value === undefined || (URL.canParse(value) && schemes.includes(new URL(value).protocol)),
    {
      message: `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    },
  )

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) =>
  text
    .refine((value) => value === undefined || values.includes(value), {
      message: `must be one of ${values.join(', ')}`,
    })
    .transform((value) => (value ?? fallback) as T[number])

const port = text
  .refine((value) => value === undefined || (/^\d+$/.test(value) && Number(value) <= 65535), {
    message: 'must be a port number',
  })
  .transform((value) => Number(value ?? 3000))

const wholeNumber = (fallback: number) =>
  text
    .refine((value) => value === undefined || /^[1-9]\d{0,8}$/.test(value), {
      message: 'must be a whole number',
    })
    .transform((value) => Number(value ?? fallback))

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const isNetwork = (name: string) =>
  NAMED_NETWORKS.includes(name) || ipaddr.isValid(name) || ipaddr.isValidCIDR(name)

/**
 * Whose word about a visitor's address is taken: nobody's, that of so many proxies in a row (`on` is one), or of
 * those in these networks. Anything that a visitor could have written themselves is never believed.
 */
const trustedProxies = text
  .refine(
    (value) =>
      value === undefined ||
      /^(on|off|[1-9]\d?)$/.test(value) ||
      value.split(',').every((network) => isNetwork(network.trim())),
    { message: 'must be off, a number of proxies, or their networks (loopback, 10.0.0.0/8, …)' },
  )
  .transform((value = 'off') => {
    if (value === 'off') return false
    const proxies = value === 'on' ? 1 : Number(value)
    return proxies ? (_address: string, hop: number) => hop < proxies : value
  })

const Settings = z
  .object({
    PORT: port,
    HOST: text,
    PUBLIC_URL: link(['http:', 'https:']),
    TRUST_PROXY: trustedProxies,
    DATA_DIR: text,
    CACHE_DIR: text,
    DATABASE_URL: link(['postgres:', 'postgresql:']),
    ROLE: oneOf(['web', 'worker', 'all'], 'all'),
    SMTP_URL: link(['smtp:', 'smtps:']),
    MAIL_FROM: text,
    S3_BUCKET: text,
    S3_ENDPOINT: link(['http:', 'https:']),
    S3_REGION: text,
    S3_ACCESS_KEY_ID: text,
    S3_SECRET_ACCESS_KEY: text,
    OPENAI_API_KEY: text,
    OPENAI_BASE_URL: link(['http:', 'https:']),
    OPENAI_MODEL: text,
    OPENAI_EMBEDDING_MODEL: text,
    ANTHROPIC_API_KEY: text,
    ANTHROPIC_BASE_URL: link(['http:', 'https:']),
    ANTHROPIC_MODEL: text,
    MODEL_CONCURRENCY: wholeNumber(4),
    MODEL_TIMEOUT_MS: text.refine((value) => value === undefined || /^[1-9]\d{0,6}$/.test(value), {
      message: 'must be milliseconds',
    }),
    ADMIN_EMAIL: text,
    BOT_CHECK: oneOf(['pow', 'recaptcha', 'off'], 'pow'),
    RECAPTCHA_SITE_KEY: text,
    RECAPTCHA_SECRET: text,
    RECAPTCHA_VERIFY_URL: link(['http:', 'https:']),
    UPLOAD_MAX_FILES: wholeNumber(UPLOAD_FILES),
    UPLOAD_MAX_FILE_MB: wholeNumber(UPLOAD_FILE_MB),
    UPLOAD_MAX_TOTAL_MB: wholeNumber(UPLOAD_TOTAL_MB),
    UPLOAD_MAX_POSTS: wholeNumber(UPLOAD_POSTS),
    KEPT_GUEST_MB: wholeNumber(KEPT_GUEST_MB),
    KEPT_MEMBER_MB: wholeNumber(KEPT_MEMBER_MB),
    REMINDER_DELAYS: text.refine((value) => value === undefined || /^\d+(,\d+)*$/.test(value), {
      message: 'must be seconds, separated by commas',
    }),
    FFMPEG_PATH: text,
    METRICS_TOKEN: text,
    RATE_LIMITS: oneOf(['on', 'off'], 'on'),
    LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  })
  .check(({ value, issues }) => {
    const need = (path: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] })
    if (value.BOT_CHECK === 'recaptcha' && !value.RECAPTCHA_SITE_KEY)
      need('RECAPTCHA_SITE_KEY', 'is needed when BOT_CHECK is recaptcha')
    if (value.BOT_CHECK === 'recaptcha' && !value.RECAPTCHA_SECRET)
      need('RECAPTCHA_SECRET', 'is needed when BOT_CHECK is recaptcha')
    if (value.OPENAI_EMBEDDING_MODEL && !value.OPENAI_API_KEY && !value.OPENAI_BASE_URL)
      need('OPENAI_EMBEDDING_MODEL', 'needs OPENAI_API_KEY or OPENAI_BASE_URL')
    if (value.SMTP_URL && !value.MAIL_FROM) need('MAIL_FROM', 'is needed when SMTP_URL is set')
    if (value.ROLE !== 'all' && !value.DATABASE_URL)
      need('ROLE', 'web and worker need DATABASE_URL: the embedded database belongs to one process')
  })

/** A key or an address of one's own makes a provider; servers at home often want no key. */
function provider(key: string | undefined, baseURL: string | undefined, model: string) {
  if (!key && !baseURL) return undefined
  return { model, settings: { apiKey: key ?? 'none', ...(baseURL ? { baseURL } : {}) } }
}

export type Env = ReturnType<typeof readEnv>

/** Reads and checks every setting once; throws one message that names each bad variable. */
export function readEnv(source: Record<string, string | undefined>) {
  const read = Settings.safeParse(source)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new Error(`These settings need attention:\n${faults.join('\n')}`)
  }
  const set = read.data
  const publicUrl = (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, '')
  return {
    port: set.PORT,
    host: set.HOST ?? '127.0.0.1',
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    trustProxy: set.TRUST_PROXY,
    dataDir: resolve(set.DATA_DIR ?? './data'),
    /** What can be made again at any time, like unpacked fonts. */
    cacheDir: resolve(set.CACHE_DIR ?? `${set.DATA_DIR ?? './data'}/cache`),
    databaseUrl: set.DATABASE_URL,
    role: set.ROLE,
    mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM ?? 'Youzine <youzine@localhost>' },
    s3: set.S3_BUCKET
      ? {
          bucket: set.S3_BUCKET,
          endpoint: set.S3_ENDPOINT,
          region: set.S3_REGION ?? 'us-east-1',
          accessKeyId: set.S3_ACCESS_KEY_ID,
          secretAccessKey: set.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    models: {
      openai: provider(set.OPENAI_API_KEY, set.OPENAI_BASE_URL, set.OPENAI_MODEL ?? 'gpt-4o'),
      anthropic: provider(
        set.ANTHROPIC_API_KEY,
        set.ANTHROPIC_BASE_URL,
        set.ANTHROPIC_MODEL ?? 'claude-3-5-sonnet-latest',
      ),
      embedding: set.OPENAI_EMBEDDING_MODEL,
      atOnce: set.MODEL_CONCURRENCY,
      timeoutMs: set.MODEL_TIMEOUT_MS ? Number(set.MODEL_TIMEOUT_MS) : undefined,
    },
    adminEmails: (set.ADMIN_EMAIL ?? '')
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
    botCheck:
      set.BOT_CHECK === 'recaptcha'
        ? ({
            kind: 'recaptcha',
            siteKey: set.RECAPTCHA_SITE_KEY ?? '',
            secret: set.RECAPTCHA_SECRET ?? '',
            verifyUrl: set.RECAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
          } as const)
        : ({ kind: set.BOT_CHECK } as const),
    uploads: {
      files: set.UPLOAD_MAX_FILES,
      fileBytes: set.UPLOAD_MAX_FILE_MB * MEBIBYTE,
      totalBytes: set.UPLOAD_MAX_TOTAL_MB * MEBIBYTE,
      posts: set.UPLOAD_MAX_POSTS,
      keptBytes: { guest: set.KEPT_GUEST_MB * MEBIBYTE, member: set.KEPT_MEMBER_MB * MEBIBYTE },
    },
    reminderDelays: (set.REMINDER_DELAYS ?? '86400,259200').split(',').map(Number),
    ffmpegPath: set.FFMPEG_PATH,
    metricsToken: set.METRICS_TOKEN,
    rateLimits: set.RATE_LIMITS === 'on',
    logLevel: set.LOG_LEVEL,
  }
}

/** The process's own environment, with a `.env` file beside it; what is set already wins over the file. */
export function processEnv(): Env {
  if (existsSync('.env')) loadEnvFile('.env')
  return readEnv(process.env)
}
