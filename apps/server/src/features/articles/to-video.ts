import type { Video } from '@youzine/contract'
import type { videos } from '#schema'

export const toVideo = ({ id, status, progress, error }: typeof videos.$inferSelect): Video => ({
  id,
  status,
  progress,
  url: status === 'finished' ? `/media/video/${id}` : null,
  error,
})
