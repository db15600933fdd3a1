import { afterEach, expect, test, vi } from 'vitest'

import type { Numbered, Reply } from '../engine/messages.ts'
import { Session } from './session.ts'

/** An engine that knows each file below `shared/` by its name, as the real one knows shared texts. */
class FakeWorker extends EventTarget {
  readonly #files = new Set<string>()

  postMessage(call: Numbered): void {
    const reply: Reply = { call: call.call, result: this.#answer(call) }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: reply })))
  }

  #answer(call: Numbered): unknown {
    if (call.name === 'change') for (const file of call.changes.keys()) this.#files.add(file)
    if (call.name === 'factsAround') return new Map()
    if (call.name !== 'entriesFor') return []
    const pieces = [...this.#files].filter((file) => file.startsWith('shared/'))
    return { campaign: [], note: [], piece: pieces.map((name) => ({ name, label: '' })) }
  }
}

afterEach(() => vi.unstubAllGlobals())

test('what is saved in a folder and not served can be chosen in the entry that is open already', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const session = new Session('/admin', undefined)
  await session.edit('campaigns/202309-1/a.mdx', 'text')
  expect(session.names().piece).toEqual([])
  let checked = 0
  session.subscribe(() => (checked += 1))
  await session.use(new Map([['shared/steps.mdx', 'steps']]))
  expect(session.names().piece).toEqual([{ name: 'shared/steps.mdx', label: '' }])
  expect(checked).toBeGreaterThan(0)
})
