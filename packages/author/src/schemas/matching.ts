const LONGEST_PATTERN = 120
const LONGEST_TRIED = 200

/** How many ways there are doubles with each choice: a few do no harm. */
const MOST_CHOICES = 8

/** Repeats within repeats, what looks back, and many choices one after the other can take for ever. */
const isTame = (pattern: string) =>
  pattern.length <= LONGEST_PATTERN &&
  !/\)[*+{]|\\[1-9]|\(\?/.test(pattern) &&
  !/[*+}].*[*+}].*[*+}]/.test(pattern) &&
  (pattern.match(/[?|]/g) ?? []).length <= MOST_CHOICES

/** Simple patterns are met by trying; any other is left unmet rather than run. */
export function matching(pattern: string, text: string): string {
  if (!isTame(pattern) || text.length > LONGEST_TRIED) return text
  try {
    const test = new RegExp(pattern, 'u')
    if (test.test(text)) return text
    for (const candidate of [
      text.toLowerCase(),
      text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 40),
      text.replace(/\W/g, ''),
      'a',
      'abc',
      'ABC',
      '1',
      '12',
      '2020',
      '#336699',
      '2020-01-01',
      'A1',
      'en',
      'x-1',
    ])
      if (test.test(candidate)) return candidate
  } catch {
    return text
  }
  return text
}
