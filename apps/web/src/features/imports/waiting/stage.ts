import { IMPORT_STAGES, type ImportProgress, type ImportStage, importPercent } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'

/** What the browser itself is doing, before the server takes over. */
export type LocalWork = { stage: 'preliminary' | 'extract' | 'upload'; fraction: number }

export type BarState = { percent: number; label: string; note?: string; isOver: boolean }

const labelOf = (stage: ImportStage) => IMPORT_STAGES.find(({ key }) => key === stage)?.label ?? ''
const fractionOf = (done: number, total: number) => (total > 0 ? done / total : 0)

export const localBar = ({ stage, fraction }: LocalWork): BarState => ({
  percent: importPercent(stage, fraction),
  label: labelOf(stage),
  isOver: false,
})

export function importBar(progress: ImportProgress): BarState {
  const { status, post_count, total_count, articles_done, articles_expected } = progress
  if (status === 'finished') return { percent: 100, label: 'Articles complete! 🎉', isOver: true }
  const note =
    post_count > 0 ? `${new Intl.NumberFormat(INTERFACE).format(post_count)} imported ✨` : undefined
  const isWriting = status === 'generating_magazine'
  const stage: ImportStage = isWriting ? 'magazine' : status === 'uploaded' ? 'upload' : 'embed'
  const fraction = isWriting
    ? fractionOf(articles_done, articles_expected)
    : status === 'uploaded'
      ? 1
      : fractionOf(post_count, total_count)
  return { percent: importPercent(stage, fraction), label: labelOf(stage), note, isOver: status === 'failed' }
}

/** Long enough to read: 400 ms a word, at least 3 and at most 30 seconds. */
export const quoteMs = (text: string) =>
  Math.min(30_000, Math.max(3000, text.trim().split(/\s+/).length * 400))
