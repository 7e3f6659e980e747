import { asJson, listAsJson, type PersonalData } from '#platform/personal-data.ts'
import { listLeaveOutsOf } from './leave-outs.ts'
import { eachPost, moveToOwner, type PostRow } from './queries.ts'

export {
  applyLeaveOuts,
  deleteLeaveOut,
  findOwnPost,
  insertLeaveOut,
  type LeaveOutRow,
  leaveOutsMark,
  listLeaveOutsOf,
} from './leave-outs.ts'

export {
  countEmbedded,
  countPosts,
  deletePostsOf,
  eachPost,
  eachText,
  hasManyPosts,
  insertPosts,
  insertVectors,
  listEmbedded,
  listOfDay,
  listTexts,
  listTextsBetween,
  listToEmbed,
  loadVectors,
  MANY_POSTS,
  type NewPost,
  type PostRow,
  refreshStatistics,
  type ToldPost,
} from './queries.ts'

export const postsOfPeople: PersonalData = {
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
