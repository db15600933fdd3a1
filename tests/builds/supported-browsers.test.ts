import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { transform } from 'esbuild'
import { glob } from 'tinyglobby'
import { beforeAll, describe, expect, test } from 'vitest'

import { findOldestVersion, targets } from '#tools/shared/bundling/supported-browsers.ts'

import { harmlessCss, harmlessNames, partsOfFields } from './supported-browsers/harmless.ts'
import { newerNames, newerNamesIn } from './supported-browsers/newer-names.ts'
import { unsupportedCss } from './supported-browsers/unsupported-css.ts'
import { fixturePreview, fixtureSite } from '../support/sites/fixture-site.ts'

type Published = { file: string; text: string }

async function readPublished(folder: string, pattern: string): Promise<Published[]> {
  const files = await glob(pattern, { cwd: folder, dot: true })
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })))
}

/** Returns the contents of elements of a page, each once. */
function contentsIn(pages: readonly Published[], pattern: RegExp): Published[] {
  const contents = pages.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, content = '']): [string, string] => [content, file]),
  )
  return [...new Map(contents)].map(([text, file]) => ({ file, text }))
}

let styles: Published[]
let scripts: Published[]
beforeAll(async () => {
  const pages = await readPublished(fixtureSite.folder, '**/*.html')
  styles = [...contentsIn(pages, /<style[^>]*>([^<]+)/g), ...(await readPublished(fixtureSite.folder, '**/*.css'))]
  const files = await readPublished(fixtureSite.folder, '**/*.js')
  const inline = contentsIn(pages, /<script>([\s\S]*?)<\/script>/g)
  scripts = [...files, ...inline, ...(await readPublished(fixturePreview.folder, '_preview.js'))]
})

test('the oldest supported browsers are those of D28', () => {
  const named = ['ios_saf', 'safari', 'chrome', 'edge', 'firefox', 'samsung']
  expect(named.map(findOldestVersion)).toEqual(['15.4', '15.4', '105', '105', '115', '20'])
  expect(targets).toEqual(['ios15.4', 'safari15.4', 'chrome105', 'edge105', 'firefox115'])
})

describe('published files', () => {
  test('use no CSS that the oldest browsers lack, except where it is harmless', () => {
    expect(styles.length).toBeGreaterThan(10)
    const unsupported = styles.flatMap(({ file, text }) => unsupportedCss(text).map((usage) => ({ ...usage, file })))
    const harmful = unsupported.filter(({ feature }) => !(feature in harmlessCss) && !partsOfFields.test(feature))
    expect([...new Map(harmful.map((usage) => [usage.source, usage])).values()]).toEqual([])
    const used = new Set(unsupported.map(({ feature }) => feature))
    expect(Object.keys(harmlessCss).filter((feature) => !used.has(feature))).toEqual([])
  })

  test('have no syntax in scripts that the oldest browsers lack', async () => {
    expect(scripts.length).toBeGreaterThan(20)
    const changed = scripts.map(async ({ file, text }) => {
      const [lowered, same] = await Promise.all(
        [[...targets], 'esnext'].map(
          async (target) => (await transform(text, { target, minifyWhitespace: true })).code,
        ),
      )
      return lowered === same ? [] : [file]
    })
    expect((await Promise.all(changed)).flat()).toEqual([])
  })

  test('call no built-in in scripts that the oldest browsers lack', () => {
    const names = newerNames()
    expect(names).toContain('toSorted')
    const newer = scripts.flatMap(({ file, text }) => newerNamesIn(text, names).map((name) => ({ file, name })))
    expect(newer.filter(({ name }) => !(name in harmlessNames))).toEqual([])
    const used = new Set(newer.map(({ name }) => name))
    expect(Object.keys(harmlessNames).filter((name) => !used.has(name))).toEqual([])
  })
})

describe('the check of style sheets', () => {
  test.each([
    ['a selector', 'a:has(b) { color: red }', ':has'],
    ['a property', 'a { text-wrap: balance }', 'text-wrap'],
    ['a keyword', 'a { overflow: clip }', 'overflow: clip'],
    ['a function', 'a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a unit', 'a { height: 100dvh }', 'viewport_percentage_units_dynamic'],
    ['a rule', '@view-transition { navigation: auto }', '@view-transition'],
    ['a media feature', '@media (scripting: none) { a { color: red } }', '@media (scripting)'],
    ['a media range', '@media (width >= 40rem) { a { color: red } }', 'media ranges'],
    ['nesting', 'a { & b { color: red } }', '&'],
  ])('finds %s that is too new', (_, css, feature) => {
    expect(unsupportedCss(css).map((unsupported) => unsupported.feature)).toEqual([feature])
  })

  test.each([
    ['tested by @supports', '@supports (overflow: clip) { a { overflow: clip } }'],
    ['preceded by an older value', 'a { overflow: hidden; overflow: clip }'],
    ['one of several in a forgiving list', ':is(a, b:has(c)) { color: red }'],
    ['old', '@layer a { dialog:focus-visible { aspect-ratio: 1; inset: 0 } }'],
  ])('finds nothing where it is %s', (_, css) => {
    expect(unsupportedCss(css)).toEqual([])
  })
})
