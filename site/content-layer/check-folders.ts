import { ContentCache } from './content-cache.ts'
import { languages } from './diagnostic.ts'
import { formatDiagnostic } from './messages.ts'
import { readContent } from './read-content.ts'

/**
 * What checking one folder gave: its kinds of diagnostics, the lines that are printed, and the milliseconds that it
 * took.
 */
export type Outcome = { kinds: string[]; lines: string[]; milliseconds: number; megabytes: number }

// For tests of many contents: each folder that is named by a message is checked as `npm run check` does it, without
// starting anew.
process.on('message', (folder: string) => {
  void (async () => {
    const start = performance.now()
    const { diagnostics } = await readContent(folder, await ContentCache.open(undefined, ''))
    const lines = languages.flatMap((language) =>
      diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, language)),
    )
    const milliseconds = performance.now() - start
    const megabytes = process.resourceUsage().maxRSS / 1024
    process.send?.({ kinds: diagnostics.map(({ kind }) => kind), lines, milliseconds, megabytes } satisfies Outcome)
  })()
})
