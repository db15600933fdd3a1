import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'
import { computeFolderDigest } from '#tools/output-folder/folder-digest.ts'
import { formatGeneratedFiles, generatedFilesFile } from '#tools/output-folder/generated-files.ts'

import { copyProject } from '../support/sites/copy-project.ts'
import { fixtureContent } from '../support/sites/fixture-site.ts'
import { selectShare } from '../support/run/grid.ts'

/** Files that no command created, one in each folder that a command writes to. */
const planted = [
  'out/CNAME',
  'out/jp/notes.txt',
  'out-report/notes.txt',
  'out-preview/proof.html',
  'out-preview-report/moments.txt',
  'out-review/minutes.md',
  'out-review/review/minutes.md',
  'out-archive/signed.pdf',
  'site/public/robots.old.txt',
  'site/public/content/v1/notes.json',
  'site/public/media/photo.png',
  'approvals/README.md',
  'approvals/202302-9/minutes.txt',
  // The check reports any other file in content/ as a mistake.
  'content/campaigns/202308-9/Thumbs.db',
  'content/annotations/Thumbs.db',
  'schemas/json/own.txt',
  'docs/own.txt',
]

let project: string

const at = (name: string) => path.join(project, name)

function run(script: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/commands/run.mjs', script, ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PORT: '0' },
    timeout: 300_000,
  })
  return { status, printed: stdout + stderr }
}

const createContent = (file: string) => `somebody's own ${file}`

async function expectFilesPresent(): Promise<void> {
  const actual = await Promise.all(planted.map((file) => readFile(at(file), 'utf8').catch(() => 'gone')))
  expect(actual).toEqual(planted.map(createContent))
}

/** Creates a folder as a build leaves it. */
async function makeSite(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  const published = { '404.html': 'nothing here', ...files }
  for (const [file, text] of Object.entries({
    ...published,
    [generatedFilesFile]: formatGeneratedFiles(Object.keys(published)),
  })) {
    await mkdir(path.dirname(at(`${name}/${file}`)), { recursive: true })
    await writeFile(at(`${name}/${file}`), text)
  }
}

beforeAll(async () => {
  project = await copyProject(fixtureContent.folder)
  await makeSite('out', { 'jp/index.html': 'a page' })
  await makeSite('out-preview', {})
  await makeSite('out-review', { 'review/index.html': 'a page' })
  await makeSite('previous', { 'media/cup.0123456789.svg': 'a cup' })
  for (const file of planted) {
    await mkdir(path.dirname(at(file)), { recursive: true })
    await writeFile(at(file), createContent(file))
  }
})

const replacing: (readonly [command: string, args: readonly string[], says: string])[] = [
  ['build', [], 'CNAME, jp/notes.txt'],
  ['start', [], 'CNAME, jp/notes.txt'],
  ['verify', ['--url', 'https://host.invalid'], 'CNAME, jp/notes.txt'],
  ['retain', ['previous'], 'CNAME, jp/notes.txt'],
  ['preview', [], 'proof.html'],
  ['review', [], 'minutes.md, review/minutes.md'],
]

test.each(selectShare(replacing, 1, 4))(
  'npm run %s names the unmanaged files and deletes nothing',
  async (command, args, expected) => {
    const folders = ['out', 'out-preview', 'out-review']
    const before = folders.map((folder) => computeFolderDigest(at(folder)))
    const { status, printed } = run(`tools/commands/${command}.ts`, ...args)
    expect([status, printed]).toEqual([command === 'verify' ? 2 : 1, expect.stringContaining(expected)])
    expect(folders.map((folder) => computeFolderDigest(at(folder)))).toEqual(before)
    await expectFilesPresent()
  },
  300_000,
)

const scripts: (readonly [script: string, ...args: string[]])[] = [
  ['tools/commands/approve.ts', '--page', '/jp/card/202302-9/', '--by', '山田花子'],
  ['tools/commands/new.ts', '202309-1', '--from', '202308-9'],
  ['tools/commands/new.ts', '202308-9/cafe', '--kind', 'rate'],
  ['tools/commands/new.ts', 'note', 'points-transfer'],
  ['tools/commands/generate.ts'],
  ['tests/content/write-rules-page.ts'],
]

test.each(selectShare(scripts, 1, 6))(
  '%s leaves files alone that it did not create',
  async (script, ...args) => {
    const { status, printed } = run(script, ...args)
    expect(status === 0 ? 0 : printed).toBe(0)
    await expectFilesPresent()
  },
  300_000,
)

test('every command is in the table of what commands write', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const table = await readFile(path.join(root, 'docs/what-commands-write.md'), 'utf8')
  const named = new Set([...table.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name]) => name))
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
})
