import type { ArticlePicture } from '@youzine/contract'
import type { articles } from '#schema'

const LEAST_POINTS = 5

/** The best thing of an article that can be shown without its words: its drawing, or a chart of five points or more. */
export function pictureOf({
  figures,
  paragraphs,
}: Pick<typeof articles.$inferSelect, 'figures' | 'paragraphs'>): ArticlePicture | null {
  for (const figure of figures) {
    if (figure.kind === 'animal') return { kind: 'animal', animal: figure.animal }
    if (figure.kind === 'wheel') {
      const { kind, months, weekdays, hours, days, returning } = figure
      return { kind, months, weekdays, hours, days, returning }
    }
  }
  for (const { block } of paragraphs)
    if (block?.form === 'series' && block.points.length >= LEAST_POINTS)
      return {
        kind: 'series',
        is_rank: block.is_rank,
        points: block.points.map(({ date, label, value }) => ({ date, label, value })),
      }
  const strands = figures.find((figure) => figure.kind === 'strands')
  return strands ? { kind: 'strands', strands: strands.strands } : null
}
