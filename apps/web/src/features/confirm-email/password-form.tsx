import { problems } from '@youzine/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/text-field.tsx'
import { PageHeader } from '#ui/type.tsx'

type Props = { isSending: boolean; failure: string | undefined; onSend: (password: string) => void }

/** In another browser than the one that signed up: whoever signed up knows the password. */
export function PasswordForm({ isSending, failure, onSend }: Props) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(password ? undefined : problems.password_needed.message)
    if (password && !isSending) onSend(password)
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-6">
      <PageHeader eyebrow="One last thing" title="Is this you?">
        Enter the password you signed up with, and your address counts. If you did not sign up, close this
        page: nobody can use your address then.
      </PageHeader>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fault ?? failure}
      />
      <Button type="submit" isLoading={isSending} className="justify-self-start">
        Confirm my email address
      </Button>
    </form>
  )
}
