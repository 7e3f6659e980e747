import { SAMPLE_NAME } from '@youzine/contract'
import { ButtonLink } from '#ui/button.tsx'

/** Nobody should take a made-up life for their own. */
export function SampleBar() {
  return (
    <aside
      aria-label="About this magazine"
      data-noprint
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-rule border-y bg-wash px-4 py-2.5 text-[0.95rem] text-soft sm:px-8 lg:px-12"
    >
      <p>This is {SAMPLE_NAME}’s magazine. She is made up, and so is her archive.</p>
      <ButtonLink to="/import/{-$code}" variant="quiet">
        Make mine
      </ButtonLink>
    </aside>
  )
}
