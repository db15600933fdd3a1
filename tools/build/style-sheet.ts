import { hashOf } from '../shared/files/hash.ts'
import type { StyleSheet } from '#site/render/style-sheet.ts'
import { createStyleSheet } from '../styles/create-style-sheet.ts'
import { versionOfCode } from './code-files.ts'
import type { MakeSiteOptions } from './make-options.ts'
import type { Store } from './build-cache.ts'

/** Returns the style sheet of all pages. The compiler is loaded only when something that it reads has changed. */
export async function readStyleSheet({ code, compileStyles }: MakeSiteOptions, store: Store): Promise<StyleSheet> {
  const css = await store.get(`${versionOfCode(code.styles)}-all.css`, async () => {
    const compile = compileStyles ?? (await import('../styles/compile-styles.ts')).compileStyles
    return Buffer.from(await compile())
  })
  const version = hashOf(css, versionOfCode(code.pages))
  const cached = async (key: string, make: () => Promise<string>) =>
    (await store.get(`${hashOf(version, key)}.css`, async () => Buffer.from(await make()))).toString()
  return createStyleSheet(css.toString(), cached)
}
