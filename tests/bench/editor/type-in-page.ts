import type { Bridge } from '../../support/editor/open-engine.ts'

/** A keystroke: the file and the page, and how often something was typed before. */
type Keystroke = { file: string; url: string; run: number }

/** Runs in the page: types into the end of a body, and waits for the diagnostics and for the page. In milliseconds. */
export async function typeInPage({ file, url, run }: Keystroke): Promise<{ diagnostics: number; page: number }> {
  const { engine, loaded } = globalThis as unknown as Bridge
  const text = new TextDecoder().decode(loaded.get(file))
  const bytes = new TextEncoder().encode(`${text}\n早めにご利用ください${'。'.repeat(run + 1)}\n`)
  const start = performance.now()
  const diagnosed = engine.change(new Map([[file, bytes]]))
  const rendered = engine.renderFrame(url, { at: undefined, isInApp: false })
  await diagnosed
  const diagnostics = performance.now() - start
  const frame = await rendered
  const page = performance.now() - start
  if (!('html' in frame) || !frame.html.includes(`早め`)) throw new Error(`${url} does not show what was typed`)
  return { diagnostics, page }
}
