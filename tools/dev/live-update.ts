/// <reference types="vite/client" />
import { Idiomorph } from 'idiomorph'

/**
 * Morphs the page into its current version without reloading it: unchanged elements retain their state, including open
 * dialogs and the scroll position.
 */
async function update(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const updated = new DOMParser().parseFromString(await response.text(), 'text/html')
  await Idiomorph.morph(document.documentElement, updated.documentElement, {
    head: { style: 'merge', shouldPreserve: ({ tagName }: Element) => tagName === 'SCRIPT' },
    callbacks: {
      // Scripts set these attributes after rendering.
      beforeAttributeUpdated: (name: string, { nodeName }: Element) =>
        nodeName !== 'HTML' && !['data-status', 'open'].includes(name),
      beforeNodeMorphed: ({ nodeName }: Node) => nodeName !== 'SCRIPT',
    },
  })
  dispatchEvent(new Event('pageshow'))
}

let updating = Promise.resolve()

import.meta.hot?.on('page:update', () => {
  updating = updating.then(update).catch(() => location.reload())
})
