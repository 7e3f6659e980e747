/** The server's flags keep the young generation small, for its many short requests; a thread that computes needs more. */
export const roomToCompute = { maxYoungGenerationSizeMb: 96 }
