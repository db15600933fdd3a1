'use client'

import { detectEnvironment, type Environment } from '../platform/environment.ts'
import { useInBrowser } from './use-in-browser.ts'

let known: Environment | undefined

/** Where the page is shown (D5); undefined in the first render. `appToken` has to be the same in every call. */
export function useEnvironment(appToken: string): Environment | undefined {
  return useInBrowser(() => (known ??= detectEnvironment(navigator, appToken)))
}
