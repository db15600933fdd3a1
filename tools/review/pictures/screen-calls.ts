import type { BrowserContext } from 'playwright-core'

/** A call that a screen made while it was loaded: its path, and its body as sent. */
export type ScreenCall = { path: string; body: string }

/** What the pages of a context make known of their calls, under this name. */
const told = 'reviewedCall'

/**
 * Runs in the page. A preview answers its own calls, so that none reaches the network; but its sandbox is handed each
 * as a `Request` (`site/sandbox/browser-sandbox.ts`), which nothing else on a page makes.
 */
function tellCalls(name: string): void {
  window.Request = new Proxy(window.Request, {
    construct(own, [input, init]: ConstructorParameters<typeof Request>) {
      const request = new own(input, init)
      const tell = Reflect.get(window, name) as (call: ScreenCall) => Promise<void>
      if (typeof init?.body === 'string') void tell({ path: new URL(request.url).pathname, body: init.body })
      return request
    },
  })
}

/** Collects the calls that the pages of a context make from now on, in their order. */
export async function collectCalls(context: BrowserContext): Promise<readonly ScreenCall[]> {
  const calls: ScreenCall[] = []
  await context.exposeFunction(told, (call: ScreenCall) => void calls.push(call))
  await context.addInitScript(tellCalls, told)
  return calls
}
