import { assist } from '../assist.ts'
import type { AssistantQuestion, AssistantReply } from '../model.ts'
import { faultsOf, ruleFaults } from './judge.ts'
import { assistantRequest } from './request.ts'
import type { Expected } from './request-row.ts'

/** A conversation from its first proposal on, and what must hold after each message. */
export interface Session {
  title: string
  description: string
  first: Expected
  turns: [wish: string, expect: Expected][]
}

const questionsIn = (reply: AssistantReply, standing: AssistantQuestion[]) =>
  reply.type === 'questions' ? reply.questions : standing

/** Every way in which a session is not what it should be, by message. */
export function faultsOfSession({ title, description, first, turns }: Session): string[] {
  const start = assistantRequest({ title, description })
  const told = { kind: 'session', title, description }
  const opening = assist(start)
  const found = [
    ...faultsOf({ ...told, expect: first }, { before: [], reply: opening, aliases: [] }),
    ...ruleFaults(opening, []),
  ].map((fault) => `first: ${fault}`)
  let standing = questionsIn(opening, [])
  turns.forEach(([wish, expect], at) => {
    const earlier = turns.slice(0, at).map(([message]) => message)
    const reply = assist({ ...start, questions: standing, wish, earlier })
    const now = questionsIn(reply, standing)
    // What only answers leaves all as it was, and is judged by that.
    const judged = expect.reply === 'text' ? reply : { ...reply, type: 'questions' as const, questions: now }
    const faults = [
      ...faultsOf({ ...told, wish, expect }, { before: standing, reply: judged, aliases: [] }),
      ...ruleFaults(reply, []),
    ]
    found.push(...faults.map((fault) => `${wish}: ${fault}`))
    standing = now
  })
  return found
}
