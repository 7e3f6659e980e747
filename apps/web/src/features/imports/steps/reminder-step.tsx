import { looksLikeEmail, reminderTexts } from '@youzine/contract'
import { type FormEvent, useState } from 'react'
import { detailOr } from '#lib/api-error.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSetReminder } from '../api.ts'

type Props = { firstName: string; onSaved: () => void }

export function ReminderStep({ firstName, onSaved }: Props) {
  const [type, setType] = useState<'email' | 'phone'>('email')
  const [contact, setContact] = useState('')
  const [fault, setFault] = useState<string>()
  const reminder = useSetReminder()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong =
      type === 'phone'
        ? reminderTexts.noPhones
        : looksLikeEmail(contact.trim())
          ? undefined
          : reminderTexts.invalidEmail
    setFault(wrong)
    if (wrong || reminder.isPending) return
    reminder.mutate(
      { type, contact, first_name: firstName },
      { onSuccess: onSaved, onError: (error) => setFault(detailOr(error, reminderTexts.failed)) },
    )
  }

  return (
    <div className="grid max-w-xl gap-7">
      <h1 className="text-title">
        It can take more than a day to get your archive... Want us to remind you to look for it?
      </h1>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={type === 'email' ? 'primary' : 'quiet'}
          aria-pressed={type === 'email'}
          onClick={() => setType('email')}
        >
          Remind me via email
        </Button>
        <Button
          variant={type === 'phone' ? 'primary' : 'quiet'}
          aria-pressed={type === 'phone'}
          onClick={() => setType('phone')}
        >
          or phone
        </Button>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={type === 'email' ? 'Email' : 'Phone'}
          type={type === 'email' ? 'email' : 'tel'}
          autoComplete={type === 'email' ? 'email' : 'tel'}
          required
          value={contact}
          onChange={(event) => setContact(event.target.value)}
          error={fault}
          help={
            type === 'email'
              ? 'One mail tomorrow, one more in three days if the archive is still missing, then none.'
              : undefined
          }
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isLoading={reminder.isPending}>
            Save
          </Button>
          <ButtonLink to="/" variant="link">
            No, thank you
          </ButtonLink>
        </div>
      </form>
    </div>
  )
}

export function RemindedStep() {
  return (
    <div className="grid gap-6">
      <h1 className="text-title">All set!</h1>
      <p className="max-w-[46ch] font-text text-lead text-soft">
        We will write to you. The link in the mail leads straight to the upload.
      </p>
      <ButtonLink
        from="/import/{-$code}"
        to="."
        search={{ step: 'question' }}
        variant="quiet"
        className="justify-self-start"
      >
        Start Over
      </ButtonLink>
    </div>
  )
}
