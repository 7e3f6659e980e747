import type { faultOf } from './reading.ts'

export type Fault = NonNullable<ReturnType<typeof faultOf>>

type Words = { title: string; next: string; leadsToGuide?: boolean; leadsToSurveys?: boolean }

/** Each wrong upload has its own sentence, and says what to do next. */
export const faultWords: Record<Fault, Words> = {
  not_a_zip: {
    title: 'This is not a zip file.',
    next: 'Facebook sends your archive as a file that ends in .zip. Choose that one, just as it came: it need not be unpacked.',
  },
  empty: {
    title: 'This file is empty.',
    next: 'The download probably failed. Download your archive once more and try again.',
  },
  cut_off: {
    title: 'This download is not complete.',
    next: 'The end of the zip file is missing. Download your archive once more, wait until it is finished, and try again.',
  },
  encrypted: {
    title: 'This zip file is locked with a password.',
    next: 'We cannot open it. Unpack it with the password, then drop in the folder, or the original download from Facebook.',
  },
  html_export: {
    title: 'This archive was made to look at, not to read from.',
    next: 'It is in the HTML format. Ask Facebook for another one and choose the format JSON; the guide shows where.',
    leadsToGuide: true,
  },
  instagram: {
    title: 'This is an Instagram archive.',
    next: 'Youzine reads Facebook posts. Ask for your Facebook archive in the same place; the guide shows how.',
    leadsToGuide: true,
  },
  zip_in_zip: {
    title: 'There are zip files inside this zip file.',
    next: 'Unpack it once, then choose all the zip files in it together.',
  },
  media_only: {
    title: 'This part of your archive holds only photos and videos.',
    next: 'Facebook splits large archives into several files. Choose the others too, all of them together.',
  },
  facebook_without_posts: {
    title: 'No valid posts found in archive',
    next: 'Your posts were not part of it. Ask for a new archive with "Available information" selected, or choose the other parts of this one.',
    leadsToGuide: true,
  },
  something_else: {
    title: 'No valid posts found in archive',
    next: 'This zip file is not a Facebook archive. Choose the file that Facebook offered you for download.',
    leadsToGuide: true,
  },
  broken: {
    title: 'The posts in this archive cannot be read.',
    next: 'The files are damaged. Download your archive once more and try again.',
  },
  no_posts: {
    title: 'No valid posts found in archive',
    next: 'The file for your posts is there, but it is empty. Ask for a new archive with “All time” as its dates, or choose the other parts of this one.',
    leadsToGuide: true,
  },
  no_words: {
    title: 'There are posts, but none with words of your own.',
    next: 'We write only from what you wrote yourself. If you have other parts of the archive, choose them too; or answer a survey, and get an article from that.',
    leadsToSurveys: true,
  },
  posts: { title: 'No valid posts found in archive', next: 'Please try again.' },
}
