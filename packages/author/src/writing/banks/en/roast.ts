import type { Bank } from '../../bank.ts'

/** Deadpan. The joke is on the figures, the filing and the habit; never on the person. */
export const roastEn: Bank = {
  'roast.lede.audit': [
    'On {day0} {N} put the following on record: {q0} | It went into the books without a supporting document. | This page has gone back for the supporting documents.',
    'Every audit starts with one piece of paper, and this one starts with {day0}, a {weekday0}. | {q0} | It is a short entry. | The trouble with short entries is that somebody can lay them side by side.',
    '{q0} is dated {day0} and has never been reconciled with the rest. | There are {written} posts in all. | They have now been added up.',
    'There is a principle at work in the post of {day0}: {q0} | The auditors have adopted it, and applied it to {written} posts in order of date.',
  ],
  'roast.lede.court': [
    'The first statement is dated {day0}. | {q0} | It is one of several on file. | Read singly, each of them holds up well enough; the difficulty is that they have now been read together.',
    '{q0}, {N} stated on {day0}. | Nobody had been charged with anything. | What follows are the minutes of a hearing that this archive has, in effect, been asking for.',
    'Court rises for {day0}: {q0} | The defence has supplied {written} posts of its own free will. | The prosecution has merely put them in order.',
  ],
  'roast.lede.inspection': [
    'An inspection of {written} posts begins with the one of {day0}. | {q0} | Look past the words for a moment, at what is standing between and behind them. | That is what was inspected.',
    '{q0}, says {day0}. | The inspectors were not sent to judge what it says. | They were sent to count.',
    'The inspectors began with {day0}, since they had to begin somewhere. | {q0} | They had brought a list, and {written} posts to hold it against.',
  ],
  'roast.lede.incident': [
    'The incident log has its best entry on {day0}. | {q0} | It is not the only one. | What follows is the log, without the excuses, which were mostly in the same posts.',
    '{q0} | That was {day0}, a {weekday0}, and it has company. | The insurers would call it a pattern.',
    'An adjuster reading these {written} posts would stop first at {day0}: {q0} | Then the adjuster would read on.',
  ],
  'roast.lede.reviews': [
    'The reviews are in. | They have been in for years, between quotation marks, in {N}’s own posts; {day0} alone has {q0}',
    '{N} quotes. | On {day0} it was {q0} | Nobody has yet read the notices together, as a theatre would in the week after opening.',
    'A press cutting from {day0}: {q0} | It was pasted in by {N}, like the others below.',
  ],
  'roast.lede.measures': [
    'Units of measurement vary. | On {day0} {N} used this one: {q0} | The weights and measures office has looked into the rest.',
    '{q0}, {N} reported on {day0}. | Nothing in the post suggests that an instrument was used. | It is time somebody calibrated this archive.',
    'For a sense of scale, take {day0}: {q0} | The scale was {N}’s. | It has been used more than once.',
  ],
  'roast.lede.habit': [
    'It begins, as these things do, quietly. | {q0}, says {day0}. | Then the word comes back, and it brings friends.',
    '{q0} | That was {day0}. | On its own it proves nothing, which is why the other posts have been called as well.',
    'The consumer test of {N}’s habits opens with {day0}: {q0} | The samples are {N}’s own. | So are the results.',
  ],
  'roast.lede.post-office': [
    'Somewhere between {first} and {last} there is a person. | To find the person, one first has to move the links: {links} of {records} records carry one. | Behind them, on {day0}, stands this: {q0}',
    'Most of this archive is forwarded mail. | Of {records} records, {links} carry a link to somebody else’s work. | The rest is in {N}’s own hand, and {day0} is a fair sample: {q0}',
  ],
  'roast.turn.audit': ['So, the books.', 'What follows is itemised.', 'The findings, by account.'],
  'roast.turn.court': [
    'The evidence, in no mercy’s order.',
    'The exhibits speak for themselves.',
    'Call the witnesses.',
  ],
  'roast.turn.inspection': ['The report follows.', 'Here is what the count gave.', 'Clipboards out.'],
  'roast.turn.incident': ['The log, with its original spelling.', 'In detail, then.', 'The entries follow.'],
  'roast.turn.reviews': ['The notices, then.', 'From the cuttings book.', 'Read them aloud, if you like.'],
  'roast.turn.measures': ['The readings.', 'Item by item.', 'The instruments report as follows.'],
  'roast.turn.habit': ['The test results.', 'Here is what the samples showed.', 'One thing at a time.'],
  'roast.turn.post-office': [
    'What was found among the envelopes.',
    'The sorting took a while.',
    'Here is the part with handwriting.',
  ],

  'roast.series': [
    '{noun:cap} number {from} was declared in {month1}. | The next one on the books is number {to}, {gap} later. | That leaves {missing} without any paperwork at all.',
    'The numbering begins in {month1}, at {from}. | By {month2} it stands at {to}. | The {missing} in between went unreported.',
    '+{noun:cap} number {from}, {month1}: {rest1} | {noun:cap} number {to}, {month2}: {rest2} | The {missing} in between were not shown to the auditors.',
    'It stood at {from} in {month1}, and at {to} in {month2}. | {rest2}',
    'Between number {from} ({month1}) and number {to} ({month2}) lie {gap} and {missing} undeclared {missing|attempt|attempts}.',
  ],
  'roast.run': [
    'The {noun} are declared every year: {list}. | The record stands at {most}, set in {year}, and nobody has asked for it to be beaten.',
    'Annual return, {noun}: {list}. | The best year was {year}. | No auditor has seen the {noun}.',
  ],
  'roast.run.long': [
    'The {noun} have been counted for years. | The return reads {list}. | The record is {most}, set in {year}.',
    'Extract from the returns, {noun}: {list}. | The best year was {year}. | No auditor has seen the {noun}.',
  ],
  'roast.run.tied': [
    'The {noun} are declared every year: {list}. | The ceiling, reached more than once, is {most}.',
    'Annual return, {noun}: {list}. | No auditor has seen the {noun}.',
  ],
  'roast.never-so': [
    'There are {k} all-time records on file. | Set in {monthA}: {a} | Set in {monthB}: {b} | Set in {monthC}: {c} | None of them was submitted for ratification.',
    'The book of records has {k} entries, and they share a wording. | {monthA:cap}: {a} | {monthB:cap}: {b} | {monthC:cap}: {c} | Nothing, so far, has merely been about as usual.',
  ],
  'roast.never-so.two': [
    'There are {k} all-time records on file. | The first to be shown was set in {monthA}: {a} | The second stands since {monthB}: {b}',
  ],
  'roast.countback': [
    'By {day} it was {claim}. | Count back and {unit} one falls on {start}, a {startWeekday}. | The archive has no opening ceremony for it.',
    '{claim}, says {day}, on the subject of {what}. | That puts {unit} one on {start}. | Somebody was scratching lines into a wall.',
    '+By {day} it was {claim}. | Count back and {unit} one falls on {start}, a {startWeekday}. | Morale, at the time of the entry: {rest}',
    'The prisoner’s calendar reads {claim} on {day}. | The arithmetic is sound: {unit} one was {start}.',
  ],
  'roast.scale': [
    'The forecast for {month} was {expected} {noun}. | The result was {actual}. | That is out by a factor of {ratio}.',
    'In {month} {N} planned for {expected} {noun} and got {actual}. | Forecasting is not this archive’s strong suit.',
    '+The forecast for {month} was {expected} {noun}. | The outturn is on file: {after} | That is out by a factor of {ratio}.',
    '+In {month} the estimate was {expected} {noun}. | What came of it: {after}',
    'Expected, in {month}: {expected} {noun}. | Received: {actual}.',
  ],
  'roast.stated': [
    '{q}, says {day2}. | The post that started the clock is dated {day1}. | {N} was {off} {off|day|days} early.',
    'On {day2} the milestone was announced in full: {q} | Subtract {day1}, where it began, and {off} {off|day|days} are missing.',
  ],
  'roast.stated-late': [
    '{q}, says {day2}. | The post that started the clock is dated {day1}. | The anniversary had been over for {off} {off|day|days}.',
    'The occasion was marked on {day2}: {q} | It had fallen due {off} {off|day|days} before, counting from {day1}.',
  ],
  'roast.stated-ahead': [
    'The post of {day2} promised something {phrase}. | It was {actualSpan}.',
    'The countdown of {day2} said {phrase}. | The calendar, consulted afterwards, says {actualSpan}.',
  ],
  'roast.length-claim': [
    '{month:cap}: {q} | Saying so took {words} words. | The average post gets by on {avg}.',
    '{q}, {N} wrote in {month}, as part of a post of {words} words. | The house average is {avg}.',
  ],
  'roast.promise-open': [
    '{q}, ran the notice of {day}. | That was the last the archive heard of any {word}.',
    'On {day} there was an announcement: {q} | The posts go on for another {since}. | The word “{word}” does not.',
    '{month:cap} had plans: {q} | They are still in the box.',
  ],
  'roast.vow-undone': [
    '{q}, {N} wrote on {day1}. | It held for {gap}. | {q2}',
    'The vow is dated {day1}: {q} | The relapse is dated {day2}: {q2}',
  ],
  'roast.denial': [
    '{q}, reads the statement of {day}. | It was volunteered.',
    'In {month} {N} wished it to be known: {q}',
    'The defence, as filed on {day}: {q} | The court thanks the witness for the detail.',
    '{opener}, {day} begins. | There was a moment to stop there. | {rest}',
    'Asked by nobody, {month} adds: {q}',
    'For the avoidance of doubt, {day}: {q} | The doubt has been noted.',
  ],
  'roast.mishap': [
    'Incident of {day}: {q}',
    '{q}, says the report for {month}. | No other party has been heard.',
    'In {month} {third}. | The damage was logged by the person who did it.',
    'A {weekday}, {day}. | {q} | Cause: see {N}.',
    '{opener}, {month} starts out. | One can hear it coming. | {rest}',
    'The {label} appears in the file once, in {month}, and not on its best day: {q}',
  ],
  'roast.exaggeration': [
    '{q}, according to {day}. | No second opinion was sought.',
    'The reading for {month}: {q}',
    '{month:cap} returned a value off the chart. | {q}',
    'On {day} the needle went all the way round: {q}',
    '{q} | The margin of error, in {month}, was not given.',
  ],
  'roast.absent-mark': [
    'In {written} posts there is not one question mark.',
    '{N} has published {total} words without a single question mark. | Whatever there was to ask, the archive was not asked.',
  ],
  'roast.shouting': [
    '{k} {k|post|posts} raise their voice. | The words that got the capitals include {list}.',
    'Capital letters were issued on {k} occasions, to {list} among others.',
  ],
  'roast.bangs': [
    '{k} of {written} posts carry an exclamation mark. | Some carry reinforcements: the full count is {times}.',
    'Exclamation marks: {times}, spread over {k} {k|post|posts}. | The remaining posts must have been whispered.',
  ],
  'roast.dots': [
    'An ellipsis trails off in {k} of {written} posts. | None of them says where to.',
    '{k} {k|post|posts} end, or pause, on three dots. | Something was clearly about to be said.',
  ],
  'roast.opening': [
    '{k} {k|post|posts} begin with {text}. | The rest had to find their own way in.',
    '{text} opens {k} of {written} posts, in the manner of a throat being cleared.',
  ],
  'roast.catchphrase': [
    '{text} has been used in {k} {k|post|posts}, first in {month1} and most recently in {month2}. | It shows no wear.',
    'Between {month1} and {month2} the words {text} were brought out {k} times.',
  ],
  'roast.saga': [
    '{k:cap} posts have “{word}” in them. | The account was opened in {month1}: {q1} | Latest movement, {gap} later: {q2}',
    'There is a whole folder marked “{word}”, with {k} posts in it. | The top sheet is from {month1}: {q1} | The bottom one is from {month2}: {q2}',
    'Running costs of “{word}”: {k} posts. | It stood like this in {month1}: {q1} | By {month2}: {q2}',
  ],
  'roast.habit': [
    'The word “{word}” is in {k} of {written} posts. | In {month1} it was {q1}',
    'Between {month1} and {month2}, {k} {k|post|posts} mention “{word}”. | They do not get tired of it: {q2}',
    '“{word:cap}” comes up {k} times, over {years} different years. | A typical dose: {q1}',
  ],
  'roast.signoff': [
    '{k} {k|post|posts} end on a sentence of five words or fewer. | {kicker} needed no more than that.',
    'There is a way out of these posts, and it is short: {k} of them close in five words or under. | {kicker}, for one.',
  ],
  'roast.emoji': ['{emoji} has been deployed in {k} of {written} posts. | The others relied on words.'],
  'roast.question': [
    '{q}, {N} asked in {month}. | No later post reports an answer.',
    'On {day} a question went out: {q} | It is still out.',
  ],
  'roast.purchase': ['{q}, says {month}. | The receipt is not attached.', 'Procurement, {day}: {q}'],
  'roast.borrowed': [
    '{q} | Quoted by {N} on {day}, and not contested.',
    'The notice of {month} runs to very few words: {q}',
    '{q}, somebody is quoted as saying on {day}. | {kicker} was the reply.',
    '{month:cap} supplied a line for the poster: {q}',
    'From {day}, with the quotation marks already on: {q}',
  ],
  'roast.retraction': [
    'Statement of {day1}: {q1} | Correction, {gap} later: {q2}',
    '{q1}, {N} announced in {month1}. | It was withdrawn after {gap}. | {q2}',
    'The position of {day1} was {q1} | By {day2} the position was {q2}',
  ],
  'roast.reversal': [
    '+{q1}, {N} wrote in {month1}. | The verdict was appealed {gap} later. | {q2}',
    'In {month1} the word was {cueA}. | By {month2} it was {cueB}. | The {word} did not comment.',
  ],
  'roast.list-sting': [
    'The inventory of {day} is precise: {q}',
    '{q}, {N} reported in {month}, in that order.',
    '{month:cap} kept a list. | {q}',
  ],
  'roast.longest': [
    'The longest entry of all takes {words} words. | It contains {q}',
    'When {N} goes long, it is {month}, {words} words, and this is in it: {q}',
  ],
  'roast.cast-order': [
    '{a:cap} is in the archive from {monthA}. | {b} had to wait until {monthB} for a first mention.',
    'By order of appearance, {a} comes before {b}, and by {gapAB}.',
  ],
  'roast.links': [
    '{links} of {records} records pass on a link. | The most trusted supplier is {domain}, with {k}.',
    'When in doubt, {domain}: {k} links go there, more than anywhere else.',
  ],
  'roast.greetings': [
    '{k} of {written} posts wish somebody well or thank somebody for wishing. | As habits go, the file has seen worse.',
    'Birthdays, holidays and thanks account for {k} {k|post|posts}. | The post office would call that reliable custom.',
  ],
  'roast.weekday': [
    '{k} of {of} posts went up on a {weekdayName}; an even spread would make it {even}. | {low} got {lowCount}.',
    'The working week of this archive is {weekdayName}. | It holds {k} of {of} posts, against {lowCount} on {low}.',
  ],
  'roast.line': [
    'Under {day} stands {q}',
    '{whole} is the whole of {day}.',
    'Also on file, from {day}: {q}',
    '{month:cap} is represented by {q}',
    '{whole}, {N} wrote on {day}, and left it there.',
    '{opener}, {day} opens. | {rest}',
    'In {month} {third}.',
  ],

  'roast.balance.thread': [
    'One account is in order. | In {month1} it was {q1} | {gap:cap} later the {word} is back: {q2} | Nothing needs correcting there.',
    'Not everything has to be queried. | {q1}, says {day1}; {q2} says {day2}. | The {word} had {gap} to get lost in, and did not.',
  ],
  'roast.balance.line': [
    'One entry balances. | {day:cap}: {q} | It has been checked, and it may stay as it is.',
    'In fairness to the accused, there is {month}. | {q} | No further questions.',
    'Every file has one page that nobody wants to mark. | Here it is {day}: {q}',
  ],
  'roast.end.rule': [
    'There is one recommendation, and it is {N}’s own, from {monthR}. | {rule}',
    'The last word belongs to the accused, {monthR}: {rule}',
    'As for what to do about all this, the policy was set in {monthR}. | {rule}',
    'The report closes with a rule, and {N} wrote it: {rule}',
  ],
  'roast.end.echo': [
    'Which brings it back to {day0}, and to the words on the cover. | They have been checked against everything else. | They can stay.',
    'That leaves the sentence of {day0} where it was, at the top of the page. | It has aged better than most of what came after.',
    'The file goes back on the shelf under {month0}. | The title on the spine was never in doubt.',
  ],
  'roast.none': [
    'The prosecution asked for the posts and was handed {records} {records|record|records} without a sentence that could be read out. | The case is adjourned until there are words.',
  ],
  'roast.end.count': [
    'The number on the cover was counted twice, and it stands. | The rest was {N}’s idea.',
    'That is the inspection. | The figure at the top of the page can be checked by anyone with {written} posts and an afternoon.',
  ],
  'roast.standfirst': [
    '{N}’s own words, {written} posts from {first} to {last}, laid side by side.',
    'A close reading of {written} posts, {first} to {last}, by someone who counted.',
    '{written} posts, {first} to {last}. | Every figure can be counted again.',
  ],
  'roast.standfirst.unknown': [
    'The title asks for something that {written} posts do not mention. | What they do mention follows.',
  ],
  'roast.title': ['{N}, side by side', 'The audit of {N}'],
  'roast.description': ['{N}, gently audited: {written} posts from {first} to {last}, with receipts.'],
}
