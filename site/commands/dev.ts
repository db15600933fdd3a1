import { watch } from 'node:fs'

import { contentRoot } from '../content-layer/check-content.ts'
import { prepare } from './prepare.ts'
import { runPackage } from './run-process.ts'

const port = process.env['PORT'] ?? '3000'

/** How long to wait after a change for the next one, in milliseconds: an editor saves in several steps. */
const settleTime = 60

let isBusy = false
let isStale = false

/** Checks and publishes the content again; while there are faults, the pages keep their last good state. */
async function refresh(): Promise<void> {
  if (isBusy) {
    isStale = true
    return
  }
  isBusy = true
  await prepare().catch((error: unknown) => console.error(error))
  isBusy = false
  if (!isStale) return
  isStale = false
  await refresh()
}

if (!(await prepare())) console.error('Mend the faults above; the pages follow as soon as you save.')
let timer: ReturnType<typeof setTimeout> | undefined
const watcher = watch(contentRoot, { recursive: true }, () => {
  clearTimeout(timer)
  timer = setTimeout(() => void refresh(), settleTime)
})
process.exitCode = (await runPackage('next', ['dev', 'site', '--port', port])) ? 0 : 1
watcher.close()
