/// <reference lib="dom" />
import { Idiomorph } from 'idiomorph'

/** Waits until the page is parsed: until then, the parser adds what a morphed page has already. */
async function untilParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/**
 * Morphs the page into a new version of itself: unchanged elements retain their state, including open dialogs and the
 * scroll position. Elements of the head with a tag of `preserved` stay.
 */
export async function morphPage(html: string, preserved: readonly string[]): Promise<void> {
  await untilParsed()
  const updated = new DOMParser().parseFromString(html, 'text/html')
  await Idiomorph.morph(document.documentElement, updated.documentElement, {
    head: { style: 'merge', shouldPreserve: ({ tagName }: Element) => preserved.includes(tagName) },
    callbacks: {
      // Scripts set these attributes after rendering.
      beforeAttributeUpdated: (name: string, { nodeName }: Element) =>
        nodeName !== 'HTML' && !['data-status', 'open'].includes(name),
      beforeNodeMorphed: ({ nodeName }: Node) => nodeName !== 'SCRIPT',
    },
  })
  dispatchEvent(new Event('pageshow'))
}
