import { readFile } from 'node:fs/promises'
import path from 'node:path'

import tailwind from '@tailwindcss/postcss'
import browserslist from 'browserslist'
import { browserslistToTargets, transform } from 'lightningcss'
import postcss from 'postcss'

const root = path.resolve(import.meta.dirname, '..', '..')
const file = path.join(root, 'blocks', 'theme.css')

/** Tailwind's licence banner; the licence requires it only where Tailwind's source is distributed. */
const banner = /^\/\*![^*]*\*\/\s*/

/** Compiles the theme and every class used in the sources, for the browsers of package.json. */
export async function compileStyles(): Promise<string> {
  const { css } = await postcss([tailwind({ base: root, optimize: false })]).process(await readFile(file, 'utf8'), {
    from: file,
  })
  const targets = browserslistToTargets(browserslist(undefined, { path: root }))
  const { code } = transform({ filename: file, code: Buffer.from(css.replace(banner, '')), minify: true, targets })
  return code.toString()
}
