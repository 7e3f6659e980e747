import { describe, expect, test } from 'vitest'
import { allTopics } from '../../topics/all.ts'
import { speaks } from './all.ts'
import { banksEn } from './en/all.ts'
import { banksEs } from './es/all.ts'

describe('phrase banks', () => {
  // A survey's statements are quoted, so its article speaks the survey's language.
  test('Spanish tells every topic that rests on posts alone', () => {
    for (const t of allTopics.filter((x) => !x.info.needs.includes('survey')))
      expect([t.info.key, speaks(t.info.key, 'es')]).toEqual([t.info.key, true])
  })
  test('Spanish has no occasion that English lacks', () => {
    expect(Object.keys(banksEs).filter((k) => !(k in banksEn))).toEqual([])
  })
  test('no frame stands twice, and braces are balanced', () => {
    for (const bank of [banksEn, banksEs]) {
      for (const [key, frames] of Object.entries(bank)) {
        expect([key, new Set(frames).size]).toEqual([key, frames.length])
        for (const f of frames) expect(f.split('{').length).toBe(f.split('}').length)
      }
    }
  })
  test('nobody is given a pronoun', () => {
    for (const frame of Object.values(banksEn).flat())
      expect(frame).not.toMatch(/\b(?:he|she|him|his|her|hers)\b/i)
  })
})
