import { CheckboxField } from '#ui/checkbox-field.tsx'
import { PasswordField, SelectField, TextareaField, TextField } from '#ui/text-field.tsx'

export function KitFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="What do friends call you?"
        placeholder="e.g. Billy"
        help="We'll use this in fun stories and analysis about you"
      />
      <TextField
        label="Email"
        type="email"
        defaultValue="nora@"
        error="Please enter a valid email address"
        help="Both an error and a help text."
      />
      <TextField label="First name" readOnly defaultValue="Nora" />
      <TextField label="Not now" disabled defaultValue="Disabled" />
      <PasswordField label="Password" defaultValue="correct horse" />
      <PasswordField label="Confirm password" error="Passwords do not match" />
      <SelectField label="Genre" defaultValue="2">
        <option value="1">Astrology</option>
        <option value="2">Roasts</option>
      </SelectField>
      <SelectField label="Genre" error="Choose one">
        <option value="">None</option>
      </SelectField>
      <TextareaField label="Note" className="sm:col-span-2" placeholder="Ran 5k before breakfast" />
      <TextareaField label="Note" className="sm:col-span-2" error="A note is required" />
      <CheckboxField
        label="Make it discoverable"
        help="Others find it on the trending page."
        defaultChecked
      />
      <CheckboxField label="I have read this" error="Please tick this box" />
    </div>
  )
}
