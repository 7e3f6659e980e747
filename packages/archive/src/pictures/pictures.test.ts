import { describe, expect, test } from 'vitest'
import { pictureFinder, readPosts, tellingPictures } from '../index.ts'

const NOW = Date.UTC(2026, 10, 15)
const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000
const record = (day: string, post: string, ...uris: string[]) => ({
  timestamp: at(day),
  data: post ? [{ post }] : [],
  attachments: [{ data: uris.map((uri) => ({ media: { uri } })) }],
})
const chosen = (...records: object[]) =>
  tellingPictures([...readPosts(JSON.stringify(records), NOW)]).map(({ uri }) => uri)

describe('which pictures tell the most', () => {
  test('only those of posts with words, and no films', () => {
    expect(
      chosen(
        record('2014-01-01', '', 'wordless.jpg'),
        record('2014-01-02', 'Look at this', 'film.mp4'),
        record('2014-01-03', 'Look at that', 'said.JPG'),
        record('2014-01-04', 'No picture here'),
      ),
    ).toEqual(['said.JPG'])
  })

  test('a turn for each year, the one with more to say first, and second pictures last', () => {
    expect(
      chosen(
        record('2014-01-01', 'Short.', 'short-14.jpg'),
        record('2014-02-01', 'A good deal more is said about this one, and it stands alone.', 'long-14.jpg'),
        record(
          '2014-03-01',
          'A good deal more is said about these as well, so it is.',
          'a.jpg',
          'b.jpg',
          'c.jpg',
        ),
        record('2019-02-01', 'The only one of its year.', '19.png'),
      ),
    ).toEqual(['long-14.jpg', '19.png', 'a.jpg', 'short-14.jpg', 'b.jpg'])
  })
})

describe('where a picture is', () => {
  const find = pictureFinder([
    'facebook-robin/your_facebook_activity/posts/media/album_1/1_n.jpg',
    'facebook-robin/your_facebook_activity/posts/media/album_2/1_n.jpg',
    'part-2\\posts\\media\\other\\2_n.jpg',
    'elsewhere/3_n.jpg',
  ])
  test.for([
    [
      'in a folder around everything',
      'your_facebook_activity/posts/media/album_2/1_n.jpg',
      'album_2/1_n.jpg',
    ],
    ['with the other strokes', 'posts/media/other/2_n.jpg', '2_n.jpg'],
    ['moved, but alone with its name', 'photos_and_videos/3_n.jpg', 'elsewhere/3_n.jpg'],
  ] as const)('%s', ([, uri, end]) => expect(find(uri)?.endsWith(end)).toBe(true))

  test('one of two with the same name, elsewhere, is nobody’s', () => {
    expect(find('album_3/1_n.jpg')).toBeUndefined()
    expect(find('posts/media/4_n.jpg')).toBeUndefined()
  })
})
