import { afterEach, expect, test, vi } from 'vitest'

import type { NumberedCall, Reply } from '../engine/worker-messages.ts'
import { Session } from './session.ts'

/** An engine that knows each file below `shared/` by its name, as the real one knows shared texts. */
class FakeWorker extends EventTarget {
  readonly #files = new Map<string, Uint8Array | undefined>()
  isSilent = false
  diagnostics: unknown[] = []

  terminate(): void {
    this.isSilent = true
  }

  postMessage(call: NumberedCall): void {
    if (this.isSilent) return
    const reply: Reply = { call: call.call, result: this.#answer(call) }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: reply })))
  }

  textOf(file: string): string {
    return new TextDecoder().decode(this.#files.get(file))
  }

  #answer(call: NumberedCall): unknown {
    if (call.name === 'change') for (const [file, bytes] of call.args[0]) this.#files.set(file, bytes)
    if (call.name === 'getAvailableFacts') return new Map()
    if (call.name !== 'listNamedEntries') return [...this.diagnostics]
    const fragments = [...this.#files.keys()].filter((file) => file.startsWith('shared/'))
    return { campaign: [], note: [], fragment: fragments.map((name) => ({ name, label: '' })) }
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('content that is saved in the folder but not served can be chosen in the open entry', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const session = new Session('/admin', undefined)
  await session.edit('campaigns/202309-1/a.mdx', 'text')
  expect(session.getNamedEntries().fragment).toEqual([])
  let checked = 0
  session.subscribe(() => (checked += 1))
  await session.replaceSaved(new Map([['shared/steps.mdx', 'steps']]))
  expect(session.getNamedEntries().fragment).toEqual([{ name: 'shared/steps.mdx', label: '' }])
  expect(checked).toBeGreaterThan(0)
})

test('a saved file is checked as saved once the next form is open', async () => {
  const worker = new FakeWorker()
  vi.stubGlobal('Worker', function () {
    return worker
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const session = new Session('/admin', undefined)
  const [file, next] = ['campaigns/202309-1/a.mdx', 'campaigns/202309-1/b.mdx']
  await session.replaceSaved(new Map([[file, 'before']]))
  await session.edit(file, 'typed')
  session.noteSaved(file, 'typed')
  await session.edit(next, 'other')
  expect(worker.textOf(file)).toBe('typed')
})

test('a form that is opened with the text of its file needs no check of its own', async () => {
  const calls: string[] = []
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      override postMessage(call: NumberedCall): void {
        calls.push(call.name)
        super.postMessage(call)
      }
    },
  )
  const [file, text] = ['campaigns/202309-1/a.mdx', 'text']
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ files: { [file]: btoa(text) } })))
  const session = new Session('/admin', undefined)
  await session.replaceSaved(new Map([[file, text]]))
  await session.edit(file, text)
  expect(session.getLastCheck()).toMatchObject({ revision: 1, isCurrent: true })
  expect(calls).not.toContain('change')
  await session.edit(file, 'typed')
  expect(session.getLastCheck()).toMatchObject({ revision: 2, isCurrent: true })
  expect(calls).toContain('change')
})

test('an engine that does not respond is restarted with the current input; until it responds, nothing is reported about that input', async () => {
  vi.useFakeTimers()
  const workers: FakeWorker[] = []
  const Recorded = class extends FakeWorker {
    constructor() {
      super()
      workers.push(this)
    }
  }
  vi.stubGlobal('Worker', Recorded)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const session = new Session('/admin', undefined)
  await session.edit('campaigns/202309-1/a.mdx', 'text')
  expect(session.getLastCheck()?.isCurrent).toBe(true)
  workers[0]?.terminate()
  session.edit('campaigns/202309-1/a.mdx', 'other text').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(session.getLastCheck()?.isCurrent).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(workers).toHaveLength(2)
  expect(session.getLastCheck()?.isCurrent).toBe(true)
  expect(session.connection.getProblem()).toBeUndefined()
})

test('content that cannot be fetched is requested again, then reported, and then requested again by hand', async () => {
  vi.useFakeTimers()
  let failures = 4
  const answer = () => ((failures -= 1) >= 0 ? new Response('', { status: 503 }) : Response.json({}))
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  const session = new Session('/admin', undefined)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(session.connection.getProblem()).toContain('503')
  expect(session.getLastCheck()).toBeUndefined()
  session.connection.retry()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(session.connection.getProblem()).toBeUndefined()
  expect(session.getLastCheck()?.isCurrent).toBe(true)
})

test('the newest month is that of the folder, also where newer content is served after it was chosen', async () => {
  const served = { files: { 'campaigns/202309-1/month.yaml': '' } }
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(served)))
  const session = new Session('/admin', undefined)
  session.months.noteFolder(['campaigns/202307-1/month.yaml', 'campaigns/202308-1/month.yaml'])
  await session.edit('campaigns/202308-1/a.mdx', 'text')
  expect(session.months.getNewest()).toBe('202308-1')
  session.months.noteSaved(['campaigns/202309-2/month.yaml'])
  expect(session.months.getNewest()).toBe('202309-2')
})

test('a diagnostic of a picture is shown at the fields of the edited entry that show the picture', async () => {
  const picture = { file: 'campaigns/202309-1/images/mark.svg', line: 1, column: 97, field: '-' }
  const Faulty = class extends FakeWorker {
    override diagnostics = [picture, { ...picture, file: 'campaigns/202309-1/images/other.svg' }]
  }
  vi.stubGlobal('Worker', Faulty)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const session = new Session('/admin', undefined)
  const file = 'campaigns/202309-1/a.mdx'
  const logos = 'logos:\n  - src: /images/none.svg\n  - src: images/mark.svg'
  await session.edit(file, `---\n${logos}\n---\n\n<Image src="images/mark.svg" alt="M" />\n`)
  expect(session.getLastCheck()?.diagnostics.map((one) => `${one.file} ${one.field}`)).toEqual([
    `${file} logos[2].src`,
    `${file} blocks[1].src`,
    'campaigns/202309-1/images/other.svg -',
  ])
})
