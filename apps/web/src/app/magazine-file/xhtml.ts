/** A piece of HTML as XML wants it: every tag closed, every sign spelt out. */
export function toXhtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const serializer = new XMLSerializer()
  return [...body.childNodes]
    .map((node) => serializer.serializeToString(node))
    .join('')
    .replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '')
}
