import { Eyebrow } from '#ui/type.tsx'

const COLOURS = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['raised', 'bg-raised'],
  ['wash', 'bg-wash'],
  ['rule', 'bg-rule'],
  ['edge', 'bg-edge'],
  ['faint', 'bg-faint'],
  ['soft', 'bg-soft'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['accent-wash', 'bg-accent-wash'],
  ['good', 'bg-good'],
  ['good-wash', 'bg-good-wash'],
  ['warn', 'bg-warn'],
  ['warn-wash', 'bg-warn-wash'],
  ['cover', 'bg-cover'],
] as const

export function KitTokens() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Eyebrow>Eyebrow, the museum of small objects</Eyebrow>
        <p className="masthead font-display">Youzine</p>
        <h3 className="text-title">The stapler is still broken</h3>
        <p className="font-text text-soft text-tagline italic leading-tight">You as AI sees you</p>
        <p className="max-w-measure font-text text-lead leading-relaxed">
          The collection opens on 21 January 2019 with an inventory. “New job! From today I’m the only
          librarian at St Hilda’s secondary.” Five years later the pupils have changed. Zażółć gęślą jaźń,
          Ελλάδα, 日本, 🦊.
        </p>
        <p>
          Plain words for controls, <span className="text-soft">soft ones</span> and{' '}
          <span className="text-faint">faint ones</span>, 0123456789.
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {COLOURS.map(([name, className]) => (
          <li key={name} className="text-faint text-sm">
            <span className={`mb-1 block h-12 rounded-base border border-rule ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
