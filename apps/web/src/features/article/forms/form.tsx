import type { ArticleBlock } from '@youzine/contract'
import { Calendar } from './calendar.tsx'
import { Cast } from './cast.tsx'
import './forms.css'
import { IndexOfNumbers } from './index-of-numbers.tsx'
import { Ledger } from './ledger.tsx'
import { Pair } from './pair.tsx'
import { Saga } from './saga.tsx'
import { Series } from './series.tsx'
import { Correspondence, Exhibit, SinglePost, Tender, Versions } from './small-forms.tsx'

/** Each documentary form in its own look. */
export function Form({ block }: { block: ArticleBlock }) {
  switch (block.form) {
    case 'saga':
      return <Saga block={block} />
    case 'ledger':
      return <Ledger block={block} />
    case 'pair':
      return <Pair block={block} />
    case 'series':
      return <Series block={block} />
    case 'cast':
      return <Cast block={block} />
    case 'exhibit':
      return <Exhibit block={block} />
    case 'index':
      return <IndexOfNumbers block={block} />
    case 'versions':
      return <Versions block={block} />
    case 'correspondence':
      return <Correspondence block={block} />
    case 'calendar':
      return <Calendar block={block} />
    case 'post':
      return <SinglePost block={block} />
    case 'tender':
      return <Tender block={block} />
  }
}
