import { formatVerification } from '#tools/verify/report.ts'
import { defaultTimeouts } from '#tools/verify/site-client.ts'
import { verifySite } from '#tools/verify/verify-site.ts'

import type { HeaderProfile } from '#tools/verify/expected-headers.ts'

// Compares VERIFY_URL with VERIFY_PUBLISHED as `npm run verify` does; runs in its own process. Always ends with 0.
const { VERIFY_URL: url = '', VERIFY_PUBLISHED: published = '', VERIFY_HEADERS: headers = 'full' } = process.env
const options = {
  url,
  published,
  scheduled: [],
  concurrency: 8,
  timeouts: defaultTimeouts,
}
try {
  // The benchmark names one of them.
  console.log(formatVerification(await verifySite({ ...options, headers: headers as HeaderProfile })))
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
