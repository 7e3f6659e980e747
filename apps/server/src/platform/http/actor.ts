/** Who calls: known to every service, which loads what it touches by this id. */
export interface Actor {
  userId: number
  sessionId: number
  role: 'guest' | 'member' | 'admin'
  emailValidated: boolean
}
