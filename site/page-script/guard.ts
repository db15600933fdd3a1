import { keepEnvironment } from '../platform/keep-environment.ts'
import { createReloadEffects, createReloadGuard, watchStaleChunks } from '../platform/reload-guard.ts'
import { trustOwnScripts } from '../platform/trusted-types.ts'

declare const basePath: string
declare const otherScripts: readonly string[]

// For pages with Next's runtime only, and before any chunk is asked for: a page whose chunks are gone never gets as far
// as to watch for that itself (specification §2).
trustOwnScripts(globalThis, { site: location.origin + basePath, inline: [...otherScripts, document.currentScript?.textContent ?? ''] })
watchStaleChunks(window, createReloadGuard(createReloadEffects()))
keepEnvironment(document.documentElement)
