import type { Page } from '@playwright/test'

/** The build's chunks. */
export const chunks = '**/_next/static/chunks/*.js'

/** Holds every chunk back until the page has been changed, as on a slow phone. */
export async function changeBeforeHydration(page: Page, address: string, change: () => void): Promise<void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(chunks, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.evaluate(change)
  release()
}

/** How extensions, password managers and translators change a page. Each function runs in the page. */
export const changes = {
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
    const found: Text[] = []
    while (texts.nextNode())
      if (texts.currentNode instanceof Text && texts.currentNode.data.trim() !== '') found.push(texts.currentNode)
    for (const text of found) {
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

/**
 * Makes a component throw: a string that only it contains is replaced with an error, in whichever chunk it occurs. The
 * returned function counts the replacements.
 */
export async function throwInstead(page: Page, text: string): Promise<() => number> {
  let replaced = 0
  await page.route(chunks, async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    const parts = source.split(new RegExp(`(["'\`])${text.replace(/[()[\]/.*+?|]/g, '\\$&')}\\1`))
    replaced += (parts.length - 1) / 2
    const body = parts.filter((_, index) => index % 2 === 0).join('(()=>{throw new Error("broken on purpose")})()')
    await route.fulfill({ response, body })
  })
  return () => replaced
}

/** Answers chunks that contain a text differently; all others are passed through. */
export async function breakChunksWith(
  page: Page,
  text: string,
  answer: (source: string) => { status: number; body: string },
): Promise<void> {
  await page.route(chunks, async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    await route.fulfill(source.includes(text) ? { ...answer(source), contentType: 'text/javascript' } : { response })
  })
}

/**
 * Runs in the page before its scripts: listeners that the build adds for these events throw; those of inline scripts do
 * not.
 */
export function throwInEffects(): void {
  const listen: unknown = Reflect.get(EventTarget.prototype, 'addEventListener')
  EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: never[]) {
    const isOfBuild = new Error().stack?.includes('/_next/') === true
    if (isOfBuild && ['visibilitychange', 'pageshow', 'online'].includes(type)) throw new Error('broken on purpose')
    if (typeof listen === 'function') Reflect.apply(listen, this, [type, ...rest])
  }
}

/** Runs in the page: from now on, every API that a handler may use throws. */
export function throwInEvents(): void {
  function fail(): never {
    throw new Error('broken on purpose')
  }
  Object.assign(window, { fetch: fail, AbortController: fail, URL: fail })
  Object.defineProperty(navigator, 'clipboard', { get: fail })
  Object.assign(History.prototype, { back: fail })
}

/** Runs in the page before its scripts: storage is blocked. */
export function refuseStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied on purpose', 'SecurityError')
      },
    })
  }
}
