import { useRouter } from '@tanstack/react-router'
import type { User } from '@youzine/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { DeleteButton } from '#features/account/delete-button.tsx'
import { DetailsForm } from '#features/account/details-form.tsx'
import { PasswordForm } from '#features/account/password-form.tsx'
import { PhotoSection } from '#features/account/photo-section.tsx'
import { LeaveOuts } from '#features/leave-outs/leave-outs.tsx'
import { WeeklyLetter } from '#features/magazine/weekly-letter.tsx'
import { KeptPhotos } from '#features/own-photos/kept-photos.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Column, PageHeader, Section } from '#ui/type.tsx'
import { SaveDialog } from '../frame/save-dialog.tsx'

export function AccountPage() {
  usePageTitle('Account')
  const user = useUser()
  if (!user) return null
  return (
    <Column width="reading">
      <div className="grid gap-10">
        <PageHeader eyebrow="Subscriber" title="Account" />
        {user.isGuest && <Invitation />}
        {!user.isGuest && <PhotoSection user={user} />}
        <Section title="About you">
          <DetailsForm key={user.id} user={user} />
        </Section>
        {!user.isGuest && (
          <Section title="Password" note="Changing it logs you out everywhere else.">
            <PasswordForm />
          </Section>
        )}
        <Section
          title="Leave out"
          note="Names, words and times that no article, answer or film may use. Articles that did are written again."
        >
          <LeaveOuts />
        </Section>
        <Section
          title="Your photos"
          note="Those you sent along with an archive. Only you see them, unless you put one on a shared page."
        >
          <KeptPhotos />
        </Section>
        {!user.isGuest && (
          <Section title="Letters" note="Off unless you want it. Each letter has a link that ends it.">
            <WeeklyLetter />
          </Section>
        )}
        <YourData user={user} />
      </div>
    </Column>
  )
}

function Invitation() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-4 rounded-base bg-accent-wash px-6 py-6">
      <p className="max-w-[44ch] font-text text-lead leading-snug">
        You are here as a guest, and only this browser can open what is yours. An account lets you come back
        to it from anywhere.
      </p>
      <Button onClick={() => setIsOpen(true)}>Sign Up</Button>
      <SaveDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}

function YourData({ user }: { user: User }) {
  const router = useRouter()
  const toast = useToast()
  const leave = () => {
    void router.navigate({ to: '/' }).then(() => toast('Your account and everything in it is gone.'))
  }
  return (
    <Section
      title="Your data"
      note={user.isGuest ? 'Guests can take it along, too.' : 'Take it along, or have all of it removed.'}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href="/api/account/export" download variant="quiet">
          <Download aria-hidden className="size-4" />
          Download my data
        </ButtonAnchor>
        <DeleteButton onDeleted={leave} />
      </div>
    </Section>
  )
}
