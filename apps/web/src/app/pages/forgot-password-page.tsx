import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ForgotForm } from '#features/password-reset/forgot-form.tsx'
import { usePageTitle } from '#lib/page-title.ts'
import { Notice } from '#ui/notice.tsx'
import { Column, PageHeader } from '#ui/type.tsx'

export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?')
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Column width="form">
      <div className="grid gap-8">
        <PageHeader eyebrow="Subscribers" title="Forgot your password?">
          It happens to the best of us. Tell us your address, and we will send you a link to set a new one.
        </PageHeader>
        {sentTo ? (
          <Notice tone="good">
            If <strong>{sentTo}</strong> has an account, a link is on its way. Do look in the spam folder,
            too.
          </Notice>
        ) : (
          <ForgotForm onSent={setSentTo} />
        )}
        <p className="border-rule border-t pt-4 text-[0.95rem] text-soft">
          It came back to you?{' '}
          <Link to="/login" className="text-link inline-block py-2.5 text-ink">
            Log in
          </Link>
        </p>
      </div>
    </Column>
  )
}
