import { build } from 'esbuild'

import { targets } from './oldest-browsers.ts'

/** Values that replace identifiers in a script, as JSON. */
type Definitions = Readonly<Record<string, string | readonly string[]>>

/** Bundles a script with all its imports into the text of one classic script. */
export async function bundleScript(file: string, define: Definitions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    target: [...targets],
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
  })
  return (outputFiles[0]?.text ?? '').trim()
}
