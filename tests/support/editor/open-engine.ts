import path from 'node:path'

import type { Browser, Page } from 'playwright-core'

import type { EngineClient } from '#editor/engine/engine-client.ts'
import type { BundledEngine } from '#tools/editor/bundle-engine.ts'
import { bundleScript } from '#tools/shared/bundling/bundle-script.ts'

import type { PackedFiles } from '../engine/packed-files.ts'

/** The engine in a worker of a real browser. */
export type OpenEngine = {
  page: Page
  load: (files: PackedFiles) => ReturnType<EngineClient['load']>
  change: (changes: PackedFiles) => ReturnType<EngineClient['change']>
  render: EngineClient['render']
  renderFrame: EngineClient['renderFrame']
  locate: EngineClient['locate']
  comparePrevious: EngineClient['comparePrevious']
  confirm: EngineClient['confirm']
}

/** Access to the engine, which `connect.ts` puts into the page. */
export type Bridge = {
  engine: EngineClient
  /** The files that were loaded last. */
  loaded: ReadonlyMap<string, Uint8Array | undefined>
  connect: (script: string) => void
  callEngine: (name: keyof EngineClient, given: readonly unknown[]) => Promise<never>
}

/** Starts the engine from its script in a worker of a new page, and talks to it as the editor does. */
export async function openEngine(browser: Browser, { script }: BundledEngine): Promise<OpenEngine> {
  const page = await browser.newPage()
  const client = await bundleScript(path.join(import.meta.dirname, 'connect.ts'))
  await page.addScriptTag({ content: client })
  await page.evaluate((source) => (globalThis as unknown as Bridge).connect(source), script)
  const call = (name: keyof EngineClient, ...given: unknown[]): Promise<never> =>
    page.evaluate(([called, arguments_]) => (globalThis as unknown as Bridge).callEngine(called, arguments_), [
      name,
      given,
    ] as const)
  return {
    page,
    load: (files) => call('load', files),
    change: (changes) => call('change', changes),
    render: (address) => call('render', address),
    renderFrame: (address, view) => call('renderFrame', address, view),
    locate: (address, texts) => call('locate', address, texts),
    comparePrevious: (file) => call('comparePrevious', file),
    confirm: (diagnostic, reason) => call('confirm', diagnostic, reason),
  }
}
