import { watch } from 'chokidar'

import { contentRoot } from '../content-layer/check-content.ts'
import { sandboxApi } from '../hosting/sandbox-api.ts'
import { begin } from './begin.ts'
import { takeBuildLock } from './build-lock.ts'
import { startDevServer } from './dev-server.ts'
import { listen } from './listen.ts'
import { prepare } from './prepare.ts'

/** How long to wait after a change for the next one, in milliseconds: an editor saves in several steps. */
const settleTime = 40

let isBusy = false
let isStale = false

/** Checks and publishes the content again; while there are faults, the pages keep their last good state and say so. */
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

let timer: ReturnType<typeof setTimeout> | undefined

begin('npm run dev', ['PORT', 'HOST', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL'])

await takeBuildLock('npm run dev')
if (await prepare()) {
  watch(contentRoot, { ignoreInitial: true, followSymlinks: false }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), settleTime)
  })
  const isListening = await listen('npm run dev', (port, host) => startDevServer(port, sandboxApi(), host))
  // Next's own watchers would keep a server alive that nobody can reach.
  if (!isListening) process.exit()
} else {
  console.error('Mend the faults above and start again; from then on the pages follow every save.')
  process.exitCode = 1
}
