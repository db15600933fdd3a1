import { ApiError, isNotAuthenticated } from '../api-error.ts'
import type { SignInStore } from '../sign-in.ts'
import type { Middleware } from './middleware.ts'

/**
 * Tracks the visit's sign-in state: the response of a call that needs a session, such as loyalty or easypay, makes it
 * "signed in", a 401 of any call "not signed in" (D22, specification §4, §8). After that no read that needs a session
 * is sent: it fails immediately with the same 401. A write is always sent, because the visitor has requested it and may
 * have signed in elsewhere.
 *
 * A read that was sent before the 401 and succeeds after it changes nothing; otherwise two contradictory reads would
 * trigger each other indefinitely.
 */
export function trackSignIn(signIn: SignInStore): Middleware {
  return async (request, next) => {
    const { access, kind } = request.call
    const needsSession = access === 'signed-in'
    if (needsSession && kind === 'read' && signIn.read() === 'not-signed-in')
      throw new ApiError('status', { status: 401 })
    try {
      const response = await next(request)
      if (needsSession && (kind === 'write' || signIn.read() === 'unknown')) signIn.set('signed-in')
      return response
    } catch (error) {
      if (isNotAuthenticated(error)) signIn.set('not-signed-in')
      throw error
    }
  }
}
