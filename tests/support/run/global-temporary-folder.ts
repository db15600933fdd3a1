import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Creates one temporary folder for a whole test run and removes it at the end, because a test's own process is killed
 * before it can clean up.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'campaign-pages-tests-'))
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
