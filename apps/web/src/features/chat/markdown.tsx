import { marked, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

type Props = { text: string; isPending: boolean; cite: (number: number) => ReactNode }

/** Markdown as elements, never as HTML: what a model writes is text. */
export function Markdown({ text, isPending, cite }: Props) {
  const tokens = read(isPending ? settled(text) : text)
  return tokens ? blocks(tokens, cite) : <p className="whitespace-pre-line">{text}</p>
}

/** Null for what is nested deeper than the reader can follow. */
function read(text: string): Token[] | null {
  try {
    return marked.lexer(text)
  } catch {
    return null
  }
}

/** While it is being written, a mark that is not closed yet is closed, and the beginning of one is held back. */
export function settled(text: string): string {
  const held = text.replace(/(\*{1,2}|_{1,2}|`|\[[\d, ]{0,24})$/, '')
  const bold = (held.match(/\*\*/g)?.length ?? 0) % 2 === 1
  const code = (held.match(/(?<!`)`(?!`)/g)?.length ?? 0) % 2 === 1
  return `${held}${bold ? '**' : ''}${code ? '`' : ''}`
}

type Cite = Props['cite']

const blocks = (tokens: Token[], cite: Cite) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order while it grows.
  tokens.map((token, at) => <Fragment key={at}>{block(token, cite)}</Fragment>)

function block(token: Token, cite: Cite): ReactNode {
  switch (token.type) {
    case 'space':
      return null
    case 'list': {
      const { ordered, items } = token as Tokens.List
      const List = ordered ? 'ol' : 'ul'
      return (
        <List className={ordered ? 'ml-5 list-decimal' : 'ml-5 list-disc'}>
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list keep their order while it grows.
            <li key={at}>{blocks(item.tokens, cite)}</li>
          ))}
        </List>
      )
    }
    case 'blockquote':
      return (
        <blockquote className="border-rule border-l-2 pl-3">{blocks(token.tokens ?? [], cite)}</blockquote>
      )
    case 'code':
      return (
        <pre className="overflow-x-auto whitespace-pre-wrap font-ui text-sm">
          {(token as Tokens.Code).text}
        </pre>
      )
    case 'text':
      return token.tokens ? inline(token.tokens, cite) : cited((token as Tokens.Text).text, cite)
    case 'paragraph':
    case 'heading':
      return <p>{inline(token.tokens ?? [], cite)}</p>
    default:
      return <p>{token.raw}</p>
  }
}

const inline = (tokens: Token[], cite: Cite) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order while it grows.
  tokens.map((token, at) => <Fragment key={at}>{word(token, cite)}</Fragment>)

function word(token: Token, cite: Cite): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong className="font-semibold">{inline(token.tokens ?? [], cite)}</strong>
    case 'em':
      return <em>{inline(token.tokens ?? [], cite)}</em>
    case 'codespan':
      return <code className="font-ui text-[0.92em]">{(token as Tokens.Codespan).text}</code>
    case 'br':
      return <br />
    case 'escape':
      return (token as Tokens.Escape).text
    case 'text':
      return token.tokens ? inline(token.tokens, cite) : cited(token.raw, cite)
    default:
      // Links, images and HTML stand as they were typed: nothing here leads anywhere else.
      return token.raw
  }
}

/** Line breaks of a text, and its citations as what opens them. */
function cited(text: string, cite: Cite): ReactNode {
  return text.split(/(\[\d{1,5}(?:\s*,\s*\d{1,5})*\]|\n)/).map((part, at) => {
    const numbers = /^\[([\d,\s]+)\]$/.exec(part)?.[1]?.split(',').map(Number)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order while it grows.
    if (numbers) return <Fragment key={at}>{citations(numbers, cite)}</Fragment>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order while it grows.
    return part === '\n' ? <br key={at} /> : part
  })
}

const citations = (numbers: number[], cite: Cite) =>
  [...new Set(numbers)].map((number) => <Fragment key={number}>{cite(number)}</Fragment>)
