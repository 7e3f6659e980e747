import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { listByOwner, moveChats } from './queries.ts'

export { createAnswerRuns } from './answer-runs.ts'
export { createAuthorSide } from './author-side.ts'
export { articleOf, createChat } from './chat.ts'
export { chatRoutes } from './routes.ts'
export { createAnswerWriter } from './write-answer.ts'

export const chatsOfPeople: PersonalData = {
  move: moveChats,
  exportFiles: async (db, userId) => {
    const said = await listByOwner(db, userId)
    return {
      'chats.json': asJson(
        said.map(({ message: { role, content, createdAt }, title }) => ({
          article: title,
          role,
          content,
          at: createdAt.toISOString(),
        })),
      ),
    }
  },
}
