import { IdText, NameShown, PictureFile, ShareHash, shareTexts } from '@youzine/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { keptAnswers } from '#platform/http/kept-answers.ts'
import { escapeHtml } from '#platform/mail/letter.ts'
import { problem } from '#platform/problem.ts'
import { aboutWhom, frontOf } from './front.ts'
import type { shareMarks } from './marks.ts'
import { type Pictures, versionOf } from './pictures.ts'
import { type Front, SIZES } from './poster.ts'
import type { Shared } from './queries.ts'
import { type Shares, templateIdOf } from './shares.ts'
import { isBot, markViewer } from './viewer.ts'

/** Whoever takes a link back should not find its picture in other people's caches for long. */
const PICTURE_CACHE = 'public, max-age=300, must-revalidate'

const HTML = 'text/html; charset=utf-8'

interface Options {
  shares: Shares
  pictures: Pictures
  marks: ReturnType<typeof shareMarks>
  clean(html: string): string
  /** The web app's page, whose head is filled in. */
  shell: string | undefined
  publicUrl: string
  salt: string
  secure: boolean
}

interface Params {
  Params: { shareId: string }
}

const isHash = (text: string) => ShareHash.safeParse(text).success

/** What programs that preview a link read, and people without scripts. */
export function sharePages(http: FastifyInstance, options: Options) {
  const answer = keptAnswers()
  const { shares, pictures, marks, clean, shell, publicUrl, salt, secure } = options

  http.get<Params>('/share/a/:shareId', { schema: { hide: true } }, async (request, reply) => {
    if (!shell) throw problem('not_found')
    const { shareId } = request.params
    const found = isHash(shareId) ? await marks(shareId) : null
    if (!isBot(request.headers['user-agent'])) markViewer(request, reply, { salt, secure })
    reply.header('cache-control', 'no-store')
    if (!found?.discoverable) reply.header('x-robots-tag', 'noindex')
    if (!found) return notThere(shell, reply)
    return answer(reply, {
      key: shareId,
      type: HTML,
      marks: async () => found.marks,
      make: async () => {
        const shared = await shares.find(shareId)
        return withHead(shell, headOf(shared), articleOf(shared))
      },
    })
  })

  function notThere(page: string, reply: FastifyReply) {
    const gone = `<p>${shareTexts.gone}</p>`
    return reply
      .code(404)
      .type(HTML)
      .send(withHead(page, '<meta name="robots" content="noindex" />', gone))
  }

  http.get<Params>('/share/a/:shareId/picture.png', { schema: { hide: true } }, async (request, reply) => {
    const { shareId } = request.params
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    if (!isHash(shareId)) throw problem('not_found')
    const front = frontOf(await shares.find(shareId))
    const tag = `"${versionOf(front, 'link')}"`
    const isKnown = request.headers['if-none-match']?.includes(tag) === true
    const png = isKnown ? null : await pictureOf(shareId, front)
    reply.header('cache-control', PICTURE_CACHE).header('etag', tag)
    return png ? reply.type('image/png').send(png) : reply.code(304).send()
  })

  http.get<{ Params: { shareId: string; photo: string } }>(
    '/media/shared_photo/:shareId/:photo',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const id = IdText.safeParse(params.photo)
      const picture =
        isHash(params.shareId) && id.success ? await shares.photo(params.shareId, id.data) : null
      if (!picture) throw problem('not_found')
      return reply
        .type('image/webp')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(picture)
    },
  )

  http.get<{ Params: { id: string; size: string }; Querystring: { name?: string; download?: string } }>(
    '/media/article/:id/picture/:size',
    { schema: { hide: true } },
    async (request, reply) => {
      if (!request.actor) throw problem('unauthenticated')
      const id = IdText.safeParse(request.params.id)
      const size = PictureFile.safeParse(request.params.size)
      const name = NameShown.optional().safeParse(request.query.name)
      if (!id.success || !size.success || !name.success) throw problem('not_found')
      const front = await shares.ownFront(request.actor, id.data, name.data)
      const which = size.data === 'story.png' ? 'story' : 'link'
      const png = await pictures.draw(front, which)
      reply.type('image/png').header('cache-control', 'private, no-cache')
      if (request.query.download !== undefined)
        reply.header('content-disposition', `attachment; filename="youzine-${id.data}-${which}.png"`)
      return reply.send(png)
    },
  )

  async function pictureOf(shareId: string, front: Front) {
    const png = await pictures.of(shareId, front)
    if (await shares.lookUp(shareId)) return png
    // Taken back while it was drawn.
    await pictures.forget(shareId)
    throw problem('not_found')
  }

  function headOf(shared: Shared): string {
    const { article, share } = shared
    const address = `${publicUrl}/share/a/${share.hash}`
    // Programs that preview links keep pictures by their address: another picture needs another one.
    const picture = `${address}/picture.png?v=${versionOf(frontOf(shared), 'link')}`
    const description = article.description || article.standfirst || aboutWhom(shared)
    const named = (name: string, content: string) =>
      `<meta name="${name}" content="${escapeHtml(content)}" />`
    const property = (name: string, content: string) =>
      `<meta property="${name}" content="${escapeHtml(content)}" />`
    return [
      `<title>${escapeHtml(article.title)} · Youzine</title>`,
      named('description', description),
      ...(share.discoverable ? [] : [named('robots', 'noindex')]),
      property('og:site_name', 'Youzine'),
      property('og:type', 'article'),
      property('og:url', address),
      property('og:title', article.title),
      property('og:description', description),
      property('og:image', picture),
      property('og:image:type', 'image/png'),
      property('og:image:width', String(SIZES.link.width)),
      property('og:image:height', String(SIZES.link.height)),
      property('og:image:alt', `${aboutWhom(shared)}: ${article.title}`),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', article.title),
      named('twitter:description', description),
      named('twitter:image', picture),
      `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ].join('\n    ')
  }

  const articleOf = (shared: Shared) =>
    `<article lang="${escapeHtml(shared.article.language)}"><p>${escapeHtml(aboutWhom(shared))}</p><h1>${escapeHtml(shared.article.title)}</h1><p>${escapeHtml(shared.article.standfirst)}</p>${clean(shared.article.body)}${invitationOf(shared)}</article>`
}

function invitationOf({ share: { viewCount }, ...shared }: Shared): string {
  const viewed = `<p>Viewed ${viewCount} ${viewCount === 1 ? 'time' : 'times'}</p>`
  if (!shared.topic) return viewed
  const address = `/templates/${templateIdOf(shared)}`
  return `${viewed}<p><a href="${escapeHtml(address)}">Write About Me: ${escapeHtml(shared.topic.name)}</a></p>`
}

/** The shell's own title and description give way; the article stands where scripts are missing. */
function withHead(shell: string, head: string, article: string): string {
  return shell
    .replace(/<title>[^<]*<\/title>/, () => (head.includes('<title>') ? '' : '<title>Youzine</title>'))
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, () => `<noscript>${article}</noscript>`)
}
