import { readFile } from 'node:fs/promises'
import path from 'node:path'

import tailwind from '@tailwindcss/postcss'
import { browserslistToTargets, transform } from 'lightningcss'
import postcss from 'postcss'

import { supportedBrowsers } from '../shared/bundling/supported-browsers.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const file = path.join(root, 'blocks', 'theme.css')

/** Tailwind's licence banner; the licence requires it only where Tailwind's source is distributed. */
const banner = /^\/\*![^*]*\*\/\s*/

/**
 * Inlines Tailwind's own variables whose value is always the same here, with their registration: borders are solid by
 * default, and a line's height is that of its text size, unless a later rule overrides it.
 */
function inlineConstants(css: string): string {
  return css
    .replaceAll(/border(?:-\w+)*-style: var\(--tw-border-style\);/g, '')
    .replaceAll(/var\(--tw-leading, ([^;]+)\);/g, '$1;')
    .replaceAll(/--tw-(?:border-style|leading): [^;]+;/g, '')
    .replaceAll(/@property --tw-(?:border-style|leading) \{[^}]*\}/g, '')
}

/** Removes declarations of Tailwind's reset that repeat browser defaults. */
function dropDefaults(css: string): string {
  return css.replaceAll(/font-(?:feature|variation)-settings: normal;/g, '').replace('tab-size: 4;', '')
}

/** Shortens the names of cascade layers to their first letters, because each page contains them. */
function shortenLayers(css: string): string {
  return css.replaceAll(/@layer [^{;]+/g, (names) => names.replaceAll(/\b([a-z])[a-z]+(?=,|$)/g, '$1'))
}

/** Unwraps `:is(.x>*)` at the start of a selector, because PurgeCSS drops what continues after it. */
function unwrapChildren(css: string): string {
  return css.replaceAll(/(?<=[{},]):is\((\.(?:\\.|[\w-])+>\*)\)/g, '$1')
}

/** Compiles the theme and all classes used in the sources, for the browsers of package.json. */
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
