import type { ArticleBlock } from '@youzine/contract'
import made from './sample-issue.json'

type SampleIssue = {
  titles: string[]
  rhythm: { year: number; weeks: number[] }[]
  lead: {
    topic: string
    title: string
    standfirst: string
    paragraphs: { html: string; block: ArticleBlock | null }[]
  }
}

/** The sample person's issue, as the built-in author gives it: made with the pages (`scripts/write-sample-issue.ts`). */
export const sampleIssue = made as SampleIssue
