import type { Sent } from './browser.ts'
import type { Person } from './people.ts'
import { aDraft, aPublishedSurvey, aSurvey } from './surveys.ts'

interface Scene {
  owner: Person
  state: string
}
type Arrange = (scene: Scene) => Promise<{ url?: string; sent?: Sent }> | { url?: string; sent?: Sent }

const inState = ({ owner, state }: Scene) =>
  state.startsWith('draft') ? aSurvey(owner) : aPublishedSurvey(owner)

/** How to call each route of surveys so that only the role decides the answer. */
export const surveyArrangements: Record<string, Arrange> = {
  'GET /api/surveys': () => ({}),
  'GET /api/creator/surveys': () => ({}),
  'POST /api/creator/surveys': () => ({ sent: { json: aDraft() } }),
  'GET /api/creator/surveys/{id}': async (scene) => ({
    url: `/api/creator/surveys/${(await inState(scene)).id}`,
  }),
  'PUT /api/creator/surveys/{id}': async (scene) => ({
    url: `/api/creator/surveys/${(await inState(scene)).id}`,
    sent: { json: aDraft() },
  }),
  'PATCH /api/creator/surveys/{id}': async (scene) => ({
    url: `/api/creator/surveys/${(await inState(scene)).id}`,
    sent: { json: { status: 'archived' } },
  }),
  'DELETE /api/creator/surveys/{id}': async (scene) => ({
    url: `/api/creator/surveys/${(await inState(scene)).id}`,
  }),
  'POST /api/creator/surveys/{id}/duplicate': async (scene) => ({
    url: `/api/creator/surveys/${(await inState(scene)).id}/duplicate`,
  }),
  'GET /api/creator/surveys/{id}/results': async (scene) => ({
    url: `/api/creator/surveys/${(await inState(scene)).id}/results`,
  }),
  'GET /api/creator/surveys/{id}/results.csv': async (scene) => ({
    url: `/api/creator/surveys/${(await inState(scene)).id}/results.csv`,
  }),
  'GET /api/user/surveys': () => ({}),
  'GET /api/user/surveys/{id}/responses': async (scene) => ({
    url: `/api/user/surveys/${(await inState(scene)).id}/responses`,
  }),
  'POST /api/user/surveys/{id}/responses/{questionId}': async (scene) => {
    const { id, questions } = await inState(scene)
    const question_id = questions[0]?.id
    return {
      url: `/api/user/surveys/${id}/responses/${question_id}`,
      sent: { json: { question_id, response_json: { text: 'x' }, status: 'saved' } },
    }
  },
  'PUT /api/user/surveys/{id}/progress': async (scene) => ({
    url: `/api/user/surveys/${(await inState(scene)).id}/progress`,
    sent: { json: { last_question_idx: 0 } },
  }),
}
