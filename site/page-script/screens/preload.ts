// Inlined into the head of a screen: sends the screen's preloads before its scripts have loaded.

import { sendPreloads, type Preload, type PreloadHolder } from '../../platform/send-preloads.ts'

// A page that is only prerendered for a link has no visitor yet.
if (!('prerendering' in document && document.prerendering === true)) {
  // Written by the build alone, so not validated.
  const preloads = JSON.parse(document.currentScript?.dataset['reads'] ?? '[]') as Preload[]
  sendPreloads(preloads, location.search, window as PreloadHolder)
}
