import { describe, expect, it } from 'vitest'
import { canSaveResults, mobileLinks, navLinks, type Person, type Surroundings } from './nav-links.ts'

const visitor = null
const guest: Person = { isGuest: true, isAdmin: false, emailValidated: false }
const unconfirmed: Person = { isGuest: false, isAdmin: false, emailValidated: false }
const member: Person = { isGuest: false, isAdmin: false, emailValidated: true }
const admin: Person = { isGuest: false, isAdmin: true, emailValidated: true }
const everyone = [visitor, guest, unconfirmed, member, admin]

const at = (user: Person | null, rest: Partial<Surroundings> = {}): Surroundings => ({
  user,
  hasArticles: false,
  importExists: false,
  ...rest,
})
const labels = (surroundings: Surroundings) => navLinks(surroundings).map(({ label }) => label)
const target = (surroundings: Surroundings, label: string) =>
  mobileLinks(surroundings).find((link) => link.label === label)?.to
const seenBy = (label: string, rest: Partial<Surroundings> = {}) =>
  everyone.filter((user) => labels(at(user, rest)).includes(label))

describe('top navigation', () => {
  it('[NAV-11] Home is for everybody', () => {
    expect(seenBy('Home')).toEqual(everyone)
    expect(target(at(visitor), 'Home')).toBe('/')
  })

  it('[NAV-21] Trending is for everybody', () => {
    expect(seenBy('Trending')).toEqual(everyone)
    expect(target(at(visitor), 'Trending')).toBe('/trending')
  })

  it('[NAV-12] [NAV-24] Login is for visitors and guests', () => {
    expect(seenBy('Login')).toEqual([visitor, guest])
    expect(target(at(visitor), 'Login')).toBe('/login')
  })

  it('[NAV-13] Create is for admins', () => {
    expect(seenBy('Create')).toEqual([admin])
    expect(target(at(admin), 'Create')).toBe('/creator')
  })

  it('[NAV-14] Config is for admins', () => {
    expect(seenBy('Config')).toEqual([admin])
    expect(target(at(admin), 'Config')).toBe('/config')
  })

  it('[NAV-15] View Articles needs a person and an article', () => {
    expect(seenBy('View Articles')).toEqual([])
    expect(seenBy('View Articles', { hasArticles: true })).toEqual([guest, unconfirmed, member, admin])
    expect(target(at(guest, { hasArticles: true }), 'View Articles')).toBe('/magazine/current')
  })

  it('[NAV-16] [NAV-24] Features and Checkins are for members, not for guests', () => {
    expect(seenBy('Features')).toEqual([unconfirmed, member, admin])
    expect(seenBy('Checkins')).toEqual([unconfirmed, member, admin])
    expect(target(at(member), 'Features')).toBe('/features')
    expect(target(at(member), 'Checkins')).toBe('/checkins')
  })

  it('[NAV-17] the mobile menu adds Templates and Surveys for admins', () => {
    const added = (user: Person | null) => mobileLinks(at(user)).slice(navLinks(at(user)).length)
    expect(added(admin)).toEqual([
      { label: 'Templates', to: '/templates' },
      { label: 'Surveys', to: '/creator/surveys' },
    ])
    for (const user of [visitor, guest, unconfirmed, member]) expect(added(user)).toEqual([])
  })

  it('[NAV-20] Save Results is for people without a confirmed e-mail once an import exists', () => {
    expect(everyone.filter((user) => canSaveResults(at(user)))).toEqual([])
    expect(everyone.filter((user) => canSaveResults(at(user, { importExists: true })))).toEqual([
      guest,
      unconfirmed,
    ])
  })

  it('keeps the order of the specification', () => {
    expect(labels(at(visitor))).toEqual(['Home', 'Trending', 'Login'])
    expect(labels(at(admin, { hasArticles: true }))).toEqual([
      'Home',
      'Trending',
      'Create',
      'Config',
      'View Articles',
      'Features',
      'Checkins',
    ])
  })
})
