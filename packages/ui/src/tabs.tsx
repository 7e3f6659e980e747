import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  tabs: readonly { value: T; label: string }[]
  /** `line` for sections of a page, `switch` for two or three ways to do one thing. */
  look?: 'line' | 'switch'
  children: ReactNode
}

export function Tabs<T extends string>({ label, value, onChange, tabs, look = 'line', children }: Props<T>) {
  const isSwitch = look === 'switch'
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Radix.List
        aria-label={label}
        className={clsx(
          'flex',
          isSwitch ? 'rounded-full bg-wash p-1' : 'gap-6 overflow-x-auto border-rule border-b',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              'min-h-11 whitespace-nowrap font-medium text-[0.95rem] text-soft transition-colors hover:text-ink',
              'focus-visible:outline-offset-[-2px] data-[state=active]:text-ink',
              isSwitch
                ? 'flex-1 rounded-full px-4 data-[state=active]:bg-raised data-[state=active]:shadow-sheet'
                : '-mb-px border-transparent border-b-2 px-0.5 data-[state=active]:border-accent',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} tabIndex={-1} className="pt-6 focus:outline-none">
      {children}
    </Radix.Content>
  )
}
