import type { Genre, TemplateRequirement } from '@youzine/contract'

export const usageText = (count: number) => (count === 1 ? 'Used once' : `Used ${count} times`)

/** Only one survey is left to answer: finishing it may go straight on to the article. */
export function isLastSurvey(requirement: TemplateRequirement, all: TemplateRequirement[]): boolean {
  const open = all.filter(({ requirement_type, completed }) => requirement_type === 'survey' && !completed)
  return open.length === 1 && open[0]?.alias === requirement.alias
}

/** Genres with what is left of them when one genre or a few words are wanted. */
export function findTopics(genres: Genre[], genreId: number | undefined, words: string): Genre[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return genres
    .filter(({ id }) => genreId === undefined || id === genreId)
    .map((genre) => ({
      ...genre,
      templates: genre.templates.filter(({ name, description }) => {
        const text = `${name} ${description}`.toLocaleLowerCase()
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ templates }) => templates.length > 0)
}
