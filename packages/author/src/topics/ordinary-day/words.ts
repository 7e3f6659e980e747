import type { Bank } from '../../writing/bank.ts'

/** An ordinary day with the attention that is usually kept for great ones. Present tense, "you", in the order of the clock. */
export const tuesdayEn: Bank = {
  'tuesday.title': ['A Tuesday, as reported'],
  'tuesday.standfirst': [
    'No event was reported, and {k} answers were. | This is a day of yours in the order in which it happens.',
    'Nothing happens in what follows. | It is told from {k} answers, in the order of the clock.',
  ],
  'tuesday.description': ['One ordinary Tuesday of {N}’s, hour by hour, from {k} answers.'],
  'tuesday.none': ['There are no answers here yet, and a Tuesday cannot be guessed.'],
  'tuesday.alarm': ['The alarm goes, and {what}.', 'It begins with the alarm: {what}.'],
  'tuesday.alarm.silent': ['{what:cap}.'],
  'tuesday.cup': [
    'The first thing to pass your lips has its own line on the form: {q}',
    'Then, before anything can be said to have started: {q}',
  ],
  'tuesday.cup.plain': ['The day’s first entry reads {q}'],
  'tuesday.corner.yes': [
    'There is a chair, a mug or a corner that is yours, and everybody knows it.',
    'Somewhere stands a chair, a mug or a corner with your name on it that nobody had to write there.',
  ],
  'tuesday.corner.no': [
    'No chair is yours, no mug and no corner, or at least nobody else would know it: to that question you said no.',
  ],
  'tuesday.object': [
    'Your hands, when there is no phone in them, go to one thing more than to any other. | {q}, you wrote.',
    'Of all objects that are not a phone, the one you touch most often is on record: {q}',
  ],
  'tuesday.object.phone': [
    'A phone got the first minute. | Asked what you touch most often that is not one, you put {q}',
  ],
  'tuesday.habits': [
    'Out of a list of small things that happen on nearly every day of yours, you ticked {k}.',
    'Seven small habits were on offer, and {k} of them are yours on nearly every day.',
  ],
  'tuesday.others': ['You also {list}.', 'On top of that you {list}.'],
  'tuesday.share': [
    'How much of a Tuesday is really yours? | You gave it {x} out of ten, which, on a clock of twenty-four hours, is {h}.',
    'Of the day as a whole you would call {x} tenths your own: {h} out of the twenty-four, sleep included.',
  ],
  'tuesday.share.none': ['How much of a Tuesday is really yours? | None of it, you say: nought out of ten.'],
  'tuesday.share.all': [
    'How much of a Tuesday is really yours? | Every minute of it, you say: ten out of ten.',
  ],
  'tuesday.hours': [
    'There are five hours on the table, and you would keep {keep}. | The first to be sold is {sell}.',
    'If hours could be traded, {keep} would stay and {sell} would go.',
  ],
  'tuesday.hours.middle': ['Second in line comes {second}.', 'Next to be rescued: {second}.'],
  'tuesday.dispute.early': [
    'That hour begins early, and the first minute of your day goes into negotiating with the alarm. | The two have not been introduced.',
  ],
  'tuesday.dispute.sleep': [
    'Given ninety minutes that nobody knows about, you would sleep. | The hour before sleep is the one you would sell.',
  ],
  'tuesday.dispute.again': [
    'So most of it belongs to others. | Offered the same day again tomorrow, exactly the same, you would not mind: you {gave}.',
  ],
  'tuesday.again.yes': [
    'Would you mind having the same day again tomorrow, exactly the same? | You {gave} that you would not.',
  ],
  'tuesday.again.no': ['Would it do for tomorrow as well, exactly the same? | You {gave}.'],
  'tuesday.view.open': [
    'This is where most of the day is spent, and what can be seen from there.',
    'Look up, then, from where you spend most of it.',
  ],
  'tuesday.noticed': [
    'The last day so ordinary that you noticed it was {day}. | That was a {weekday}.',
    'One such day was so ordinary that you noticed: {day}, a {weekday}.',
  ],
  'tuesday.noticed.tuesday': [
    'The last day so ordinary that you noticed it was {day}. | It was, as it should be, a Tuesday.',
  ],
  'tuesday.noticed.gap': ['There have been {gap} since then, and none of them has been reported.'],
  'tuesday.ninety': [
    'And if ninety minutes fell out of the day that nobody knew about? | They would go {where}.',
    'Suppose ninety minutes turned up that nobody else had counted. | You would put them {where}.',
  ],
  'tuesday.rituals': [
    'You {gave} that small rituals hold you up more than large plans do.',
    'That small rituals hold you up more than large plans do is a statement on which you {gave}.',
  ],
  'tuesday.rituals.beside': [
    'Small rituals hold you up more than large plans do: you {gave}. | The {k} ticked above are the evidence.',
  ],
  'tuesday.rituals.against': [
    'Do small rituals hold you up more than large plans do? | You {gave}, with {k} of them ticked.',
  ],
  'tuesday.night': ['Then it gets dark.', 'The light goes.', 'Last, the lamp.'],
  'tuesday.night.first': [
    'Then it gets dark, and the hour you would have kept begins.',
    'The light goes, and it is the hour before sleep, the one you put first.',
  ],
  'tuesday.miss': [
    'What will you miss about these days when they are over? | {q}',
    'Asked what you will miss when these days are over, you wrote {q}',
  ],
  'tuesday.miss.long': ['What will you miss about these days when they are over?'],
  'tuesday.end': ['Tomorrow is Wednesday.', 'That is all of it.'],
}
