import { ButtonLink } from '#ui/button.tsx'

export function QuestionStep() {
  return (
    <div className="grid gap-7">
      <h1 className="text-title">Do you have your Facebook archive yet?</h1>
      <p className="max-w-[46ch] font-text text-lead text-soft leading-relaxed">
        It is the zip file that Facebook makes of your information when you ask for it. If you have never
        asked, it takes a few minutes to do, and a day or so to arrive.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink from="/import/{-$code}" to="." search={{ step: 'upload' }}>
          Yes
        </ButtonLink>
        <ButtonLink from="/import/{-$code}" to="." search={{ step: 'guide' }} variant="quiet">
          No
        </ButtonLink>
      </div>
    </div>
  )
}
