/**
 * The longest that this thread computed without letting anybody else in, in milliseconds of its own processor time:
 * a machine that is busy elsewhere changes nothing.
 */
export function watchLoop() {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = spent()
  let longest = 0
  let isOver = false
  const look = () => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = spent()
    if (!isOver) setTimeout(look, 1)
  }
  look()
  return () => {
    isOver = true
    return longest
  }
}
