import type { Article } from '@youzine/contract'
import { useState } from 'react'
import { ChatPanel } from '#features/chat/chat-panel.tsx'
import { useUser } from '#lib/session.ts'
import { SaveDialog } from '../frame/save-dialog.tsx'

/** The chat about an article; a guest may type, and is asked for an account before it is sent. */
export function ArticleChat({ article }: { article: Article }) {
  const user = useUser()
  const [isSaving, setIsSaving] = useState(false)
  return (
    <>
      <ChatPanel
        articleId={article.id}
        isMember={user !== null && !user.isGuest}
        onGuest={() => setIsSaving(true)}
      />
      <SaveDialog isOpen={isSaving} onOpenChange={setIsSaving} reason="to ask this article" />
    </>
  )
}
