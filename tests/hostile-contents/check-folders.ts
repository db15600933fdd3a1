import { ContentCache } from '#tools/content/content-cache.ts'
import { formatDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'

/**
 * The result of checking one folder: kinds of diagnostics, printed lines, duration in milliseconds, and memory in
 * megabytes.
 */
export type Outcome = { kinds: string[]; lines: string[]; milliseconds: number; megabytes: number }

// For tests with many contents: checks each folder named by a message as `npm run check` does, without the cost of a
// new process.
process.on('message', (folder: string) => {
  void (async () => {
    const start = performance.now()
    const { diagnostics } = await readContentFolder(folder, ContentCache.empty())
    const lines = diagnostics.map(formatDiagnostic)
    const milliseconds = performance.now() - start
    const megabytes = process.resourceUsage().maxRSS / 1024
    process.send?.({ kinds: diagnostics.map(({ kind }) => kind), lines, milliseconds, megabytes } satisfies Outcome)
  })()
})
