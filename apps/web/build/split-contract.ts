import type { Plugin } from 'vite'

/**
 * The contract's calls carry their schemas, which only the server and a few forms ask; in the browser a call is a method
 * and a path. Each file of the contract becomes two modules: texts, figures and calls without their schemas, which every
 * page needs, and the schemas, which come along with the page that checks something with them. Nothing changes for
 * those who import: `dev` and the tests see the files as they are.
 */
export function splitContract(): Plugin {
  return {
    name: 'youzine:split-contract',
    apply: 'build',
    // After the types are gone.
    enforce: 'post',
    transform(code, id) {
      const [, file, query] = CONTRACT.exec(id.replaceAll('\\', '/')) ?? []
      if (!file || file === 'index.ts' || file === 'endpoint.ts') return null
      const statements = (this.parse(code) as unknown as { body: Node[] }).body
      const parts = statements.map((node) => read(node, code))
      const schemas = schemasAmong(parts)
      if (query) return parts.map((part) => (part.call ? '' : part.text)).join('\n')
      const moved = [...schemas].flatMap(({ names, isExported }) => (isExported ? names : []))
      const plain = parts.filter((part) => !schemas.has(part)).map(({ call, text }) => call ?? text)
      const rest = moved.length > 0 ? [`export { ${moved.join(', ')} } from './${file}?schemas'`] : []
      return [...plain, ...rest].join('\n')
    },
  }
}

const CONTRACT = /packages\/contract\/src\/([\w-]+\.ts)(\?schemas)?$/
const OF_THE_SERVER = new Set(['params', 'query', 'body', 'response'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Part {
  text: string
  names: string[]
  isExported: boolean
  isImport: boolean
  uses: Set<string>
  /** A call, without what only the server asks. */
  call?: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* within(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* within(child)
}

const namesIn = (node: Node) =>
  new Set([...within(node)].flatMap(({ type, name }) => (type === 'Identifier' ? [String(name)] : [])))

function read(node: Node, code: string): Part {
  const text = code.slice(node.start, node.end)
  const declared = (isNode(node.declaration) ? node.declaration : node) as Node
  const [variable] = (declared.declarations ?? []) as Node[]
  const part = {
    text,
    names: variable ? [String((variable.id as Node).name)] : [],
    isExported: node.type === 'ExportNamedDeclaration',
    isImport: node.type === 'ImportDeclaration',
    uses: namesIn(node),
  }
  const init = variable?.init as Node | undefined
  const isCall = init?.type === 'CallExpression' && (init.callee as Node).name === 'endpoint'
  const [spec] = (isCall ? init.arguments : []) as Node[]
  if (!spec) return part
  const cuts = (spec.properties as Node[]).filter(({ key }) => OF_THE_SERVER.has(String((key as Node).name)))
  const call = cuts.reduceRight(
    (left, { start, end }) =>
      left.slice(0, start - node.start) + left.slice(end - node.start).replace(/^\s*,/, ''),
    text,
  )
  return { ...part, call, uses: new Set() }
}

/** What is made with zod, or with what is made with it; schemas of other files have capitals. */
function schemasAmong(parts: readonly Part[]): Set<Part> {
  const found = new Set<Part>()
  const known = new Set(['z'])
  for (const { isImport, uses } of parts)
    if (isImport)
      for (const name of uses) if (/^[A-Z][a-z]/.test(name) || name === 'typedText') known.add(name)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const part of parts) {
      if (part.isImport || part.call || found.has(part) || part.names.length === 0) continue
      if (![...part.uses].some((name) => known.has(name))) continue
      found.add(part)
      for (const name of part.names) known.add(name)
    }
  }
  return found
}
