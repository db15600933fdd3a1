import { markHydrationFailed, watchHydration } from '../platform/hydration.ts'
import { carryParameters, keptChanged } from '../platform/kept-parameters.ts'
import { keepEnvironment } from '../platform/keep-environment.ts'
import { watchReloadButtons } from '../platform/reload-buttons.ts'
import { createReloadEffects, createReloadGuard, watchStaleChunks } from '../platform/reload-guard.ts'
import { restoreLostPage } from '../platform/restore-page.ts'
import { guardAgainstTranslation } from '../platform/translation-guard.ts'
import { trustOwnScripts } from '../platform/trusted-types.ts'

declare const basePath: string
declare const otherScripts: readonly string[]

// Only on pages with Next's runtime, and before any chunk is requested: a page whose chunks are gone never gets far
// enough to watch for that itself (specification §2).
const root = document.documentElement
trustOwnScripts(globalThis, {
  site: location.origin + basePath,
  inline: [...otherScripts, document.currentScript?.textContent ?? ''],
})
watchStaleChunks(window, createReloadGuard(createReloadEffects()), () => markHydrationFailed(root))
watchHydration(root)
keepEnvironment(root)
for (const type of ['DOMContentLoaded', 'pageshow', keptChanged]) addEventListener(type, carryParameters)
guardAgainstTranslation(Node.prototype)
restoreLostPage(() => {
  root.dataset['hydration'] = 'failed'
  dispatchEvent(new Event('pageshow'))
})
watchReloadButtons()
