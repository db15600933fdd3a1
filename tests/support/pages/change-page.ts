import type { Page, Route } from '@playwright/test'

/** URL pattern of the chunk with React. */
const reactChunk = '**/scripts/react.*.js'

/**
 * Opens a page and changes it before React hydrates it. React's chunk is delayed until then, as on a slow phone; only
 * this one, because every other module imports it and intercepting one file is faster.
 * @throws Error if React was there before the change
 */
export async function changeBeforeHydration(page: Page, url: string, change: () => void): Promise<void> {
  let releaseReact: () => void = () => undefined
  const changed = new Promise<void>((resolve) => {
    releaseReact = resolve
  })
  const continueOnceChanged = async (route: Route) => {
    await changed
    await route.continue()
  }
  await page.route(reactChunk, continueOnceChanged, { times: 1 })
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  if (await page.evaluate(() => document.documentElement.dataset['hydration'] !== undefined))
    throw new Error('React was there before the change')
  await page.evaluate(change)
  releaseReact()
}

/**
 * Ways in which extensions, password managers and translators change a page. Each runs in the page, so it uses nothing
 * of this module.
 */
export const foreignChanges = {
  'an element at the top of the body': () => {
    document.body.prepend(Object.assign(document.createElement('div'), { textContent: 'extension' }))
  },
  'an element above the title': () => {
    document
      .querySelector('h1')
      ?.parentElement?.prepend(Object.assign(document.createElement('span'), { textContent: 'extension' }))
  },
  'an element behind each field': () => {
    for (const field of document.querySelectorAll('input, button'))
      field.after(Object.assign(document.createElement('b'), { textContent: '🔑' }))
  },
  'another title': () => {
    for (const title of document.querySelectorAll('h1')) title.textContent = 'changed'
  },
  'every text translated': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.matches('script, style, font') === true ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    const nodes: Text[] = []
    while (texts.nextNode())
      if (texts.currentNode instanceof Text && texts.currentNode.data.trim() !== '') nodes.push(texts.currentNode)
    for (const text of nodes) {
      const [outer, inner] = ['font', 'font'].map((name) =>
        document.createElementNS('http://www.w3.org/1999/xhtml', name),
      )
      if (!outer || !inner) return
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  },
} as const satisfies Record<string, () => void>
