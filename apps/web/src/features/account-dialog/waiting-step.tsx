import { Email } from '@youzine/contract'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#lib/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PasswordField, TextField } from '#ui/text-field.tsx'
import { useChangeAddress, useResend } from './api.ts'

export function WaitingStep({ email }: { email: string | null }) {
  const [isChanging, setIsChanging] = useState(false)
  const resend = useResend()
  const change = useChangeAddress()
  const address = change.data?.pending_email ?? email

  return (
    <div className="grid gap-5">
      <p className="font-text text-lead leading-snug">
        Almost done! Please confirm your email address by opening the link we just sent you.
      </p>
      {address && (
        <p className="text-soft text-sm">
          It went to <strong className="font-semibold text-ink">{address}</strong>. If it is not there in a
          minute, look in the spam folder.
        </p>
      )}
      <p role="status" className="flex items-center gap-3 rounded-base bg-wash px-4 py-3.5">
        <Spinner className="text-accent" />
        Waiting for confirmation...
      </p>
      {resend.isSuccess && !isChanging && (
        <Notice tone="good">Sent once more. Do look in the spam folder, too.</Notice>
      )}
      {resend.isError && <Notice tone="error">{sentenceOf(resend.error)}</Notice>}
      {isChanging ? (
        <AddressForm
          isSending={change.isPending}
          failure={change.isError ? sentenceOf(change.error) : undefined}
          onSend={(next) => change.mutate(next, { onSuccess: () => setIsChanging(false) })}
        />
      ) : (
        <div className="flex flex-wrap gap-x-6">
          <Button variant="link" isLoading={resend.isPending} onClick={() => resend.mutate()}>
            Send it again
          </Button>
          <Button variant="link" onClick={() => setIsChanging(true)}>
            Use another address
          </Button>
        </div>
      )}
    </div>
  )
}

type NewAddress = { email: string; current_password: string }
type AddressProps = { isSending: boolean; failure?: string; onSend: (address: NewAddress) => void }

function AddressForm({ isSending, failure, onSend }: AddressProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = Email.safeParse(email)
    setFault(parsed.error?.issues[0]?.message)
    if (parsed.success && !isSending) onSend({ email: parsed.data, current_password: password })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label="Another address"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fault}
      />
      <PasswordField
        label="The password you just chose"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={failure}
      />
      <Button type="submit" variant="quiet" isLoading={isSending} className="justify-self-start">
        Send the link there
      </Button>
    </form>
  )
}
