import { describe, expect, test } from 'vitest'
import { addRow, faultsOf, firstRow, removeRow, withType } from './requirement-rows.ts'

describe('the requirements of a topic to be made', () => {
  test('[WIZ-T-16] the first is called survey_answers, the next survey_2, survey_3', () => {
    const rows = addRow(addRow([firstRow()]))
    expect(rows.map(({ alias, requirement_type }) => [alias, requirement_type])).toEqual([
      ['survey_answers', 'survey'],
      ['survey_2', 'survey'],
      ['survey_3', 'survey'],
    ])
  })
  test('[WIZ-T-15] [WIZ-T-32] posts drop the survey and take their own name; back again it is survey_n', () => {
    const rows = addRow([{ ...firstRow(), required_survey_id: 25 }])
    const [, second] = rows
    const posts = withType(rows, second?.key ?? '', 'facebook_posts')
    expect(posts[1]).toMatchObject({ alias: 'facebook_posts_sample', required_survey_id: null })
    expect(withType(posts, second?.key ?? '', 'survey')[1]).toMatchObject({ alias: 'survey_2' })
    const named = [{ ...firstRow(), alias: 'mine' }]
    expect(withType(named, named[0]?.key ?? '', 'facebook_posts')[0]?.alias).toBe('mine')
  })
  test('[WIZ-T-13] [WIZ-T-33] the last one stays', () => {
    const rows = [firstRow()]
    expect(removeRow(rows, rows[0]?.key ?? '')).toHaveLength(1)
    expect(removeRow(addRow(rows), rows[0]?.key ?? '')).toHaveLength(1)
  })
  test('[WIZ-T-09] [WIZ-T-10] [WIZ-T-11] [WIZ-T-31] each fault stands at its row', () => {
    const row = (alias: string, required_survey_id: number | null = 25) => ({
      ...firstRow(),
      alias,
      required_survey_id,
    })
    const messages = (...rows: ReturnType<typeof row>[]) => Object.values(faultsOf(rows))
    expect(messages(row(' '))).toEqual([{ alias: 'Alias is required' }])
    expect(messages(row('a'), row(' a '))).toEqual([
      { alias: 'Duplicate alias' },
      { alias: 'Duplicate alias' },
    ])
    expect(messages(row('a', null))).toEqual([{ survey: 'Please select a survey' }])
    expect(messages(row('1 a'))[0]?.alias).toContain('valid Python variable name')
    expect(messages(row('a'))).toEqual([])
  })
})
