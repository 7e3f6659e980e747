// What PostgreSQL itself has written down of the plans it used (auto_explain), by statement.
import { readFile } from 'node:fs/promises'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** How a statement went about it: the indexes it used, and the tables it read whole. */
export interface Ways {
  indexes: Set<string>
  whole: Set<string>
}

/** Settings with which a server writes its plans into a folder. */
export const writingPlans = (folder: string) => ({
  shared_preload_libraries: 'pg_stat_statements,auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_format': 'json',
  'auto_explain.sample_rate': '0.3',
  logging_collector: 'on',
  log_directory: folder,
  log_filename: 'plans.log',
  log_file_mode: '0644',
  log_rotation_size: '0',
  log_line_prefix: '',
})

/** The same statement, whatever it was given: constants and parameters alike. */
export const shapeOf = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'|\$\d+|(?<![\w"])\d+/g, '?')
    .replace(/\s+/g, ' ')
    .trim()

const partsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(partsOf)]

export async function readPlans(file: string): Promise<Map<string, Ways>> {
  const ways = new Map<string, Ways>()
  const text = await readFile(file, 'utf8')
  for (const entry of text.split(/^LOG: {2}duration: [\d.]+ ms {2}plan:\n/m).slice(1)) {
    const lines = entry.split('\n')
    const end = lines.findIndex((line) => !line.startsWith('\t'))
    const json = lines.slice(0, end < 0 ? undefined : end).join('\n')
    let plan: { 'Query Text': string; Plan: PlanNode }
    try {
      plan = JSON.parse(json)
    } catch {
      continue
    }
    const shape = shapeOf(plan['Query Text'])
    const known = ways.get(shape) ?? { indexes: new Set(), whole: new Set() }
    for (const node of partsOf(plan.Plan)) {
      if (node['Index Name']) known.indexes.add(node['Index Name'])
      if (node['Node Type'] === 'Seq Scan' && node['Relation Name']) known.whole.add(node['Relation Name'])
    }
    ways.set(shape, known)
  }
  return ways
}
