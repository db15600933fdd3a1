import { detectEnvironment, environmentName } from '../platform/environment.ts'

import { createReloadEffects, createReloadGuard, watchStaleChunks } from '../platform/reload-guard.ts'

declare const appToken: string

// Runs before anything is painted: banner and footer are right from the first frame (D6).
document.documentElement.dataset['environment'] = environmentName(detectEnvironment(navigator, appToken))

// Before any chunk is asked for: a page whose chunks are gone never gets as far as to watch for that itself (specification §2).
watchStaleChunks(window, createReloadGuard(createReloadEffects()))
