import { setTimeout as wait } from 'node:timers/promises'

import { startWebkit } from './start-webkit.ts'

/** Keys as WebDriver encodes them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  End: '\uE010',
  ArrowDown: '\uE015',
  Escape: '\uE00C',
} as const

type KeyName = keyof typeof keys

/** A page in WebKitGTK's MiniBrowser, through WebDriver. Playwright only drives its own build of WebKit. */
export type WebkitPage = {
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page. */
  read: (expression: string) => Promise<unknown>
  /** Waits until an expression is true. @throws Error that names it after ten seconds */
  until: (expression: string) => Promise<void>
  /** Taps the middle of the first element that an XPath finds, whatever covers it. @throws Error if there is none */
  tap: (xpath: string) => Promise<void>
  /** Types a text into what has focus. */
  type: (text: string) => Promise<void>
  press: (key: KeyName) => Promise<void>
  /** Deletes all cookies, and with them the session. */
  forget: () => Promise<void>
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Takes a screenshot, as PNG. */
  picture: () => Promise<Buffer>
  /** Errors and console messages of the page since it was opened or since the previous call (`serveRecording`). */
  takeNoise: () => Promise<string[]>
  close: () => Promise<void>
}

/** Maximum time until an expression becomes true, in milliseconds. */
const timeout = 10_000

/** Returns a script that scrolls to the first element that an XPath finds and returns its middle, or null. */
function createMiddleScript(xpath: string): string {
  const element = `document.evaluate(${JSON.stringify(`(${xpath})[1]`)}, document, null, 9, null).singleNodeValue`
  return `((element) => {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element?.getBoundingClientRect() ?? {}
    return element && width > 0 ? { x: Math.round(left + width / 2), y: Math.round(top + height / 2) } : null
  })(${element})`
}

/** Opens MiniBrowser with a user agent and one page of a phone's size, 375 × 740. */
export async function openWebkit(
  userAgent: string,
  pageLoadStrategy: 'normal' | 'none' = 'normal',
): Promise<WebkitPage> {
  const { send, end: close } = await startWebkit(userAgent, pageLoadStrategy)
  const read = (expression: string) => send('POST', 'execute/sync', { script: `return (${expression})`, args: [] })
  const sendKeys = (text: string): Promise<void> => {
    const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    return send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  const page: WebkitPage = {
    read,
    open: (url) => send('POST', 'url', { url }),
    async until(expression) {
      const deadline = Date.now() + timeout
      while ((await read(expression)) !== true) {
        if (Date.now() > deadline) throw new Error(`never true: ${expression}`)
        await wait(30)
      }
    },
    async tap(xpath) {
      const middle = (await read(createMiddleScript(xpath))) as { x: number; y: number } | null
      if (!middle) throw new Error(`nothing to tap: ${xpath}`)
      const actions = [
        { type: 'pointerMove', duration: 0, ...middle },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await send('POST', 'actions', {
        actions: [{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }],
      })
    },
    type: (text) => sendKeys(text),
    press: (key) => sendKeys(keys[key]),
    forget: () => send('DELETE', 'cookie'),
    async resize(width, height) {
      const frame = Number(await read('outerHeight - innerHeight'))
      await send('POST', 'window/rect', { width, height: height + frame })
      await page.until(`innerWidth === ${width} && innerHeight === ${height}`)
    },
    picture: async () => Buffer.from(await send<string>('GET', 'screenshot'), 'base64'),
    takeNoise: async () => (await read('(window.noise ?? ["the page does not listen"]).splice(0)')) as string[],
    close,
  }
  await page.resize(375, 740)
  return page
}
