import { ToggleGroup } from 'radix-ui'

type Props<T extends string> = {
  label: string
  options: readonly { value: T; label: string; src: string }[]
  value: T | undefined
  onChange: (value: T | undefined) => void
  isDisabled?: boolean
}

/** One of a few pictures, or none: choosing the chosen one again takes it back. */
export function PictureChoice<T extends string>({ label, options, value, onChange, isDisabled }: Props<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value ?? ''}
      disabled={isDisabled}
      onValueChange={(next) => onChange(next === '' ? undefined : (next as T))}
      className="-mx-1 flex flex-wrap gap-1.5"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.label}
          title={option.label}
          className="size-12 rounded-full border-2 border-transparent p-0.5 transition-colors hover:border-rule data-[state=on]:border-accent"
        >
          <img src={option.src} alt="" width="40" height="40" className="size-full rounded-full" />
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
