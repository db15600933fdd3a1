/// <reference types="vite/client" />
import { morphPage } from '../preview/morph-page.ts'

/** Shows the current version of the page without reloading it. */
async function update(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  await morphPage(await response.text(), ['SCRIPT'])
}

let updating = Promise.resolve()

import.meta.hot?.on('page:update', () => {
  updating = updating.then(update).catch(() => location.reload())
})
