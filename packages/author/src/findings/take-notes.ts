import { openDossier } from '../writing/dossier.ts'
import { searchPosts } from '../writing/search.ts'
import { FINDING_SECTIONS, type FindingsRequest, findings } from './findings.ts'

export interface NotesRequest extends FindingsRequest {
  /** What was asked for, in words; posts that speak of it come first. */
  instruction: string
}

const NEAR = 12
const OF_A_SECTION = 4

/** What the built-in author notes where a model would be asked for text: what it counted, and the posts nearest. */
export function takeNotes({ instruction, ...request }: NotesRequest): string {
  const d = openDossier(request.analysis, request.posts, request.person, request.analysis.today)
  const near = searchPosts(request.posts, instruction)
    .filter(({ id }) => d.clear(id))
    .slice(0, NEAR)
    .map(({ id }) => id)
    .sort((a, b) => d.day(a) - d.day(b) || a - b)
  const found = findings(request)
  const parts = FINDING_SECTIONS.filter((section) => section !== 'tender').flatMap((section) => {
    const lines = found.filter((one) => one.section === section).slice(0, OF_A_SECTION)
    return lines.length > 0
      ? [[`## ${heading(section)}`, ...lines.map(({ text }) => `- ${text}`)].join('\n')]
      : []
  })
  const quoted = near.map((id) => `- ${d.show(id).date ?? 'undated'}: “${d.show(id).text}”`)
  if (quoted.length > 0) parts.push(['## Nearest to what was asked', ...quoted].join('\n'))
  return parts.join('\n\n') || 'The posts say nothing that could be noted here.'
}

const heading = (section: string) => section.charAt(0).toUpperCase() + section.slice(1)
