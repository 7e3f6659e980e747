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

test('a proxy is believed as far as it is trusted, and no further', () => {
  const hops = (value: string) => {
    const trust = readEnv({ TRUST_PROXY: value }).trustProxy
    return typeof trust === 'function' ? [0, 1, 2].map((hop) => trust('10.0.0.1', hop)) : trust
  }
  expect(hops('')).toBe(false)
  expect(hops('on')).toEqual([true, false, false])
  expect(hops('2')).toEqual([true, true, false])
  expect(hops('loopback, 10.0.0.0/8')).toBe('loopback, 10.0.0.0/8')
  expect(() => hops('everybody')).toThrow('TRUST_PROXY must be off, a number of proxies')
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
