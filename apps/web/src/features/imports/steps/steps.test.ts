import { expect, test } from 'vitest'
import { STEPS, stepFor } from './steps.ts'

test('[HOME-07] without a first name there is only the name step', () => {
  for (const step of STEPS) expect(stepFor(step, { firstName: '', hasReminderCode: false })).toBe('name')
})

test('[HOME-05] a known name skips the form', () => {
  expect(stepFor(undefined, { firstName: 'Billy', hasReminderCode: false })).toBe('question')
  expect(stepFor('name', { firstName: 'Billy', hasReminderCode: false })).toBe('question')
})

test('[HOME-02] a mailed code leads straight to the upload', () => {
  expect(stepFor(undefined, { firstName: 'Billy', hasReminderCode: true })).toBe('upload')
})

test('[HOME-22] every other step is where its address says', () => {
  for (const step of ['question', 'upload', 'guide', 'reminder', 'reminded'] as const)
    expect(stepFor(step, { firstName: 'Billy', hasReminderCode: false })).toBe(step)
})
