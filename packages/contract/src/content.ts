import { z } from 'zod'

/** What creators make, surveys and topics alike. */
export const MAX_CONTENT_NAME = 200
export const MAX_DESCRIPTION = 5000

export const CONTENT_STATUSES = ['draft', 'published', 'archived'] as const
export const ContentStatus = z.enum(CONTENT_STATUSES)
export type ContentStatus = z.infer<typeof ContentStatus>

/** The one way on from each status, and what the button says. */
export const NEXT_STATUS: Record<ContentStatus, { to: ContentStatus; label: string }> = {
  draft: { to: 'published', label: 'Publish' },
  published: { to: 'archived', label: 'Archive' },
  archived: { to: 'published', label: 'Republish' },
}

export const contentTexts = {
  noTransition: (what: 'survey' | 'topic', from: ContentStatus, to: ContentStatus) =>
    `A ${what} that is ${from} cannot become ${to}.`,
} as const

const COPY = ' (copy)'

/** What a copy is called. */
export const copyName = (name: string) => name.slice(0, MAX_CONTENT_NAME - COPY.length) + COPY
