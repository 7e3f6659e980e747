export { createPostsFeature } from './feature.ts'
export {
  deleteLeaveOut,
  findOwnPost,
  insertLeaveOut,
  type LeaveOutRow,
  leaveOutsMark,
  listLeaveOutsOf,
  settleLeaveOuts,
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
  sumPostBytes,
  type ToldPost,
  unknownOf,
} from './queries.ts'
