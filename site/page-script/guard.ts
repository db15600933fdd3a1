import { createReloadEffects, createReloadGuard, watchStaleChunks } from '../platform/reload-guard.ts'
import { trustOwnChunks } from '../platform/trusted-types.ts'

declare const basePath: string

// For pages with Next's runtime only, and before any chunk is asked for: a page whose chunks are gone never gets as far
// as to watch for that itself (specification §2).
trustOwnChunks(globalThis, location.origin + basePath)
watchStaleChunks(window, createReloadGuard(createReloadEffects()))
