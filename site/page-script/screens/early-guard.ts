// The guard of pages with islands. It runs before any script file is requested, because a page with missing scripts
// cannot handle that itself (specification §2).

import { recordEarlyTaps } from '../../platform/early-taps.ts'
import { markHydrationFailed, watchHydration } from '../../platform/hydration.ts'
import { addKeptParametersToBanner, keptParametersChanged } from '../../platform/kept-parameters.ts'
import { watchReloadButtons } from '../../platform/reload-buttons.ts'
import { createReloadEffects, createReloadGuard, watchStaleChunks } from '../../platform/reload-on-stale-script.ts'
import { guardAgainstTranslation } from '../../platform/translation-guard.ts'
import { createStrictPolicy } from '../../platform/trusted-types.ts'

const root = document.documentElement
createStrictPolicy(globalThis)
watchStaleChunks(window, createReloadGuard(createReloadEffects()), () => markHydrationFailed(root))
watchHydration(root)
recordEarlyTaps(root)
for (const type of ['DOMContentLoaded', 'pageshow', keptParametersChanged])
  addEventListener(type, addKeptParametersToBanner)
guardAgainstTranslation(Node.prototype)
watchReloadButtons()
