import { type Article, NAMES_SHOWN, type NameShown, type User } from '@youzine/contract'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/text-field.tsx'
import { useSharing } from './api.ts'
import { ExistingLink } from './existing-link.tsx'
import { aboutWhom, linkOf, shownName } from './names.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { Pictures } from './pictures.tsx'
import { SharedPreview } from './shared-preview.tsx'

type Props = { article: Article; user: User; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** First the question, then the link; what it shows can be changed later, and the link be taken back. */
export function ShareDialog({ article, user, isOpen, onOpenChange }: Props) {
  const sharing = useSharing(article.id)
  const { share } = article
  const [nameShown, setNameShown] = useState<NameShown>(share?.name_shown ?? 'full')
  const chooseName = (name: NameShown) => {
    setNameShown(name)
    if (!share) return
    const wish = { discoverable: share.discoverable, name_shown: name }
    // What is not stored must not look as if it were: strangers still see the name from before.
    sharing.share.mutate(wish, { onError: () => setNameShown(share.name_shown) })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={share ? 'Your link' : 'Share this article'}
      description={
        share
          ? 'Whoever has it can read this article, and nothing else of yours.'
          : 'It gets an address of its own. Whoever has the address can read this article, and nothing else of yours.'
      }
    >
      <div className="grid gap-6">
        <SelectField
          label="The name above it"
          help="The article itself may still use your first name."
          value={nameShown}
          onChange={({ target }) => chooseName(target.value as NameShown)}
        >
          {NAMES_SHOWN.map((name) => (
            <option key={name} value={name}>
              {labels(user)[name]}
            </option>
          ))}
        </SelectField>
        {share ? (
          <ExistingLink share={share} sharing={sharing} nameShown={nameShown} />
        ) : (
          <Question sharing={sharing} nameShown={nameShown} />
        )}
        {sharing.hasFailed && (
          <Notice tone="error">That did not work. Check your connection and try again.</Notice>
        )}
        <PhotoChoice article={article} sharing={sharing} />
        <Pictures article={article} nameShown={nameShown} link={share ? linkOf(share.hash) : null} />
        <Preview article={article} user={user} nameShown={nameShown} />
      </div>
    </Dialog>
  )
}

const labels = ({ firstName, lastName }: User): Record<NameShown, string> => ({
  full: `${firstName} ${lastName}`.trim() || 'Your full name',
  first: `Only ${firstName || 'your first name'}`,
  none: 'No name at all',
})

type QuestionProps = { sharing: ReturnType<typeof useSharing>; nameShown: NameShown }

function Question({ sharing, nameShown }: QuestionProps) {
  const answer = (discoverable: boolean) => sharing.share.mutate({ discoverable, name_shown: nameShown })
  return (
    <fieldset className="grid gap-4 border-rule border-t pt-5">
      <legend className="sr-only">Make it discoverable?</legend>
      <div className="grid gap-1.5">
        <h3 className="text-[1.3rem]">Make it discoverable?</h3>
        <p className="max-w-[52ch] font-text text-[1.05rem] text-soft">
          Discoverable articles may be listed on Youzine and found by search engines. Otherwise only people
          you give the link to will ever see it.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={sharing.isBusy} onClick={() => answer(false)}>
          No, only with the link
        </Button>
        <Button variant="quiet" disabled={sharing.isBusy} onClick={() => answer(true)}>
          Yes, let it be found
        </Button>
      </div>
    </fieldset>
  )
}

function Preview({ article, user, nameShown }: { article: Article; user: User; nameShown: NameShown }) {
  const { first, last } = shownName(user, nameShown)
  return (
    <details className="group border-rule border-t">
      <summary className="flex min-h-12 list-none items-center text-[0.95rem] text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="text-link">See it as a stranger will</span>
      </summary>
      <section
        aria-label="As a stranger will see it"
        // Scrolls, and so must be reachable for those who scroll by keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus.
        tabIndex={0}
        className="mt-3 max-h-[50vh] overflow-y-auto rounded-base border border-rule bg-paper p-5 sm:p-7"
      >
        <SharedPreview about={aboutWhom(first, last)} title={article.title} body={article.body} />
      </section>
    </details>
  )
}
