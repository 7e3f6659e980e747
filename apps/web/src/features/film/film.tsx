import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Article, makeVideo, VIDEO_TEMPLATES } from '@youzine/contract'
import { Clapperboard, Volume2, VolumeX } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '#lib/api-client.ts'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Progress } from '#ui/progress.tsx'

export const canBeFilmed = ({ template_id }: Article) => VIDEO_TEMPLATES.some((key) => key === template_id)

type Props = {
  article: Article
  /** Asked before anything is made; false when the reader has something else to do first. */
  mayAsk: () => boolean
}

export function FilmButton({ article, mayAsk }: Props) {
  const client = useQueryClient()
  const film = useMutation({
    mutationFn: () => api(makeVideo, { params: { id: String(article.id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['article', String(article.id)] }),
    onError: (error) => console.warn('The video could not be asked for.', error),
  })
  if (article.video && article.video.status !== 'failed') return null
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Clapperboard aria-hidden className="size-4.5" />}
      isLoading={film.isPending}
      onClick={() => mayAsk() && film.mutate()}
    >
      Generate Video
    </Button>
  )
}

/** Being made, made, or failed. */
export function Film({ article: { title, video } }: { article: Article }) {
  if (!video) return null
  if (video.status === 'failed') return <Notice tone="error">{video.error}</Notice>
  if (!video.url)
    return (
      <div className="grid gap-2 rounded-base bg-wash px-5 py-4">
        <Progress label="Making your video" percent={Math.max(2, video.progress)} />
        <p className="text-soft text-sm">It takes about half a minute. You can go on reading.</p>
      </div>
    )
  return <Player title={title} url={video.url} />
}

function Player({ title, url }: { title: string; url: string }) {
  const player = useRef<HTMLVideoElement>(null)
  const [isMuted, setIsMuted] = useState(false)
  const Icon = isMuted ? VolumeX : Volume2
  return (
    <figure className="grid justify-items-start gap-4">
      {/* biome-ignore lint/a11y/useMediaCaption: nobody speaks in it; its words are the article's own, and written. */}
      <video
        ref={player}
        src={url}
        controls
        playsInline
        preload="metadata"
        width={1080}
        height={1920}
        aria-label={`A short video of “${title}”`}
        onVolumeChange={({ currentTarget }) => setIsMuted(currentTarget.muted)}
        className="aspect-[9/16] h-auto w-full max-w-[17rem] rounded-base bg-cover shadow-sheet"
      />
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={`${url}?download=1`} download variant="quiet" size="sm">
          Download video
        </ButtonAnchor>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={isMuted}
          icon={<Icon aria-hidden className="size-4.5" />}
          onClick={() => {
            if (player.current) player.current.muted = !player.current.muted
          }}
        >
          Mute
        </Button>
      </div>
    </figure>
  )
}
