/** Text as it is compared: line ends and double spaces say nothing. */
export const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Where something was taken out, no heading stays without what it stood over. */
export const withoutLonelyHeadings = <P extends { kind: string }>(paragraphs: readonly P[]): P[] =>
  paragraphs.filter(({ kind }, at) => {
    const next = paragraphs[at + 1]
    return kind !== 'h2' || (next !== undefined && next.kind !== 'h2')
  })
