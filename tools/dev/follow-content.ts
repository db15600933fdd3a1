import { watch } from 'chokidar'

import { commandTime } from '../shared/command-time.ts'
import { prepare, type PageSources } from '../build/prepare.ts'
import { siteContent } from '../content/content-source.ts'

/** Delay after a change in milliseconds, because editors save in several steps. */
const settleTime = 20

/** The last valid content, and the diagnostics of the current content. */
export type FollowedContent = { sources: PageSources; diagnostics: readonly string[] }

/** Checks and publishes the content after each file change, and passes the new inputs of pages to `onChange`. */
export function followContent(first: PageSources, onChange: (content: FollowedContent) => void): void {
  let sources = first
  let running: Promise<void> | undefined
  let isStale = false
  const refresh = async () => {
    const prepared = await prepare({ cacheWrites: 'when idle', now: commandTime() })
    sources = prepared.sources ?? sources
    onChange({ sources, diagnostics: prepared.diagnostics })
  }
  const refreshInTurn = () => {
    isStale = running !== undefined
    running ??= refresh()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        running = undefined
        if (isStale) refreshInTurn()
      })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(siteContent.folder, { ignoreInitial: true, followSymlinks: false }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(refreshInTurn, settleTime)
  })
}
