import type { Call } from './call.ts'

/** Fails on purpose; only the debug screen makes it. */
export const raiseError = {
  path: '/v1/raise_error',
  kind: 'write',
  access: 'signed-in',
  naming: 'given',
  item: 'Other: raise_error',
} satisfies Call
