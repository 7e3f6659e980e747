import type { Article } from '@youzine/contract'
import { useState } from 'react'
import { AskDock } from '#features/chat/ask-dock.tsx'
import { useUser } from '#lib/session.ts'
import { SaveDialog } from '../frame/save-dialog.tsx'

/** The chat about an article; a guest may type, and is asked for an account before it is sent. */
export function ArticleChat({ article }: { article: Article }) {
  const user = useUser()
  const [isSaving, setIsSaving] = useState(false)
  return (
    <>
      <AskDock
        key={article.id}
        articleId={article.id}
        isMember={user !== null && !user.isGuest}
        onGuest={() => setIsSaving(true)}
      />
      <SaveDialog isOpen={isSaving} onOpenChange={setIsSaving} reason="to ask this article" />
    </>
  )
}
