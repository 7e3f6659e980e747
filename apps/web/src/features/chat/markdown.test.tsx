import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown, settled } from './markdown.tsx'

const html = (text: string, isPending = false) =>
  renderToStaticMarkup(<Markdown text={text} isPending={isPending} cite={(number) => <b>{number}</b>} />)

describe('an answer in Markdown', () => {
  test('paragraphs, emphasis, lists, line breaks and citations', () => {
    expect(html('Two **bold** words [2].\nThen more.')).toBe(
      '<p>Two <strong class="font-semibold">bold</strong> words <b>2</b>.<br/>Then more.</p>',
    )
    expect(html('Both [3, 12].')).toBe('<p>Both <b>3</b><b>12</b>.</p>')
    expect(html('- one\n- two')).toContain('<li>one</li><li>two</li>')
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '![x](https://evil.example/a.png)',
    '[click](https://evil.example)',
  ])('nothing of it runs or leads elsewhere: %s', (text) => {
    expect(html(text)).not.toMatch(/<(script|img|a)\b/i)
  })

  test('what is nested without end is shown as it is', () => {
    expect(html('>'.repeat(50_000))).toContain('&gt;&gt;&gt;')
  })

  test('half a mark does not flicker', () => {
    expect(settled('It was **bo')).toBe('It was **bo**')
    expect(settled('It was *')).toBe('It was ')
    expect(settled('It was `co')).toBe('It was `co`')
    expect(settled('In May [1')).toBe('In May ')
    expect(settled('In May [1, 1')).toBe('In May ')
  })
})
