import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import { WebSocket } from 'ws'

import { findProgram } from '../support/run/find-program.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

/** A response or event of WebDriver BiDi, as far as it is read here. */
type Message = {
  id?: number
  method?: string
  error?: string
  message?: string
  result?: unknown
  params?: { text?: string }
}

/** A page in Firefox, through WebDriver BiDi. Playwright only drives its own build of Firefox. */
export type FirefoxPage = {
  /** Console messages since the last call, including script errors and policy violations. */
  takeNoise: () => string[]
  /** Opens a URL and waits until it has loaded, or until its markup is parsed. */
  open: (url: string, until?: 'complete' | 'interactive') => Promise<void>
  /** Evaluates an expression in the page. */
  read: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Maximum time until Firefox can be driven. */
const startLimitMs = 30_000

/** Starts Firefox with an empty profile. `url` is that of its WebDriver BiDi. */
async function startFirefox(): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = findProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox', 'firefox-esr'],
    paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    debianPackages: [['firefox-esr', 'fonts-noto-cjk']],
  })
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', await temporaryFolder(), '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const stop = async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  for await (const line of createInterface({ input: child.stderr, signal: AbortSignal.timeout(startLimitMs) })) {
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (url !== undefined) return { url, stop }
  }
  await stop()
  throw new Error(`Firefox could not be driven within ${startLimitMs / 1000} s`)
}

/** A connection to Firefox. `command` throws an Error that names the method if Firefox reports one. */
type Connection = {
  command: <Result>(method: string, params: object) => Promise<Result>
  takeNoise: () => string[]
  close: () => void
}

/** Connects to Firefox, and collects the texts of its log events. */
async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(`${url}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (message: Message) => void>()
  let noise: string[] = []
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.method === 'log.entryAdded') noise.push(message.params?.text ?? '')
  })
  let count = 0
  async function command<Result>(method: string, params: object): Promise<Result> {
    const id = (count += 1)
    const reply = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await reply
    waiting.delete(id)
    if (error !== undefined) throw new Error(`${method}: ${error}, ${message ?? ''}`)
    // The protocol's own shapes; each caller states what it reads.
    return result as Result
  }
  const takeNoise = () => {
    const taken = noise
    noise = []
    return taken
  }
  return { command, takeNoise, close: () => socket.close() }
}

/**
 * Opens Firefox with one page of a phone's size, 375 × 740.
 * @throws Error with what to install if Firefox is missing, or with Firefox's output
 */
export async function openFirefox(): Promise<FirefoxPage> {
  const { url, stop } = await startFirefox()
  const { command, takeNoise, close } = await connect(url)
  await command('session.new', { capabilities: {} })
  await command('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await command<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  await command('browsingContext.setViewport', { context, viewport: { width: 375, height: 740 } })
  return {
    takeNoise,
    async open(url, until = 'complete') {
      const navigate = () => command('browsingContext.navigate', { context, url, wait: until })
      // Firefox occasionally aborts a navigation because of pending work of the previous page.
      await navigate().catch(navigate)
    },
    async read(expression) {
      const { result } = await command<{ result: { value?: unknown } }>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      })
      return result.value
    },
    async close() {
      close()
      await stop()
    },
  }
}
