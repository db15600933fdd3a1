import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page, Route } from '@playwright/test'
import { glob } from 'tinyglobby'

import { fixtureSite } from '../sites/fixture-site.ts'

/** Chunks of the build. */
export const chunks = '**/scripts/*.js'

/** Without it no module of the build runs; the other chunks bypass interception, which is faster. */
const moduleLoader = '**/scripts/react.*.js'

/** Delays React until the page was changed, as on a slow phone. */
export async function changeBeforeHydration(page: Page, url: string, change: () => void): Promise<void> {
  let release: () => void = () => undefined
  const delayed = new Promise<void>((resolve) => {
    release = resolve
  })
  const delay = async (route: Route) => {
    await delayed
    await route.continue()
  }
  await page.route(moduleLoader, delay, { times: 1 })
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  if (await page.evaluate(() => document.documentElement.dataset['hydration'] !== undefined))
    throw new Error('React was there before the change')
  await page.evaluate(change)
  release()
}

/** Ways in which extensions, password managers and translators change a page. Each runs in the page. */
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

/** Returns the chunks of the fixture site that contain a text, by path: only those are intercepted. */
async function chunksWith(text: string): Promise<Map<string, string>> {
  const files = await glob('scripts/*.js', { cwd: fixtureSite.folder })
  const sources = await Promise.all(
    files.map(async (file) => [`/${file}`, await readFile(path.join(fixtureSite.folder, file), 'utf8')] as const),
  )
  return new Map(sources.filter(([, source]) => source.includes(text)))
}

/** Replaces the responses for chunks that contain a text. */
export async function breakChunksWith(
  page: Page,
  text: string,
  respond: (source: string) => { status: number; body: string },
): Promise<void> {
  const sources = await chunksWith(text)
  if (sources.size === 0) throw new Error(`no chunk holds ${text}`)
  await page.route(
    ({ pathname }) => sources.has(pathname),
    (route) =>
      route.fulfill({
        ...respond(sources.get(new URL(route.request().url()).pathname) ?? ''),
        contentType: 'text/javascript',
      }),
  )
}

/**
 * Makes a component throw: replaces a text that only this component writes by an error, in any chunk. Returns the
 * number of replacements.
 */
export async function throwInstead(page: Page, text: string): Promise<() => number> {
  let replaced = 0
  await breakChunksWith(page, text, (source) => {
    const parts = source.split(new RegExp(`(["'\`])${text.replace(/[()[\]/.*+?|]/g, '\\$&')}[^"'\`]*\\1`))
    replaced += (parts.length - 1) / 2
    return {
      status: 200,
      body: parts.filter((_, index) => index % 2 === 0).join('(()=>{throw new Error("broken on purpose")})()'),
    }
  })
  return () => replaced
}

/**
 * Runs in the page before its scripts: listeners of the build for these events throw; inline scripts are unaffected.
 */
export function throwInEffects(): void {
  const listen: unknown = Reflect.get(EventTarget.prototype, 'addEventListener')
  EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: never[]) {
    const isOfBuild = new Error().stack?.includes('/scripts/') === true
    if (isOfBuild && ['visibilitychange', 'pageshow', 'online'].includes(type)) throw new Error('broken on purpose')
    if (typeof listen === 'function') Reflect.apply(listen, this, [type, ...rest])
  }
}

/** Runs in the page: from now on, whatever a handler may reach for throws. */
export function throwInEvents(): void {
  function fail(): never {
    throw new Error('broken on purpose')
  }
  Object.assign(window, { fetch: fail, AbortController: fail, URL: fail })
  Object.defineProperty(navigator, 'clipboard', { get: fail })
  Object.assign(History.prototype, { back: fail })
}

/** Runs in the page before its scripts: storage throws. */
export function refuseStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied on purpose', 'SecurityError')
      },
    })
  }
}
