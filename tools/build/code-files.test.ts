import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { root } from '../commands/project-paths.ts'
import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { readBuildCode, computeCodeVersion, type BuildCode } from './code-files.ts'

const projectCode = await readBuildCode(root)

function kindsWith(code: BuildCode, file: string): string[] {
  return Object.entries(code).flatMap(([kind, files]) => (Object.hasOwn(files, file) ? [kind] : []))
}

test.each([
  ['a template', 'site/templates/campaign-page.tsx', ['styles', 'pages', 'screens', 'build']],
  ['what a page is rendered by', 'site/render/break-phrases.ts', ['pages', 'build']],
  ['a shape of the content, which pages only know as a type', 'schemas/screens/lending.ts', ['build']],
  ['a part of a screen', 'site/screens/lending/lending-page.tsx', ['styles', 'screens']],
  ['a call of the API', 'api-client/calls/lending.ts', ['screens']],
  ['the theme', 'blocks/theme.css', ['styles']],
  ['what selects the rules of a page', 'tools/styles/used-css.ts', ['pages', 'screens', 'build']],
  ['a rule of the check', 'content-layer/rules/rates/caps.ts', ['build']],
  ['a script of pages', 'site/page-script/month-page/month-status.ts', ['build']],
  ['a file that is published as it is', 'site/public/robots.txt', ['build']],
  ['the settings of Next, in development', 'next.config.ts', []],
  ['the lockfile', 'package-lock.json', ['styles', 'pages', 'screens', 'build']],
  ['a message of `npm run verify`', 'tools/verify/report.ts', []],
  ['a part of the review', 'tools/review/make-review.ts', []],
  ['a server', 'tools/hosting/server/server.ts', []],
  ['a test', 'site/render/break-phrases.test.ts', []],
])('%s belongs to what it makes, and to nothing else', async (_, file, kinds) => {
  await readFile(path.join(root, file))
  expect(kindsWith(projectCode, file)).toEqual(kinds)
})

/** Returns a project with the beginnings of a build, in which pages import one part, and screens another. */
async function smallProject(): Promise<{ folder: string; write: (name: string, text: string) => Promise<void> }> {
  const folder = await temporaryFolder()
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  await write('package.json', JSON.stringify({ scripts: { build: 'a' }, browserslist: ['chrome >= 100'] }))
  await write('package-lock.json', '{}')
  await write('tools/build/make-content-pages.ts', "import { a } from './part.ts'\nexport default a\n")
  await write('tools/build/part.ts', 'export const a = 1\n')
  await write('tools/build/apart.ts', 'export const b = 1\n')
  await write('tools/build/make-screen-pages.ts', "export default () => import('./late.ts')\n")
  await write('tools/build/late.ts', 'export const c = 1\n')
  return { folder, write }
}

const project = await smallProject()

async function versions(): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(await readBuildCode(project.folder)).map(([kind, files]) => [kind, computeCodeVersion(files)]),
  )
}

async function kindsChangedBy(name: string, text: string): Promise<string[]> {
  const before = await versions()
  await project.write(name, text)
  const after = await versions()
  return Object.keys(before).filter((kind) => before[kind] !== after[kind])
}

test('an edit counts where it is imported, at once or later, and nowhere else', async () => {
  expect(await kindsChangedBy('tools/build/part.ts', 'export const a = 2\n')).toEqual(['pages'])
  expect(await kindsChangedBy('tools/build/late.ts', 'export const c = 2\n')).toEqual(['screens'])
  expect(await kindsChangedBy('tools/build/apart.ts', 'export const b = 2\n')).toEqual([])
})

test('a library counts by the lockfile, which has exact versions', async () => {
  const parts = ['styles', 'pages', 'screens', 'build']
  expect(await kindsChangedBy('package-lock.json', '{ "packages": {} }')).toEqual(parts)
  const scripts = JSON.stringify({ scripts: { build: 'b' }, browserslist: ['chrome >= 100'] })
  expect(await kindsChangedBy('package.json', scripts)).toEqual([])
  const browsers = JSON.stringify({ browserslist: ['chrome >= 110'] })
  expect(await kindsChangedBy('package.json', browsers)).toEqual(parts)
})

test('an empty setting counts as none, one with a value as a change, and other variables do not count', async () => {
  const before = await versions()
  for (const name of ['NEXT_PUBLIC_BASE_PATH', 'NEXT_PUBLIC_PREVIEW', 'NEXT_PUBLIC_OTHER', 'BROWSERSLIST'])
    for (const value of ['', '1']) {
      vi.stubEnv(name, value)
      expect(await versions()).toEqual(before)
    }
  vi.stubEnv('NEXT_PUBLIC_LOG_LEVEL', '')
  expect(await versions()).toEqual(before)
  vi.stubEnv('NEXT_PUBLIC_LOG_LEVEL', '1')
  expect((await versions())['pages']).not.toBe(before['pages'])
  vi.unstubAllEnvs()
})
