import { watch } from 'chokidar'

import { siteContent } from './content-source.ts'

/** Delay after a change in milliseconds, because editors save in several steps. */
const settleTime = 20

/** Calls `refresh` after each change of the content, one call at a time. */
export function followContent(refresh: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Promise.resolve()
  const refreshInTurn = () => {
    last = last.then(refresh).catch((error: unknown) => console.error(error))
  }
  watch(siteContent.folder, { ignoreInitial: true, followSymlinks: false }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(refreshInTurn, settleTime)
  })
}
