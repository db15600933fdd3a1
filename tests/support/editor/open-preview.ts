import path from 'node:path'

import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'

import type { EditorDiagnostic, FieldPosition } from '#editor/engine/engine-client.ts'
import type { BundledEngine } from '#tools/editor/bundle-engine.ts'
import { root } from '#tools/commands/project-paths.ts'
import { once } from '#tools/shared/once.ts'

import type { PackedFiles } from '../engine/packed-files.ts'

/** The script of the page around the preview. */
const bundleHarness = once(async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'preview-harness.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    tsconfig: path.join(root, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
})

/** Returns what a page of an editor may do: its own scripts, those of frames, and rules of its own. */
function formatPolicy(sources: readonly string[]): string {
  const scripts = ["'self'", ...sources].join(' ')
  return `default-src 'none'; script-src ${scripts}; style-src 'unsafe-inline'; img-src data:; worker-src 'self'; frame-src 'self'`
}

export type PreviewOptions = {
  address: string
  files: string[]
  content: PackedFiles
  width: number
  isScreen?: boolean
}

/** Requests of the preview to its editor. */
export type PreviewRequests = {
  opened: FieldPosition[]
  confirmed: [EditorDiagnostic, string][]
  reviewed: (readonly EditorDiagnostic[])[]
}

type Bridge = {
  start: (given: Omit<PreviewOptions, 'width'>) => void
  begin: () => Promise<void>
  type: (packed: PackedFiles) => Promise<void>
  asked: PreviewRequests
}

export type OpenPreview = {
  page: Page
  /** The errors in the console. */
  faults: string[]
  type: (files: PackedFiles) => Promise<void>
  asked: () => Promise<PreviewRequests>
}

/**
 * Opens the preview in a page with a policy, the engine in its worker, and an editor in its smallest form around them.
 */
export async function openPreview(
  browser: Browser,
  { script, scriptSources }: BundledEngine,
  shown: PreviewOptions,
): Promise<OpenPreview> {
  const { width, isScreen = false, ...given } = shown
  const page: Page = await browser.newPage({ viewport: { width, height: 900 } })
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
  const html =
    '<!doctype html><html lang="ja"><title>編集</title><body style="margin:0"><main><h1 style="margin:0;font-size:16px">編集</h1><div id="editor"></div></main><script src="/admin/harness.js"></script>'
  const harness = await bundleHarness()
  const files: Readonly<Record<string, [type: string, body: string]>> = {
    '/admin/': ['text/html', html],
    '/admin/harness.js': ['text/javascript', harness],
    '/admin/engine.js': ['text/javascript', script],
  }
  await page.route('**', (route) => {
    const [type, body] = files[new URL(route.request().url()).pathname] ?? []
    if (type === undefined || body === undefined) return route.fulfill({ status: 404 })
    const headers = { 'Content-Security-Policy': formatPolicy(scriptSources) }
    return route.fulfill({ contentType: `${type}; charset=utf-8`, headers, body })
  })
  await page.goto('http://editor.test/admin/')
  await page.evaluate((all) => (globalThis as unknown as Bridge).start(all), { ...given, isScreen })
  await page.evaluate(() => (globalThis as unknown as Bridge).begin())
  return {
    page,
    faults,
    type: (packed: PackedFiles) => page.evaluate((given) => (globalThis as unknown as Bridge).type(given), packed),
    asked: () => page.evaluate(() => (globalThis as unknown as Bridge).asked),
  }
}
