import { rolldown } from 'rolldown'

import { targets } from './supported-browsers.ts'

/** Values that replace identifiers in a script, as JSON. */
type Definitions = Readonly<Record<string, string | readonly string[]>>

/** Bundles a script with all its imports into the text of one classic script. */
export async function bundleScript(file: string, define: Definitions = {}): Promise<string> {
  const values = Object.entries(define).map(([key, value]): [string, string] => [key, JSON.stringify(value)])
  const bundle = await rolldown({
    input: file,
    // Constants whose properties are read in other constants are otherwise never removed.
    treeshake: { propertyReadSideEffects: false },
    transform: { define: Object.fromEntries(values), target: [...targets] },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  return output[0].code.trim()
}
