import { CONFIG_DEFAULTS, Config } from '@youzine/contract'
import { z } from 'zod'

interface Key {
  path: string
  description: string
  fallback: string
}

type Node = { properties?: Record<string, Node>; description?: string }

/** Every key with what it does and what holds without it, from the schema itself. */
function keysOf(node: Node, defaults: unknown, path: string[] = []): Key[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, inside]) => {
    const fallback = (defaults as Record<string, unknown> | undefined)?.[name]
    const here = [...path, name]
    if (inside.properties) return keysOf(inside, fallback, here)
    return [
      {
        path: here.join('.'),
        description: inside.description ?? '',
        fallback: JSON.stringify(fallback ?? null),
      },
    ]
  })
}

export function KnownKeys() {
  const keys = keysOf(z.toJSONSchema(Config) as Node, CONFIG_DEFAULTS)
  return (
    <dl className="grid gap-3">
      {keys.map(({ path, description, fallback }) => (
        <div key={path} className="grid gap-0.5 border-rule border-t pt-3">
          <dt>
            <code className="font-mono text-[0.9rem]">{path}</code>
          </dt>
          <dd className="text-[0.95rem] text-soft">
            {description}. Without it: <code className="font-mono text-[0.85rem]">{fallback}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
