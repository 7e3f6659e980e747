import type { BuiltInAuthor, MaterialSource } from '#features/author/index.ts'
import type { Feature } from '#platform/feature.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { createAnswerRuns } from './answer-runs.ts'
import { createAuthorSide } from './author-side.ts'
import { articleOf, createChat } from './chat.ts'
import { createNearness } from './nearness.ts'
import { listByOwner, moveChats } from './queries.ts'
import { chatRoutes } from './routes.ts'
import { createAnswerWriter } from './write-answer.ts'

const personalData: PersonalData = {
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

interface Options {
  platform: Platform
  author: BuiltInAuthor
  material: MaterialSource
  embed(text: string): Promise<Int8Array | undefined>
}

export function createChatFeature({ platform, author, material, embed }: Options) {
  const { db, llm, log } = platform
  const authorSide = createAuthorSide(author, material, createNearness({ db, embed, log }))
  const writeAnswer = createAnswerWriter({ db, llm, embed, articleOf: articleOf(db), author: authorSide })
  const runs = createAnswerRuns({ ...platform, writeAnswer })
  const chat = createChat({ ...platform, runs, author: authorSide })
  return {
    routes({ http, route, sockets }) {
      chatRoutes(http, route, { db, chat, runs, sockets, log })
      http.addHook('onClose', () => runs.close())
    },
    personalData,
    begin: runs.endLeftBehind,
  } satisfies Feature
}
