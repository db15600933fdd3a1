import { sendFirstReads, type FirstRead, type FirstReadsHolder } from '../platform/send-first-reads.ts'

// Inlined into the head of a screen: sends the screen's first reads before its scripts have loaded.
// A page that is only prerendered for a link has no visitor yet.
if (!('prerendering' in document && document.prerendering === true)) {
  // Written by the build alone, so not validated.
  const reads = JSON.parse(document.currentScript?.dataset['reads'] ?? '[]') as FirstRead[]
  sendFirstReads(reads, location.search, window as FirstReadsHolder)
}
