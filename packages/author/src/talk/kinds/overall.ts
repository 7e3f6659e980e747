import type { Spoken } from '../../writing/wordings.ts'
import type { ArticleTold } from '../model.ts'
import { type Asked, dayIn, evidence, type Reply } from './asked.ts'
import { personOfMost } from './count.ts'
import { happened } from './story.ts'

/** What people ask first: about all of it at once, about the article, or nothing at all. */

interface Words {
  help: string
  since(day: string, last: string): string
  called(title: string): string
  weekday(day: string, posts: number): string
}
const SAY: Record<Spoken, Words> = {
  en: {
    help: 'I answer from your own posts and show them: who somebody is, when something was, how often, what became of it. Ask away.',
    since: (day, last) => `The first post is of ${day}, the last of ${last}.`,
    called: (title) => `This article is called “${title}”.`,
    weekday: (day, posts) => `On ${day}s: ${posts} posts.`,
  },
  es: {
    help: 'Respondo con tus propias publicaciones y las enseño: quién es alguien, cuándo fue algo, cuántas veces, en qué quedó. Pregunta lo que quieras.',
    since: (day, last) => `La primera publicación es del ${day}; la última, del ${last}.`,
    called: (title) => `Este artículo se llama «${title}».`,
    weekday: (day, posts) => `Los ${day}${day.endsWith('s') ? '' : 's'}: ${posts} publicaciones.`,
  },
  de: {
    help: 'Ich antworte aus deinen eigenen Beiträgen und zeige sie: wer jemand ist, wann etwas war, wie oft, was daraus wurde. Frag einfach.',
    since: (day, last) => `Der erste Beitrag ist vom ${day}, der letzte vom ${last}.`,
    called: (title) => `Dieser Artikel heißt „${title}“.`,
    weekday: (day, posts) => `Am ${day}: ${posts} Beiträge.`,
  },
}

const SMALL_TALK =
  /^[¡¿\s]*(?:hi|hello|hey|hiya|hola|buenas|hallo|moin|servus|thanks?(?: you| a lot| so much)?|cheers|gracias|muchas gracias|danke(?: schön)?|who are you|what (?:can|do) you do|what can i ask(?: you)?|how does this work|help|quién eres|qué puedes hacer|qué puedo preguntar|ayuda|wer bist du|was kannst du|was kann ich (?:dich )?fragen|hilfe)[\s!?.]*$/iu
const WHOM_MOST =
  /(?<!\p{L})(?:who|whom|quién|wen|wer|von wem|de quién|a quién)(?!\p{L}).{0,40}(?<!\p{L})(?:mention|write about|talk about|post about|appears?|menciono|hablo|escribo|sale|aparece|erwähne|schreibe|kommt)(?!\p{L}).{0,20}(?<!\p{L})(?:most|más|meisten|häufigsten|oftesten|am öftesten)(?!\p{L})|(?<!\p{L})(?:whom?|quién|wen) (?:do i|hab ich|habe ich) .{0,20}most/iu
const SINCE_WHEN =
  /(?<!\p{L})(?:(?:how long|since when|when did i (?:join|start)).{0,30}(?:facebook|posting|on here)|(?:desde cuándo|cuánto (?:tiempo )?llevo).{0,30}(?:facebook|publicando|aquí)|(?:seit wann|wie lange).{0,30}(?:facebook|poste ich|dabei))(?!\p{L})/iu
const WEEKDAY = /(?<!\p{L})(?:days? of the week|weekday|día de la semana|wochentag)(?!\p{L})/iu
const LENGTH =
  /(?<!\p{L})(?:(longest|más larg[oa]|längste[rsn]?)|(shortest|más cort[oa]|kürzeste[rsn]?)) (?:\p{L}+ )?(?:post|status|publicación|beitrag)(?!\p{L})|(?<!\p{L})(?:publicación|post) (?:(más larg[oa])|(más cort[oa]))(?!\p{L})/iu
const OF_ARTICLE =
  /(?<!\p{L})(?:what(?:['’]s| is) (?:this|the) article about|what is this(?: about)?|de qué (?:va|trata) (?:este|el) artículo|worum geht(?:['’]s| es)(?: in diesem artikel| hier)?)(?!\p{L})/iu
const SUM_UP =
  /^[¿\s]*(?:summari[sz]e|sum up|tell me about|resume|resúmeme|cuéntame|fasse?|erzähl(?:e| mir)?(?: von)?)(?!\p{L})[^\d]{0,24}(?:19|20)\d\d|(?<!\p{L})what was (?:19|20)\d\d like|cómo fue (?:el )?(?:19|20)\d\d|wie war (?:19|20)\d\d/iu

export function overall(asked: Asked, article: ArticleTold | undefined): Reply | null {
  const { text, language } = asked.question
  const say = SAY[language]
  if (SMALL_TALK.test(text)) return plain(say.help)
  if (WHOM_MOST.test(text)) return settled(personOfMost(asked))
  if (OF_ARTICLE.test(text) && article?.title)
    return plain([say.called(article.title), article.standfirst].filter(Boolean).join(' '))
  if (SINCE_WHEN.test(text)) return sinceWhen(asked)
  if (WEEKDAY.test(text)) return weekday(asked)
  if (SUM_UP.test(text)) return settled(happened(asked))
  return byLength(asked)
}

const plain = (text: string): Reply => ({ text, posts: [], isOfStory: true })
const settled = (reply: Reply | null): Reply | null => reply && { ...reply, isOfStory: true }

function sinceWhen(asked: Asked): Reply | null {
  const dated = asked.library.posts.filter(({ day }) => day !== null)
  const [first, last] = [dated[0], dated.at(-1)]
  if (!first?.day || !last?.day) return null
  const text = SAY[asked.question.language].since(dayIn(asked, first.day), dayIn(asked, last.day))
  return { text, posts: [first.id], isCounted: true, isOfStory: true }
}

/** 4 January 1970 was a Sunday. */
const FIRST_SUNDAY = 3
const DAY_MS = 86_400_000

function weekday({ question, analysis }: Asked): Reply | null {
  const { weekdays } = analysis.totals
  const most = question.degree.isLeast ? Math.min(...weekdays) : Math.max(...weekdays)
  const at = weekdays.indexOf(most)
  if (most === 0 || weekdays.lastIndexOf(most) !== at) return null
  const name = new Intl.DateTimeFormat(question.language, { weekday: 'long', timeZone: 'UTC' })
  const day = name.format(new Date((FIRST_SUNDAY + at) * DAY_MS))
  return { ...plain(SAY[question.language].weekday(day, most)), isCounted: true }
}

function byLength(asked: Asked): Reply | null {
  const found = LENGTH.exec(asked.question.text)
  if (!found) return null
  const isLongest = Boolean(found[1] ?? found[3])
  const own = asked.library.posts.filter(({ isForeign, tone }) => !isForeign && tone !== 'red')
  const [post] = own.toSorted((a, b) => (isLongest ? 1 : -1) * (b.text.length - a.text.length))
  const [sentence] = post?.sentences ?? []
  return post && sentence
    ? { text: evidence(asked, { post, sentence }), posts: [post.id], isCounted: true, isOfStory: true }
    : null
}
