import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { PasswordField, TextField } from '#ui/text-field.tsx'
import type { AccountFields } from './account-form.ts'

type Props = { register: UseFormRegister<AccountFields>; errors: FieldErrors<AccountFields> }

export function LogInFields({ register, errors }: Props) {
  return (
    <>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
    </>
  )
}

export function SignUpFields({ register, errors, isNameLocked }: Props & { isNameLocked: boolean }) {
  return (
    <>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          readOnly={isNameLocked}
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirm_password?.message}
          {...register('confirm_password')}
        />
      </div>
    </>
  )
}
