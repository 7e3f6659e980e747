import { aliasFault, nameTexts, POSTS_ALIAS } from '@youzine/chains'
import { wizardTexts } from '@youzine/contract'

export interface RequirementRow {
  key: string
  requirement_type: 'survey' | 'facebook_posts'
  alias: string
  required_survey_id: number | null
}

export interface RowFaults {
  alias?: string
  survey?: string
}

const newKey = () => crypto.randomUUID()

export const firstRow = (): RequirementRow => ({
  key: newKey(),
  requirement_type: 'survey',
  alias: 'survey_answers',
  required_survey_id: null,
})

export const addRow = (rows: readonly RequirementRow[]): RequirementRow[] => [
  ...rows,
  { key: newKey(), requirement_type: 'survey', alias: `survey_${rows.length + 1}`, required_survey_id: null },
]

/** Posts have no survey, and one name everywhere. */
export function withType(
  rows: readonly RequirementRow[],
  key: string,
  type: RequirementRow['requirement_type'],
): RequirementRow[] {
  return rows.map((row, at) => {
    if (row.key !== key || row.requirement_type === type) return row
    if (type === 'survey') return { ...row, requirement_type: type, alias: `survey_${at + 1}` }
    const alias = row.alias.startsWith('survey_') ? POSTS_ALIAS : row.alias
    return { ...row, requirement_type: type, alias, required_survey_id: null }
  })
}

/** The last one cannot go. */
export const removeRow = (rows: readonly RequirementRow[], key: string): RequirementRow[] =>
  rows.length > 1 ? rows.filter((row) => row.key !== key) : [...rows]

export function faultsOf(rows: readonly RequirementRow[]): Record<string, RowFaults> {
  const aliases = rows.map(({ alias }) => alias.trim())
  const posts = rows.filter(({ requirement_type }) => requirement_type === 'facebook_posts')
  const faults = rows.map((row) => {
    const alias = row.alias.trim()
    const isTwice = alias !== '' && aliases.filter((one) => one === alias).length > 1
    const isPosts = row.requirement_type === 'facebook_posts'
    const named = isTwice ? nameTexts.aliasTwice : (aliasFault(alias) ?? undefined)
    const ofPosts =
      posts.length > 1
        ? 'Posts are needed once only.'
        : alias === POSTS_ALIAS
          ? undefined
          : `The alias of posts is ${POSTS_ALIAS}.`
    const fault: RowFaults = {
      ...((named ?? (isPosts ? ofPosts : undefined)) ? { alias: named ?? ofPosts } : {}),
      ...(!isPosts && row.required_survey_id === null ? { survey: wizardTexts.surveyMissing } : {}),
    }
    return [row.key, fault] as const
  })
  return Object.fromEntries(faults.filter(([, fault]) => Object.keys(fault).length > 0))
}
