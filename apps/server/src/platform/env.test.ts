import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('nothing needs to be set', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    role: 'all',
    botCheck: { kind: 'pow' },
    rateLimits: true,
    logLevel: 'info',
    secure: false,
    adminEmails: [],
  })
})

test('empty settings count as not set; addresses lose their last slash; admin addresses lose their case', () => {
  const env = readEnv({
    PORT: '4000',
    DATABASE_URL: '',
    PUBLIC_URL: 'https://my.zine/',
    ADMIN_EMAIL: 'A@b.org, c@D.org',
  })
  expect(env).toMatchObject({ publicUrl: 'https://my.zine', secure: true, databaseUrl: undefined })
  expect(env.adminEmails).toEqual(['a@b.org', 'c@d.org'])
})

test('every bad setting is named in one message', () => {
  const bad = {
    PORT: 'many',
    ROLE: 'web',
    BOT_CHECK: 'recaptcha',
    SMTP_URL: 'mail.example.org',
    LOG_LEVEL: 'loud',
  }
  const message = (() => {
    try {
      readEnv(bad)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  expect(message).toContain('PORT must be a port number')
  expect(message).toContain('SMTP_URL must be an address that starts with smtp:// or smtps://')
  expect(message).toContain('LOG_LEVEL must be one of')
})

test('settings that need each other are asked for', () => {
  expect(() => readEnv({ BOT_CHECK: 'recaptcha' })).toThrow(
    'RECAPTCHA_SITE_KEY is needed when BOT_CHECK is recaptcha',
  )
  expect(() => readEnv({ SMTP_URL: 'smtp://x' })).toThrow('MAIL_FROM is needed when SMTP_URL is set')
  expect(() => readEnv({ ROLE: 'worker' })).toThrow('the embedded database belongs to one process')
})
