/**
 * Frames by occasion. ` | ` parts one frame into sentences that belong together; a leading `+` marks the
 * frames to try first, because they say more where their slots can be filled.
 */
export type Bank = Record<string, readonly string[]>
