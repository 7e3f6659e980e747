import { FirstName } from '@youzine/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

export function NameStep({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = FirstName.safeParse(name)
    setFault(read.error?.issues[0]?.message)
    if (read.success) onName(read.data)
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-6">
      <h1 className="text-title">What do friends call you?</h1>
      <TextField
        label="First name"
        help="We'll use this in fun stories and analysis about you"
        placeholder="e.g. Billy"
        autoComplete="given-name"
        autoFocus
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fault}
      />
      <Button type="submit" className="justify-self-start">
        Continue
      </Button>
    </form>
  )
}
