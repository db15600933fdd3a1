import { readFile } from 'node:fs/promises'
import path from 'node:path'

import tailwind from '@tailwindcss/postcss'
import { browserslistToTargets, transform } from 'lightningcss'
import postcss from 'postcss'

import { supportedBrowsers } from '../shared/oldest-browsers.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const file = path.join(root, 'blocks', 'theme.css')

/** Tailwind's licence banner; the licence requires it only where Tailwind's source is distributed. */
const banner = /^\/\*![^*]*\*\/\s*/

/**
 * Inlines Tailwind's own variables whose value is always the same here, with their registration: borders are solid by
 * default, and a line's height is that of its text's size, unless a later rule overrides it.
 */
function inlineConstants(css: string): string {
  return css
    .replaceAll(/border(?:-\w+)*-style: var\(--tw-border-style\);/g, '')
    .replaceAll(/var\(--tw-leading, ([^;]+)\);/g, '$1;')
    .replaceAll(/--tw-(?:border-style|leading): [^;]+;/g, '')
    .replaceAll(/@property --tw-(?:border-style|leading) \{[^}]*\}/g, '')
}

/** Removes declarations of Tailwind's reset that repeat the defaults of browsers on every page. */
function dropDefaults(css: string): string {
  return css.replaceAll(/font-(?:feature|variation)-settings: normal;/g, '').replace('tab-size: 4;', '')
}

/** Cascade layers under the first letters of their names; each page carries them. */
function shortenLayers(css: string): string {
  return css.replaceAll(/@layer [^{;]+/g, (names) => names.replaceAll(/\b([a-z])[a-z]+(?=,|$)/g, '$1'))
}

/**
 * Rewrites rules of an element's children to the children's own selector: PurgeCSS drops one that continues after a
 * leading `:is()`.
 */
function unwrapChildren(css: string): string {
  return css.replaceAll(/(?<=[{},]):is\((\.(?:\\.|[\w-])+>\*)\)/g, '$1')
}

/** Compiles the theme and every class used in the sources, for the browsers of package.json. */
export async function compileStyles(): Promise<string> {
  const { css } = await postcss([tailwind({ base: root, optimize: false })]).process(await readFile(file, 'utf8'), {
    from: file,
  })
  const targets = browserslistToTargets([...supportedBrowsers])
  const { code } = transform({
    filename: file,
    code: Buffer.from(dropDefaults(inlineConstants(css.replace(banner, '')))),
    minify: true,
    targets,
  })
  return unwrapChildren(shortenLayers(code.toString()))
}
