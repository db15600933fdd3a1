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
 * Tailwind's own variables whose value is always the same here, with their registration: borders are solid to begin
 * with, and a line's height is that of its text's size, unless a later rule says otherwise.
 */
function inlineConstants(css: string): string {
  return css
    .replaceAll(/border(?:-\w+)*-style: var\(--tw-border-style\);/g, '')
    .replaceAll(/var\(--tw-leading, ([^;]+)\);/g, '$1;')
    .replaceAll(/--tw-(?:border-style|leading): [^;]+;/g, '')
    .replaceAll(/@property --tw-(?:border-style|leading) \{[^}]*\}/g, '')
}

/** Declarations of Tailwind's reset that say what browsers do anyway, on every page that it makes. */
function dropDefaults(css: string): string {
  return css.replaceAll(/font-(?:feature|variation)-settings: normal;/g, '').replace('tab-size: 4;', '')
}

/** Cascade layers under the first letters of their names; each page carries them. */
function shortenLayers(css: string): string {
  return css.replaceAll(/@layer [^{;]+/g, (names) => names.replaceAll(/\b([a-z])[a-z]+(?=,|$)/g, '$1'))
}

/**
 * Rules of an element's children with the children's own selector: PurgeCSS drops one that goes on behind an `:is()` with
 * which it begins.
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
