import { isNotAuthenticated } from '../api-error.ts'

/** What is known of the visitor; nothing is until a call has told (specification §4). */
export type Authentication = 'unknown' | 'authenticated' | 'not-authenticated'

/** After loyalty or easypay was fetched, the visitor is known to be signed in (specification §4). */
export function afterAnswer(): Authentication {
  return 'authenticated'
}

/** After a failure: a 401 says that nobody is signed in, every other failure says nothing (specification §4, §8, D12). */
export function afterFailure(before: Authentication, error: unknown): Authentication {
  return isNotAuthenticated(error) ? 'not-authenticated' : before
}
