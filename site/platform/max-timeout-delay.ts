/**
 * Maximum delay of `setTimeout`, in milliseconds: the largest signed 32-bit integer, about 24.8 days. A longer one fires
 * at once.
 */
export const maxTimeoutDelay = 2_147_483_647
