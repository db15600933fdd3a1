import { sendFirstReads, type FirstRead, type FirstReadsHolder } from '../platform/first-reads.ts'

// Nobody visits a page that is only prepared for somebody who may follow its link.
if (!('prerendering' in document && document.prerendering === true)) {
  // Only the build writes it.
  const reads = JSON.parse(document.currentScript?.dataset['reads'] ?? '[]') as FirstRead[]
  sendFirstReads(reads, location.search, window as FirstReadsHolder)
}
