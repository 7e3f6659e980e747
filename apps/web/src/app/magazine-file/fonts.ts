import fraunces from '#ui/fonts/fraunces.woff2?url'
import newsreader from '#ui/fonts/newsreader.woff2?url'
import newsreaderItalic from '#ui/fonts/newsreader-italic.woff2?url'

const FACES = [
  { family: 'Fraunces Variable', style: 'normal', weight: '100 900', url: fraunces },
  { family: 'Newsreader Variable', style: 'normal', weight: '200 800', url: newsreader },
  { family: 'Newsreader Variable', style: 'italic', weight: '200 800', url: newsreaderItalic },
]

/** The magazine's own type, inside its file. One that cannot be had is done without. */
export async function fontFaces(): Promise<string> {
  const faces = await Promise.all(
    FACES.map(async ({ family, style, weight, url }) => {
      const answer = await fetch(url).catch(() => null)
      if (!answer?.ok) return ''
      const data = await dataUrl(await answer.blob())
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url(${data}) format("woff2")}\n`
    }),
  )
  return faces.join('')
}

const dataUrl = (blob: Blob) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).replace(/^data:[^;,]*/, 'data:font/woff2'))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
