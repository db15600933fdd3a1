import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { build } from 'esbuild'
import type { Browser } from 'playwright-core'

import { root } from '#tools/commands/project-paths.ts'

import type { Task } from './engine-bundle.ts'

/** An environment in which the engine runs: `run` returns the JSON text that a task results in. */
export type Runtime = { run: (task: Task) => Promise<string>; close: () => Promise<unknown> }

/** Bundles the content layer and the renderer as one script, which defines `runTask` in any runtime. */
export async function bundleRuntimeScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'engine-bundle.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    // The parser of Markdown decodes names of characters by the document, unless a condition says that there may be none.
    conditions: ['worker'],
    // Screens are compiled by their own (`site/tsconfig.json`).
    tsconfig: path.join(root, 'tsconfig.json'),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** Runs the script in a worker thread of Node, without `require` and `process`, so that it cannot use Node. */
export function openThread(script: string): Runtime {
  const source = `const { parentPort } = require('node:worker_threads')
    const run = new Function('require', 'process', 'Buffer', 'module', 'exports', ${JSON.stringify(script)})
    run()
    parentPort.on('message', async (task) => parentPort.postMessage(await globalThis.runTask(task)))`
  const worker = new Worker(source, { eval: true })
  const run = async (task: Task): Promise<string> => {
    worker.postMessage(task)
    const [result] = (await once(worker, 'message')) as [string]
    return result
  }
  return { run, close: () => worker.terminate() }
}

/** Runs the script in a page of a browser. */
export async function openPage(browser: Browser, script: string): Promise<Runtime> {
  const page = await browser.newPage()
  await page.addScriptTag({ content: script })
  const run = (task: Task) =>
    page.evaluate(
      (given) => (globalThis as unknown as { runTask: (task: Task) => Promise<string> }).runTask(given),
      task,
    )
  return { run, close: () => page.close() }
}

const respondInWorker = 'onmessage = async ({ data }) => postMessage(await runTask(data))'

/** Runs the script in a worker of a page. */
export async function openBrowserWorker(browser: Browser, script: string): Promise<Runtime> {
  const page = await browser.newPage()
  await page.evaluate((source) => {
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
    Object.assign(globalThis, { worker: new globalThis.Worker(url) })
  }, `${script}\n${respondInWorker}`)
  const run = (task: Task) =>
    page.evaluate(
      (given) =>
        new Promise<string>((resolve, reject) => {
          const { worker } = globalThis as unknown as { worker: globalThis.Worker }
          worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
          worker.postMessage(given)
        }),
      task,
    )
  return { run, close: () => page.close() }
}
