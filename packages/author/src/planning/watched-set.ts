/** A set that remembers what it was asked: whatever was made with it is the same with any set that answers the same. */
export class WatchedSet<Member> extends Set<Member> {
  readonly #asked = new Map<Member, boolean>()
  #isWhole = false

  override has(member: Member): boolean {
    const found = super.has(member)
    this.#asked.set(member, found)
    return found
  }

  override get size(): number {
    return this.#whole().size
  }

  override [Symbol.iterator]() {
    return this.#whole()[Symbol.iterator]()
  }

  override keys() {
    return this.#whole().keys()
  }

  override values() {
    return this.#whole().values()
  }

  override entries() {
    return this.#whole().entries()
  }

  override forEach(visit: (member: Member, same: Member, set: Set<Member>) => void) {
    this.#whole().forEach(visit)
  }

  /** Whether another would have answered the same. */
  isAnsweredBy(other: ReadonlySet<Member>): boolean {
    if (this.#isWhole) return false
    for (const [member, found] of this.#asked) if (other.has(member) !== found) return false
    return true
  }

  #whole(): Set<Member> {
    this.#isWhole = true
    const all = new Set<Member>()
    super.forEach((member) => {
      all.add(member)
    })
    return all
  }
}
