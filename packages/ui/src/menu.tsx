import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

const itemClass = clsx(
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[6px] px-3 text-[0.95rem] text-ink no-underline outline-none',
  'data-highlighted:bg-wash data-disabled:text-faint',
)

type Props = { trigger: ReactNode; align?: 'start' | 'end'; children: ReactNode }

/**
 * In the place where its trigger stands, so that it belongs to the same landmark; it floats above all the same.
 * Not modal: the page stays scrollable, and an item may open a dialog without the two fighting over focus.
 */
export function Menu({ trigger, align = 'end', children }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="z-30 min-w-60 max-w-[calc(100vw-1.5rem)] animate-appear rounded-base border border-rule bg-sheet p-1.5 shadow-sheet"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item {...rest} className={clsx(itemClass, className)} />
}

export function MenuRule() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-rule" />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-2">{children}</DropdownMenu.Label>
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  onChange: (value: T) => void
}

export function MenuChoice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as T)}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          // Choosing shows its effect at once; the menu stays for a second thought.
          onSelect={(event) => event.preventDefault()}
          className={itemClass}
        >
          {option.icon}
          <span className="mr-auto">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden className="size-4 text-accent" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
