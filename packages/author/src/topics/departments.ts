/** The parts of a magazine. */
export type Department = 'Stories' | 'People' | 'Things' | 'The count' | 'Signs'

const OF_TOPIC: Record<string, Department> = {
  people: 'People',
  letter: 'People',
  museum: 'Things',
  places: 'Things',
  dictionary: 'Things',
  kept_and_thrown: 'Things',
  the_table: 'Things',
  counted: 'The count',
  year_in_twelve: 'The count',
  ordinary_day: 'The count',
  say_post_do: 'The count',
  astrology: 'Signs',
  spirit_meme: 'Signs',
  enneagram: 'Signs',
}

/** Everything else tells a story. */
export const departmentOf = (topicKey: string | null): Department => OF_TOPIC[topicKey ?? ''] ?? 'Stories'
