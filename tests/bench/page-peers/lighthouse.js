// Runs Lighthouse for a phone once on the address and with the Chromium that the arguments name, and prints what it found.
import process from 'node:process'

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [url, chromePath] = process.argv.slice(2)

const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
}

/** Audits that cost a category points, each with what it found first. */
function failedAudits({ categories, audits }) {
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs
      .filter(
        ({ id, weight }) =>
          weight > 0 && audits[id].score !== null && audits[id].score < (category === 'performance' ? 0.9 : 1),
      )
      .map(({ id }) => ({
        category,
        audit: id,
        found: audits[id].details?.items?.[0]?.node?.snippet ?? audits[id].displayValue ?? '',
      })),
  )
}

function summarize({ categories, audits }) {
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, id]) => [name, audits[id].numericValue ?? Number.NaN]),
    ),
    failed: failedAudits({ categories, audits }),
    largest: audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet ?? '',
  }
}

const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  logLevel: 'silent',
})
try {
  // Indexing is blocked on purpose. The other one asks for robots.txt from within the page, which a policy may refuse.
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    skipAudits: ['is-crawlable', 'robots-txt'],
  })
  if (lhr.runtimeError) throw new Error(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`)
  console.log(JSON.stringify(summarize(lhr)))
} finally {
  chrome.kill()
}
