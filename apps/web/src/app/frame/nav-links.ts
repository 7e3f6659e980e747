import type { User } from '@youzine/contract'

export type Person = Pick<User, 'isAdmin' | 'isGuest' | 'emailValidated'>

export type Surroundings = {
  user: Person | null
  /** The current magazine has at least one article. */
  hasArticles: boolean
  /** An import was started at some time. */
  importExists: boolean
}

export type NavLink = { label: string; to: string }

const links = {
  home: { label: 'Home', to: '/' },
  trending: { label: 'Trending', to: '/trending' },
  login: { label: 'Login', to: '/login' },
  create: { label: 'Create', to: '/creator' },
  config: { label: 'Config', to: '/config' },
  articles: { label: 'View Articles', to: '/magazine/current' },
  features: { label: 'Features', to: '/features' },
  checkins: { label: 'Checkins', to: '/checkins' },
  templates: { label: 'Templates', to: '/templates' },
  surveys: { label: 'Surveys', to: '/creator/surveys' },
} satisfies Record<string, NavLink>

/** Guests have a session, and still come here to log in. */
const isMember = (user: Person | null) => user !== null && !user.isGuest

export function navLinks({ user, hasArticles }: Surroundings): NavLink[] {
  const isAdmin = user?.isAdmin === true
  return [
    links.home,
    links.trending,
    ...(isMember(user) ? [] : [links.login]),
    ...(isAdmin ? [links.create, links.config] : []),
    ...(user && hasArticles ? [links.articles] : []),
    ...(isMember(user) ? [links.features, links.checkins] : []),
  ]
}

export function mobileLinks(surroundings: Surroundings): NavLink[] {
  const isAdmin = surroundings.user?.isAdmin === true
  return [...navLinks(surroundings), ...(isAdmin ? [links.templates, links.surveys] : [])]
}

export const canSaveResults = ({ user, importExists }: Surroundings) =>
  user !== null && !user.emailValidated && importExists
