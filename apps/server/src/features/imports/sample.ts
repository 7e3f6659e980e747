import { importTexts } from '@youzine/contract'
import { deletePostsOf } from '#features/posts/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { problem } from '#platform/problem.ts'
import { removeFiles } from '#platform/storage/jobs.ts'
import { deleteImport, hasOwnImport, hasSampleImport, listSampleImports } from './queries.ts'

export type Sample = ReturnType<typeof createSample>

interface Options {
  jobs: Jobs
  /** What was written from an import goes; answers the files that went with it. */
  removeWritten(tx: Transaction, importId: number): Promise<string[]>
  /** So do its pictures. */
  removePhotos(tx: Transaction, userId: number): Promise<string[]>
}

/** The made-up person's archive is nobody's: it never mixes with what somebody posted themselves. */
export function createSample({ jobs, removeWritten, removePhotos }: Options) {
  async function remove(tx: Transaction, userId: number) {
    const keys: string[] = []
    for (const { id } of await listSampleImports(tx, userId)) {
      keys.push(...(await removeWritten(tx, id)))
      keys.push(...(await deleteImport(tx, id)))
    }
    keys.push(...(await removePhotos(tx, userId)))
    await deletePostsOf(tx, userId)
    if (keys.length) await jobs.enqueue(tx, removeFiles, { keys })
  }

  return {
    /** Before anything is added: the sample goes when somebody brings their own, and does not come on top of it. */
    async makeWay(tx: Transaction, userId: number, isSample: boolean) {
      if (isSample && (await hasOwnImport(tx, userId))) throw problem('conflict', importTexts.hasOwn)
      if (!isSample && (await hasSampleImport(tx, userId))) await remove(tx, userId)
    },

    personalData: {
      /** A guest who only tried it brings nothing along to an account that has something already. */
      async move(tx, guestId, memberId) {
        if (!(await hasSampleImport(tx, guestId))) return
        if ((await hasOwnImport(tx, memberId)) || (await hasSampleImport(tx, memberId)))
          await remove(tx, guestId)
      },
      exportFiles: async () => ({}),
    } satisfies PersonalData,
  }
}
