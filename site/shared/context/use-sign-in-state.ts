'use client'

import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import type { SignInState } from '#api-client/sign-in.ts'

import { signIn } from '../../api.ts'

/** Returns whether the visitor is signed in (D22); `unknown` on the server and in the first render. */
export function useSignInState(): SignInState {
  return useSyncExternalStore(signIn.subscribe, signIn.read, () => 'unknown')
}

/** Events of a visitor's return to the page, perhaps from signing in. An app's login may be only a sheet. */
const returnEvents = ['visibilitychange', 'pageshow', 'focus'] as const

/** Returns whether an event is the `pageshow` of a page that has just loaded, which a quick response may precede. */
function isFirstPageshow(event: Event): boolean {
  return event.type === 'pageshow' && 'persisted' in event && event.persisted === false
}

/**
 * Requests again once a visitor who was not signed in returns to the page, and refetches everything as soon as they no
 * longer count as not signed in. Returns a function that stops.
 */
function watchSignIn(queries: QueryClient): () => void {
  let last = signIn.read()
  function resetOnReturn(event: Event): void {
    if (isFirstPageshow(event)) return
    if (document.visibilityState === 'visible' && signIn.read() === 'not-signed-in') signIn.set('unknown')
  }
  const stop = signIn.subscribe(() => {
    const wasSignedOut = last === 'not-signed-in'
    last = signIn.read()
    if (wasSignedOut) void queries.invalidateQueries()
  })
  for (const type of returnEvents) addEventListener(type, resetOnReturn)
  return () => {
    stop()
    for (const type of returnEvents) removeEventListener(type, resetOnReturn)
  }
}

/** Updates the visit's sign-in state while the page is open (D22). */
export function useSignInWatch(queries: QueryClient): void {
  useEffect(() => watchSignIn(queries), [queries])
}
