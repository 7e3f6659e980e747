import type { Feature } from '#platform/feature.ts'
import { asJson, listAsJson, type PersonalData } from '#platform/personal-data.ts'
import { listLeaveOutsOf } from './leave-outs.ts'
import { eachPost, moveToOwner, type PostRow } from './queries.ts'

const personalData: PersonalData = {
  move: moveToOwner,
  exportFiles: async (db, userId) => ({
    'posts.json': listAsJson(withoutInside(eachPost(db, userId))),
    'leave-outs.json': asJson(
      (await listLeaveOutsOf(db, userId)).map(({ wish: { userId: _, ...wish } }) => wish),
    ),
  }),
}

async function* withoutInside(posts: AsyncIterable<PostRow>) {
  for await (const { userId: _, identity: __, ...post } of posts) yield post
}

export const createPostsFeature = () => ({ personalData }) satisfies Feature
