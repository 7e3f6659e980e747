import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { eachPost, moveToOwner } from './queries.ts'

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
  exportFiles: async (db, userId) => {
    const all = []
    for await (const { userId: _, identity: __, ...post } of eachPost(db, userId)) all.push(post)
    return { 'posts.json': asJson(all) }
  },
}
