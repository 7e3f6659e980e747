import { expect, test } from 'vitest'
import { faultsOfSession } from './testing/session.ts'
import { ENGLISH_SESSIONS } from './testing/sessions-english.table.ts'
import { EVERYDAY_SESSIONS } from './testing/sessions-everyday.table.ts'
import { MESSAGE_SESSIONS } from './testing/sessions-messages.table.ts'
import { OTHER_SESSIONS } from './testing/sessions-others.table.ts'
import { TOLD_SESSIONS } from './testing/sessions-told.table.ts'

test.each(
  [...ENGLISH_SESSIONS, ...OTHER_SESSIONS, ...EVERYDAY_SESSIONS, ...MESSAGE_SESSIONS, ...TOLD_SESSIONS].map(
    (session) => [session.title, session] as const,
  ),
)('a whole conversation: %s', (_, session) => {
  expect(faultsOfSession(session)).toEqual([])
})
