import type { Call } from '#api-client/calls/call.ts'

/** Returns a call's name: `get_loyalty`. */
export function callName({ path }: Pick<Call, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
