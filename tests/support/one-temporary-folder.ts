import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives a whole run of tests one folder for what is temporary, and takes it away at the end: a test's own process is
 * ended before it can tidy up.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'campaign-pages-tests-'))
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
