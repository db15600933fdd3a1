import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { chromium, type Browser, type Page } from 'playwright-core'
import { glob } from 'tinyglobby'

import type { EngineClient } from '#editor/engine/engine-client.ts'
import type { BundledEngine } from '#tools/editor/bundle-engine.ts'
import { bundleScript } from '#tools/shared/bundling/bundle-script.ts'
import { findChromium, findHeadlessShell } from '#tools/shared/processes/find-chromium.ts'

/** Bytes as they travel into a browser: base64; undefined where there is no such file. */
export type Packed = [file: string, base64: string | undefined][]

/** Reads the files of a folder into the form in which they are passed to a browser. */
export async function pack(folder: string, files: Iterable<string>): Promise<Packed> {
  return Promise.all(
    [...files].map(async (file): Promise<Packed[number]> => {
      const bytes = await readFile(path.join(folder, file)).catch(() => undefined)
      return [file, bytes?.toString('base64')]
    }),
  )
}

/** Returns a whole folder as it travels into a browser. */
export async function packFolder(folder: string): Promise<Packed> {
  return pack(folder, (await glob('**', { cwd: folder, dot: true })).sort())
}

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell() ?? findChromium(), args: ['--no-sandbox'] })
}

/** The engine in a worker of a real browser. */
export type OpenEngine = {
  page: Page
  load: (files: Packed) => ReturnType<EngineClient['load']>
  change: (changes: Packed) => ReturnType<EngineClient['change']>
  render: EngineClient['render']
  frame: EngineClient['frame']
  locate: EngineClient['locate']
  previous: EngineClient['previous']
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
    frame: (address, view) => call('frame', address, view),
    locate: (address, texts) => call('locate', address, texts),
    previous: (file) => call('previous', file),
    confirm: (diagnostic, reason) => call('confirm', diagnostic, reason),
  }
}
