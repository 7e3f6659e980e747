export { articleText, citedIds } from './article-text.ts'
export { cleanHtml, plainText, readingMinutes } from './clean-html.ts'
export { contentOf } from './content.ts'
export { createArticlesFeature } from './feature.ts'
export { type Highlights, highlightsOf, isClear, type Line, type Step } from './highlights.ts'
export { writeArticle } from './jobs.ts'
export { singleSpaced } from './left-over.ts'
export { pictureOf } from './picture.ts'
export {
  type CorrectionRow,
  countByImport,
  deleteCorrection,
  findOwnedArticle,
  insertCorrection,
  insertGeneration,
  listCorrections,
  listTopicsBegun,
} from './queries.ts'
export { stripArticles } from './rewriting.ts'
export { listShownPosts } from './shown-posts.ts'
export { toVideo } from './to-video.ts'
