import { createSandboxApi } from '../hosting/server/sandbox-api.ts'
import { takeBuildLock } from './support/build-lock.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { startDevServer } from './dev-server.ts'
import { listen } from './support/listen.ts'
import { prepare } from '../build/prepare.ts'

parseCommand({
  usage: 'npm run dev takes no arguments. It reads from the environment:',
  options: {},
  settings: ['PORT', 'HOST', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'],
})

await takeBuildLock('npm run dev')
const { sources } = await prepare({ now: readCommandTime() })
if (sources) {
  const isListening = await listen('npm run dev', (port, host) =>
    startDevServer(port, createSandboxApi(), host, sources),
  )
  // Next's watchers would prevent the exit of a process after its server failed to start.
  if (!isListening) process.exit()
} else {
  console.error('Fix the diagnostics above and start again; from then on the pages follow every save.')
  process.exitCode = 1
}
