import { clsx } from 'clsx'
import { UserRound } from 'lucide-react'
import { useState } from 'react'

const sizes = {
  sm: 'size-8 text-[0.8rem]',
  md: 'size-11 text-base',
  lg: 'size-28 text-[2.4rem]',
}

type Props = { src: string | null; name: string; size?: keyof typeof sizes; className?: string }

/** A picture of a person whose name stands beside it, hence no text of its own. Initials when there is none. */
export function Avatar({ src, name, size = 'sm', className }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isShown = src !== null && src !== brokenSrc
  const initials = initialsOf(name)
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-accent-wash font-semibold text-accent',
        size === 'lg' && 'font-[440] font-display',
        sizes[size],
        className,
      )}
    >
      {isShown ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBrokenSrc(src)} />
      ) : initials ? (
        // Drawn, not written: the name stands beside it, and letters would have to be part of a button's name.
        <span data-initials={initials} className="before:content-[attr(data-initials)]" />
      ) : (
        <UserRound className="size-1/2" />
      )}
    </span>
  )
}

/** First signs of the first and the last word, by grapheme so that no emoji is cut in half. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstSign(word).toLocaleUpperCase()).join('')
}

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const firstSign = (word: string) => signs.segment(word)[Symbol.iterator]().next().value?.segment ?? ''
