import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseEdition, type Edition, useEdition } from './theme.ts'

export const editions = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden className="size-4" /> },
  { value: 'light', label: 'Day edition', icon: <Sun aria-hidden className="size-4" /> },
  { value: 'dark', label: 'Night edition', icon: <Moon aria-hidden className="size-4" /> },
] as const satisfies readonly { value: Edition; label: string; icon: unknown }[]

export function ThemeSwitch() {
  const edition = useEdition()
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Edition" className="flex">
      {editions.map(({ value, label, icon }) => (
        <label
          key={value}
          title={label}
          className="relative grid size-11 cursor-pointer place-items-center rounded-full text-faint transition-colors hover:text-ink has-checked:bg-wash has-checked:text-ink"
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={label}
            checked={edition === value}
            onChange={() => chooseEdition(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          {icon}
        </label>
      ))}
    </div>
  )
}
