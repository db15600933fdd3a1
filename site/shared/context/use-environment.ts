'use client'

import { detectEnvironment, type Environment } from '../../platform/detect-environment.ts'
import { useInBrowser } from '../use-in-browser.ts'

let known: { userAgent: string; environment: Environment } | undefined

function readEnvironment(appToken: string): Environment {
  const { userAgent } = navigator
  if (known?.userAgent !== userAgent) known = { userAgent, environment: detectEnvironment(navigator, appToken) }
  return known.environment
}

/**
 * Returns the environment of the page (D5); undefined in the first render. `appToken` has to be the same in every call.
 */
export function useEnvironment(appToken: string): Environment | undefined {
  return useInBrowser(() => readEnvironment(appToken))
}
