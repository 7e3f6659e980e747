import { type Article, type NameShown, type PictureFile, pictureAddress } from '@youzine/contract'
import { clsx } from 'clsx'
import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonAnchor } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { canSend, send } from './send.ts'

const PICTURES: { file: PictureFile; label: string; size: [number, number] }[] = [
  { file: 'story.png', label: 'Picture for stories', size: [1080, 1920] },
  { file: 'link.png', label: 'Picture for links', size: [1200, 630] },
]

type Props = { article: Article; nameShown: NameShown; link: string | null }

/** Two pictures of the article to keep or to send; where the phone has a share sheet, it opens with the file. */
export function Pictures({ article, nameShown, link }: Props) {
  const [failed, setFailed] = useState(false)
  const sendPicture = (file: PictureFile) => {
    setFailed(false)
    send({ address: pictureAddress(article.id, file, nameShown), file, title: article.title, link }).catch(
      (error: unknown) => {
        console.warn('The picture could not be sent.', error)
        setFailed(true)
      },
    )
  }
  return (
    <section aria-labelledby="share-pictures" className="grid gap-4 border-rule border-t pt-5">
      <h3 id="share-pictures" className="text-[1.3rem]">
        Pictures
      </h3>
      <ul className="grid items-end gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {PICTURES.map(({ file, label, size: [width, height] }) => {
          const address = pictureAddress(article.id, file, nameShown)
          return (
            <li key={file} className="grid gap-3">
              <img
                src={address}
                width={width}
                height={height}
                alt={`${label}: ${article.title}`}
                loading="lazy"
                className={clsx(
                  'h-auto w-full rounded-base bg-wash',
                  file === 'story.png' && 'max-w-[11rem]',
                )}
              />
              <div className="flex flex-wrap gap-2">
                <ButtonAnchor href={`${address}&download=1`} download variant="quiet" size="sm">
                  <Download aria-hidden className="size-4.5" />
                  {label}
                </ButtonAnchor>
                {canSend() && (
                  <Button
                    size="sm"
                    icon={<Share2 aria-hidden className="size-4.5" />}
                    onClick={() => sendPicture(file)}
                  >
                    Send<span className="sr-only"> the {label.toLowerCase()}</span>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {failed && <Notice tone="error">The picture could not be sent. You can download it instead.</Notice>}
    </section>
  )
}
