import { Link } from '@tanstack/react-router'
import { generationTexts, MAX_ARTICLES_PER_TEMPLATE, type User } from '@youzine/contract'
import type { Generation } from '#lib/generation/use-generation.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type Props = {
  user: User | null
  isComplete: boolean
  articleCount: number
  generation: Generation
  /** Where a visitor comes back to. */
  path: string
  onGuest: () => void
}

/** Why it cannot be written now, in the words of the page. */
function obstacle({ user, isComplete, articleCount }: Props): string | null {
  if (!user || user.isGuest) return null
  if (!isComplete) return generationTexts.requirements
  return articleCount >= MAX_ARTICLES_PER_TEMPLATE ? generationTexts.limit(MAX_ARTICLES_PER_TEMPLATE) : null
}

export function WriteAboutMe(props: Props) {
  const { user, generation, path, onGuest } = props
  const hindered = obstacle(props)
  const click = () => {
    if (user?.isGuest) onGuest()
    else if (!hindered && !generation.isPending) generation.mutate(undefined)
  }
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          disabled={!user || hindered !== null}
          isLoading={generation.isPending || generation.isSuccess}
          onClick={click}
        >
          Write About Me
        </Button>
        {!user && (
          <p className="text-soft">
            <Link to="/login" search={{ next: path }} className="text-link inline-block py-2.5">
              Log in
            </Link>{' '}
            to have it written.
          </p>
        )}
        {hindered && <p className="text-soft">{hindered}</p>}
      </div>
      <p role="status" className="font-text text-lead text-soft empty:hidden">
        {generation.isPending && 'Writing… this takes a moment. It opens here when it is done.'}
      </p>
      {generation.failure && (
        <Notice tone="error">
          {generation.failure.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
