import { createStore, type Store } from '#domain/store.ts'

/** Whether the visitor is signed in, according to this visit's responses (D22). */
export type SignInState = 'unknown' | 'signed-in' | 'not-signed-in'

/** The sign-in state of a visit, which all screens share (D22). */
export type SignInStore = Store<SignInState>

/** Creates a store in which the sign-in state is unknown. */
export function createSignInStore(): SignInStore {
  return createStore<SignInState>('unknown')
}
