export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const later = (from: Date, { seconds = 0, minutes = 0, hours = 0, days = 0 }): Date =>
  new Date(from.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
