import { listAsJson, type PersonalData } from '#platform/personal-data.ts'
import { eachPost, moveToOwner, type PostRow } from './queries.ts'

export {
  countEmbedded,
  countPosts,
  deletePostsOf,
  eachPost,
  eachText,
  insertPosts,
  insertVectors,
  listEmbedded,
  listTexts,
  listToEmbed,
  loadVectors,
  type NewPost,
  type PostRow,
  recount,
  type ToldPost,
} from './queries.ts'

export const postsOfPeople: PersonalData = {
  move: moveToOwner,
  exportFiles: async (db, userId) => ({ 'posts.json': listAsJson(withoutInside(eachPost(db, userId))) }),
}

async function* withoutInside(posts: AsyncIterable<PostRow>) {
  for await (const { userId: _, identity: __, ...post } of posts) yield post
}
