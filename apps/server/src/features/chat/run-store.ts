import type { RunStore } from '#platform/runs/runs.ts'
import {
  deleteChunks,
  deleteOldChunks,
  endMessage,
  holdMessages,
  insertChunks,
  listAbandoned,
  listChunks,
  type MessageRow,
} from './queries.ts'

export type AnswerEnd = Partial<MessageRow>

/** An answer is a run: its message is the row, the conversation the room. */
export const answerStore: RunStore<MessageRow, AnswerEnd> = {
  roomOf: ({ conversationId }) => conversationId,
  insertPieces: (on, rows) =>
    insertChunks(
      on,
      rows.map(({ runId, ...row }) => ({ ...row, messageId: runId })),
    ),
  listPieces: listChunks,
  deletePieces: deleteChunks,
  deleteOldPieces: deleteOldChunks,
  hold: holdMessages,
  listAbandoned,
  end: endMessage,
}
