import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'
import { noticeFile, formatNotice } from '#tools/licences/notice.ts'

type Entry = { license?: string }

/** Each lets us use, change and pass on what it covers, whole or built into pages, if its text goes along. */
const free = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Apache-2.0', 'CC0-1.0']

/** Packages with stricter licences, which are never sent to visitors: by name, with the reason. */
const notSent: Readonly<Record<string, { packages: RegExp; because: string }>> = {
  'LGPL-3.0-or-later': { packages: /^@img\/sharp-/, because: 'a library that a build loads as it is' },
  'Apache-2.0 AND LGPL-3.0-or-later': { packages: /^@img\/sharp-/, because: 'the same, with its library inside' },
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': {
    packages: /^@img\/sharp-/,
    because: 'the same, with its library inside',
  },
  'MPL-2.0': { packages: /^(?:lightningcss|axe-core)/, because: 'tools that are used unchanged' },
  'PSF-2.0': { packages: /^argparse$/, because: 'part of a linter that tests run' },
  WTFPL: { packages: /^@cspell\/dict-django$/, because: 'part of a linter that tests run' },
  'CC BY-SA 4.0': {
    packages: /^@cspell\/dict-en-common-misspellings$/,
    because: 'a word list of a linter that tests run, used unchanged',
  },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, because: 'data about browsers that decides what a build writes' },
}

async function installedPackages(): Promise<{ name: string; licence: string }[]> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  return Object.entries(packages).flatMap(([folder, { license }]) =>
    folder === '' ? [] : [{ name: folder.replace(/^.*node_modules\//, ''), licence: license ?? 'none' }],
  )
}

test('all that is installed for the site has a licence that is allowed', async () => {
  const packages = await installedPackages()
  expect(packages.length).toBeGreaterThan(600)
  // A lockfile has no licence of binaries for other platforms; each is part of a package that is listed with one.
  const refused = packages.filter(
    ({ name, licence }) =>
      licence !== 'none' && !free.includes(licence) && notSent[licence]?.packages.test(name) !== true,
  )
  expect(refused).toEqual([])
})

test('what is sent to visitors is under a licence that asks for its text alone, and the notice contains that text', async () => {
  const text = await formatNotice(root)
  const sent = [...text.matchAll(/^(?<name>[@\w/.-]+) [\d.]+ \((?<licence>.*)\)$/gm)]
  expect(sent.length).toBeGreaterThan(8)
  expect(sent.filter(({ groups }) => !free.includes(groups?.['licence'] ?? '')).map(([head]) => head)).toEqual([])
  expect(await readFile(path.join(root, noticeFile), 'utf8'), 'stale; run `npm run generate`').toBe(text)
})
