import { describe, expect, test } from 'vitest'
import { byNumber, fileName, isPostFile, judgePaths } from './paths.ts'

describe('[IMP-03] where the posts are', () => {
  test.each([
    'posts/your_posts.json',
    'posts/your_posts_1.json',
    'your_activity_across_facebook/posts/your_posts__check_ins__photos_and_videos_1.json',
    'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_10.json',
    "this_profile's_activity_across_facebook/posts/profile_posts_1.json",
    'facebook-robin/your_facebook_activity/posts/YOUR_POSTS_2.JSON',
    'a\\posts\\your_posts_1.json',
  ])('%s', (path) => expect(isPostFile(path)).toBe(true))

  test.each([
    'posts/trash.json',
    'posts/archive.json',
    "posts/other_people's_posts_to_your_timeline.json",
    'posts/your_photos.json',
    'posts/your_videos.json',
    'posts/edits_you_made_to_posts.json',
    'posts/not_your_posts.json',
    '__MACOSX/posts/your_posts_1.json',
    'posts/your_posts_1.html',
  ])('not %s', (path) => expect(isPostFile(path)).toBe(false))

  test('ten comes after two', () => {
    const files = ['your_posts_10.json', 'your_posts_2.json', 'your_posts_1.json']
    expect(files.sort(byNumber)).toEqual(['your_posts_1.json', 'your_posts_2.json', 'your_posts_10.json'])
  })

  test('a path never becomes more than a name', () => {
    expect(fileName('../../etc/your_posts_1.json')).toBe('your_posts_1.json')
    expect(fileName('a\\..\\b.json')).toBe('b.json')
  })
})

describe('what a wrong upload is', () => {
  test.each([
    [['your_instagram_activity/media/posts_1.json'], 'instagram'],
    [['start_here.html', 'x/your_posts_1.html'], 'html_export'],
    [['your_facebook_activity/messages/inbox/x/message_1.json'], 'facebook_without_posts'],
    [['part-1.zip', 'part-2.zip'], 'zip_in_zip'],
    [['a/1.jpg', 'a/2.mp4'], 'media_only'],
    [['holiday.docx'], 'something_else'],
    [[], 'something_else'],
    [['no-data.txt'], 'something_else'],
  ] as const)('%j is %s', (paths, verdict) => expect(judgePaths([...paths])).toBe(verdict))
})
