import { creatorTopicsQuery } from '#features/studio/api.ts'
import { TopicList } from '#features/studio/topic-list.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CreatorList } from '../creator-list.tsx'

export const CreatorTemplatesPage = () => (
  <CreatorList
    title="Your Topics"
    what="topics"
    query={creatorTopicsQuery}
    create={
      <ButtonLink to="/creator/templates/$templateId" params={{ templateId: 'new' }}>
        Create Topic
      </ButtonLink>
    }
  >
    {(topics) => <TopicList topics={topics} />}
  </CreatorList>
)
