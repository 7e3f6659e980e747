/** Some tools write backslashes; macOS adds a folder of its own with a shadow of every file. */
export const normalised = (path: string) => path.replaceAll('\\', '/')
const isShadow = (path: string) => /(^|\/)__MACOSX\//.test(path)

/** `../` and absolute names: no archive of Facebook's has them. */
export const leadsOut = (path: string) =>
  normalised(path).split('/').includes('..') || /^(\/|[a-z]:)/i.test(normalised(path))

const POST_FILE = /(^|\/)(your_posts|profile_posts)(__check_ins__photos_and_videos)?(_\d+)?\.json$/i

export const isPostFile = (path: string) => !isShadow(normalised(path)) && POST_FILE.test(normalised(path))

const numberOf = (path: string) => Number(/_(\d+)\.json$/i.exec(path)?.[1] ?? 0)

/** `_10` comes after `_2`. */
export const byNumber = (a: string, b: string) => numberOf(a) - numberOf(b) || (a < b ? -1 : Number(a > b))

/** Only the last part of a path is ever a name: nothing that a zip calls its entries reaches a file system. */
export const fileName = (path: string) => normalised(path).split('/').at(-1) || 'posts.json'

export type PathsVerdict =
  | 'posts'
  | 'html_export'
  | 'instagram'
  | 'zip_in_zip'
  | 'media_only'
  | 'facebook_without_posts'
  | 'something_else'

/** What every browser can draw; anything else stays where it is. */
export const isPicture = (path: string) => /\.(jpe?g|png|webp)$/i.test(path) && !isShadow(normalised(path))

const FACEBOOK =
  /(^|\/)(your_facebook_activity|your_activity_across_facebook|this_profile's_activity_across_facebook|personal_information|connections|security_and_login_information|posts|messages|friends_and_followers)\//i
const MEDIA = /\.(jpe?g|png|gif|webp|heic|mp4|mov|avi|mkv|webm|3gp|mp3|aac|m4a|srt)$/i

/** What an archive is, by the names of what is in it. */
export function judgePaths(paths: string[]): PathsVerdict {
  const real = paths.map(normalised).filter((path) => !isShadow(path) && !path.endsWith('/'))
  if (real.some(isPostFile)) return 'posts'
  if (
    real.some(
      (path) =>
        /(^|\/)(your_posts|profile_posts)[^/]*\.html$/i.test(path) || /(^|\/)start_here\.html$/i.test(path),
    )
  )
    return 'html_export'
  if (real.some((path) => /(^|\/)your_instagram_activity\//i.test(path))) return 'instagram'
  const files = real.filter((path) => !/(^|\/)(no-data\.txt|\.DS_Store|desktop\.ini)$/i.test(path))
  if (files.some((path) => /\.zip$/i.test(path)) && files.every((path) => /\.zip$/i.test(path)))
    return 'zip_in_zip'
  if (files.length && files.every((path) => MEDIA.test(path))) return 'media_only'
  return real.some((path) => FACEBOOK.test(path)) ? 'facebook_without_posts' : 'something_else'
}
