import { Monitor, Moon, Sun } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { chooseEdition, type Edition, useEdition } from './theme.ts'

export const editions = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden className="size-4" /> },
  { value: 'light', label: 'Day edition', icon: <Sun aria-hidden className="size-4" /> },
  { value: 'dark', label: 'Night edition', icon: <Moon aria-hidden className="size-4" /> },
] as const satisfies readonly { value: Edition; label: string; icon: unknown }[]

export function ThemeSwitch() {
  const edition = useEdition()
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="Edition"
      value={edition}
      onValueChange={(next) => next && chooseEdition(next as Edition)}
      className="flex"
    >
      {editions.map(({ value, label, icon }) => (
        <ToggleGroup.Item
          key={value}
          value={value}
          aria-label={label}
          title={label}
          className="grid size-11 place-items-center rounded-full text-faint transition-colors hover:text-ink data-[state=on]:bg-wash data-[state=on]:text-ink"
        >
          {icon}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
