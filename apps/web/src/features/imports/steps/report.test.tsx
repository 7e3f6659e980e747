import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Reading } from '../reading/reading.ts'
import { Report } from './report.tsx'

const nothing = () => {}

function shown(duplicates: number, broken: Reading['broken'] = []): string {
  const reading: Reading = {
    summary: {
      records: 20 + duplicates,
      duplicates,
      noDate: 0,
      bySubstance: { own_text: 20, context_only: 0, title_only: 0, nothing: 0 },
      first: null,
      last: null,
    },
    files: [],
    given: [],
    broken,
    photos: [],
  }
  return renderToStaticMarkup(
    <Report
      reading={reading}
      leaveOut=""
      onLeaveOut={nothing}
      withPhotos={false}
      onWithPhotos={nothing}
      onSend={nothing}
      onAnother={nothing}
    />,
  )
}

test('what is in there twice is counted in the singular and in the plural', () => {
  expect(shown(0)).not.toContain('twice')
  expect(shown(1)).toContain('>one that is in there twice<')
  expect(shown(2)).toContain('>2 that are in there twice<')
})

test('what was left out of a zip is named, with the reason', () => {
  const html = shown(0, [{ name: '../../your_posts_9.json', reason: 'Its path leads out of the archive.' }])
  expect(html).toContain('../../your_posts_9.json cannot be read and is left out: Its path leads out')
  expect(html).toContain('One of the files cannot be read. You can go on without it.')
})
