import { expect, type Page } from '@playwright/test'
import JSZip from 'jszip'

/** What a reader of books checks first: the order of the file, well-formed parts, a manifest that is whole, links that lead somewhere. */
export async function mustBeABook(page: Page, file: Buffer, chapters: number) {
  expect(file.subarray(30, 38).toString()).toBe('mimetype')
  expect(file.subarray(38, 58).toString()).toBe('application/epub+zip')
  const zip = await JSZip.loadAsync(file)
  const names = Object.keys(zip.files).filter((name) => /\.(xhtml|opf|svg|xml)$/.test(name))
  const texts = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, (await zip.file(name)?.async('string')) ?? ''] as const),
    ),
  )
  const faults = await page.evaluate((parts) => {
    const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml')
    const found: string[] = []
    const ids = new Map<string, Set<string>>()
    for (const [name, text] of Object.entries(parts)) {
      const broken = parse(text).querySelector('parsererror')
      if (broken) found.push(`${name}: ${broken.textContent}`)
      const all = [...parse(text).querySelectorAll('[id]')].map(({ id }) => id)
      if (new Set(all).size < all.length) found.push(`${name}: an id twice`)
      ids.set(name, new Set(all))
    }
    const listed = [...parse(parts['book/package.opf'] ?? '').querySelectorAll('manifest item')].map(
      (item) => `book/${item.getAttribute('href')}`,
    )
    for (const name of Object.keys(parts))
      if (name.startsWith('book/') && !name.endsWith('.opf') && !listed.includes(name))
        found.push(`${name} is not in the manifest`)
    for (const [name, text] of Object.entries(parts))
      for (const link of parse(text).querySelectorAll('a[href]')) {
        const [file, anchor] = (link.getAttribute('href') ?? '').split('#')
        const target = file ? `book/${file}` : name
        if (!(target in parts)) found.push(`${name} leads to ${target}`)
        else if (anchor && !ids.get(target)?.has(anchor)) found.push(`${name} leads to #${anchor}`)
      }
    return found
  }, texts)
  expect(faults).toEqual([])
  expect(names.filter((name) => /article-\d+\.xhtml$/.test(name))).toHaveLength(chapters)
}
