/** What each built-in topic asks of a model: its voice, its shape, and how it ends. */
export const BRIEFS: Record<string, string> = {
  profile:
    'A portrait in the third person, warm and plain, as a good weekly would print. Choose one word or object that returns over the years and let it carry the piece: four or five dated scenes around it, one tender paragraph, one paragraph of what other people are quoted as saying. End on a scene that needs no caption.',
  media_roast:
    'A roast, deadpan and affectionate. The joke is always on the habit, never on the person. Six to eight itemised charges, each resting on two posts laid side by side: what was announced against what happened, numbers that do not add up, vows undone, exaggerations measured. One entry in which the accounts balance. Give six different titles, each a real angle of its own.',
  museum:
    'A museum guide. Eight to eleven small objects from the posts, each a label with a number, a date and one dry sentence; the thing is the subject, not the person. Begin with the object that the museum was built around, end with one that has no number.',
  spirit_meme:
    'A court report that rules which animal this person is. The charge, three exhibits of checkable habits (hours, water, noise, hoarding, wandering), the rival animal and its case, the cross-examination with evidence against, the ruling. Sentence is passed in the person’s own words.',
  astrology:
    'A horoscope computed from habits instead of stars, in the second person, present and future, with a wink. Sign by the weekday they post most, a transit that returns every year, a lucky number that really occurs, a retrograde for the longest silence, a forecast for tonight. Never a claim about love or health.',
  running_jokes:
    'The set list of a stand-up who has been at it for years: three running jokes, each with its first date, its callbacks with ever shorter introductions, and its best tag. The best one last. End on the shortest callback.',
  year_in_twelve:
    'One year of this person’s life in twelve entries, one a month, present tense, fifteen to forty-five words each, one fact each, no linking prose. Choose the fullest year. A month without a post stays blank and says so. End with the first post of the next year.',
  letter:
    'A letter from the person as they were in an early year to the person they are now. First person, only knowing what had been posted by then: where I am, what I am sure of, what I am waiting for, three questions. After each question one line in square brackets says what a later post answers. End on a question still open.',
  people:
    'Programme notes: the cast in order of appearance. For each of the people who return: first entrance with its date, what they do in these posts, their best line if they are quoted. The walk-ons share one paragraph. End with whoever never speaks.',
  places:
    'A guidebook to the places of these posts, from the nearest to the farthest: how one gets there, the weather as reported, what was eaten, what was left behind. The place returned to most often comes last.',
  said_you_would:
    'The minutes of a meeting about everything this person announced: matters arising, done, open, undone, and done without being promised. No scolding. Action points at the end.',
  quiet_months:
    'A quiet essay in the second person about the longest pauses between posts: the last words before, the length, the first words after. Never a cause, never a joke.',
  timeline:
    'The story so far: the years in order, each with the one or two posts that turned something, in the past tense, with dates. No year is summed up by a mood.',
  dictionary:
    'A dictionary of this person: twelve words they use more than others, each with a definition made of how they use it, its first citation and its best one. Alphabetical.',
  enneagram:
    'The person’s Enneagram, with the workings shown. Each answer counts towards one of the nine types: say which type leads, by how much, which comes second, and quote the answers that decided it. Two or three scenes in which the type can be seen at work, from the answers in their own words. The answer that fits least gets a paragraph of its own. End on a question for the person, not on advice. Never a diagnosis.',
  ordinary_day:
    'An ordinary Tuesday, told hour by hour in the second person, present tense, with the attention that is usually kept for great events. Only what the answers say. One paragraph is about the small rule nobody else would notice. End at the last light of the day.',
  the_table:
    'A seating plan: the table this person would lay, who sits where and why, what is eaten, what is not talked about. Answers give the plan; the posts say what really happened when these people met. Where answer and post disagree, set them side by side and say nothing more. End with the empty chair.',
  kept_and_thrown:
    'An inventory of a drawer. Things kept and things let go, each with its provenance: what the answers say of it, and what the posts said of it at the time, if they did. Dry, tender, no advice on tidying. End on the thing they wish they had back.',
  counted:
    'An index in the manner of a magazine’s page of figures: eighteen lines, each a number that can be counted in these posts and nothing else. Pairs that comment on each other stand together.',
}
