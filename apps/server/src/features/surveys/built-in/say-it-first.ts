import { type BuiltInSurvey, line, one, scale, story } from './define.ts'

export const sayItFirst: BuiltInSurvey = {
  id: 29,
  key: 'say_post_do',
  title: 'Say it first',
  description:
    'Nine quick questions about how you are, before anybody counts. Your posts and your check-ins will be laid beside the answers.',
  firstQuestionId: 500,
  questions: [
    scale(
      'How much of an early riser are you?',
      [1, 5, 1],
      'Not before the second alarm',
      'Up before the birds',
    ),
    one(
      'Which day of the week is most your own?',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ),
    one(
      'At which time of day are you at your best?',
      'In the morning',
      'Around noon',
      'In the afternoon',
      'In the evening',
      'At night',
    ),
    scale('How talkative are you?', [1, 5, 1], 'I nod', 'I have already begun'),
    scale('On how many days of a week do you write something down?', [0, 7, 1], 'None', 'All of them'),
    line('What do you do every week, without fail? One thing.'),
    line('What do you do more often than you admit?'),
    line('What do you do less often than you would like?'),
    story('If somebody watched you for a month, what would they learn?'),
  ],
}
