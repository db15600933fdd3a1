import { sendFirstReads, type FirstRead, type FirstReadsHolder } from '../platform/send-first-reads.ts'

// A page that is only prerendered for a link has no visitor yet.
if (!('prerendering' in document && document.prerendering === true)) {
  // Only the build writes it.
  const reads = JSON.parse(document.currentScript?.dataset['reads'] ?? '[]') as FirstRead[]
  sendFirstReads(reads, location.search, window as FirstReadsHolder)
}
