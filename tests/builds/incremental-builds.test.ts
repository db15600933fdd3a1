import { appendFile, cp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { changes, createProject, damages, flipLastBit, noodlesFile, type Edit } from './edit-small-site.ts'
import { smallContentFolder } from '../support/sites/small-content.ts'
import {
  buildSmallSite,
  createBuildFolders,
  filesOfBuilds,
  type Built,
  type SmallSite,
  type BuildFolders,
} from '../support/sites/small-site.ts'
import { isWholeGrid, selectShare } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

const sequences = Number(process.env['INCREMENTAL_SEQUENCES'] ?? (isWholeGrid ? 6 : 1))
const maxStepsPerSequence = isWholeGrid ? 8 : 3

const allSteps: Readonly<Record<string, Edit>> = { ...changes, ...damages }

/** Edits twice as often as damage, most of which goes unnoticed unless an edit follows. */
const step = fc.record({
  name: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(changes)) },
    fc.constantFrom(...Object.keys(damages)),
  ),
  seed: fc.nat(),
})

test(
  `after any edit and any damage, a build is the same as a clean build, byte for byte (${sequences} sequences)`,
  { timeout: 180_000 + sequences * 60_000 },
  async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: maxStepsPerSequence }), async (steps) => {
        const project = await createProject()
        for (const { name, seed } of steps) {
          await allSteps[name]?.(project, seed)
          const incremental = await buildSmallSite(project.site, project.folders)
          const clean = await buildSmallSite(project.site, await createBuildFolders())
          // Invalid content publishes nothing, and the next edit continues from there.
          if ('diagnostics' in clean) expect(incremental).toEqual(clean)
          else expect(incremental).toHaveProperty('digest', clean.digest)
          compared += 1
        }
      }),
      { numRuns: sequences },
    )
    expect(compared).toBeGreaterThan(sequences)
    console.log(`${compared} edits, each compared with a clean build`)
  },
)

test('a page that passes the check is built, however long its texts are', async () => {
  const site: SmallSite = { content: await temporaryFolder(), code: 1, script: 1, basePath: '' }
  await cp(smallContentFolder, site.content, { recursive: true })
  // Words without meaning, which do not compress.
  const syllables = (seed: number) =>
    String.fromCodePoint(...Array.from({ length: 12 }, (_, at) => 0x4e00 + ((seed * 7919 + at * at * 911) % 9000)))
  const sentences = Array.from({ length: 400 }, (_, index) => `${syllables(index)}です。\n`)
  await appendFile(path.join(site.content, noodlesFile), `\n${sentences.join('\n')}`)
  const folders = await createBuildFolders()
  expect(await buildSmallSite(site, folders)).toMatchObject({ digest: expect.any(String) as string })
  const report: unknown = JSON.parse(await readFile(`${folders.published}-report/report.json`, 'utf8'))
  expect(report).toMatchObject({
    budgets: {
      errors: [],
      warnings: expect.arrayContaining([expect.stringContaining('noodles/index.html')]) as unknown,
    },
  })
})

const renderedBy = (built: Built) => ('digest' in built ? built.rendered : [])
const getDigest = (built: Built) => ('digest' in built ? built.digest : 'nothing published')

/** Creates a project and builds it. `rebuild` builds it again after its edits, and returns what was rendered. */
async function buildProject() {
  const project = await createProject()
  const built = await buildSmallSite(project.site, project.folders)
  const all = renderedBy(built)
  expect(all.length).toBeGreaterThan(10)
  const rebuild = async () => renderedBy(await buildSmallSite(project.site, project.folders))
  return { project, built, all, rebuild }
}

test('a build renders what its changed inputs concern: pages for content, a calendar for a commit, all for code', async () => {
  const { project, all, rebuild } = await buildProject()
  await changes['a cap'](project, 1)
  const edited = await rebuild()
  expect(edited).toContain('/jp/card/202302-1/noodles/')
  expect(edited.length).toBeLessThan(all.length)
  await changes['a commit'](project, 1)
  expect(await rebuild()).toEqual(['/calendar/202302-1/noodles.ics'])
  project.site.code = 1
  expect([...(await rebuild())].sort()).toEqual([...all].sort())
})

/** Writes files next to pictures, documents and the report. Returns a function that expects them to be there still. */
async function plantUnmanagedFiles({ folder, published }: BuildFolders): Promise<() => Promise<void>> {
  const names = ['public/media/photo.png', 'public/content/v1/notes.txt', 'public/content/notes.json']
  const files = [...names.map((name) => path.join(folder, name)), `${published}-report/notes.txt`]
  for (const file of files) await writeFile(file, 'mine')
  return async () =>
    expect(await Promise.all(files.map((file) => readFile(file, 'utf8')))).toEqual(files.map(() => 'mine'))
}

test('a build without an edit renders nothing, one without its cache everything; files of others stay', async () => {
  const { project, built, all, rebuild } = await buildProject()
  const { site, folders } = project
  const expectUnmanagedFiles = await plantUnmanagedFiles(folders)
  expect(await buildSmallSite(site, folders)).toMatchObject({ rendered: [], digest: getDigest(built) })
  await expectUnmanagedFiles()
  await rm(path.join(folders.cache, 'built', 'store'), { recursive: true })
  await rm(folders.published, { recursive: true })
  await rm(path.join(folders.cache, 'built', 'spare'), { recursive: true, force: true })
  expect(await rebuild()).toHaveLength(all.length)
  await expectUnmanagedFiles()
})

if (isWholeGrid)
  test('an edit makes another site, whatever its kind, which is the same as a clean build', async () => {
    const project = await createProject()
    let before = getDigest(await buildSmallSite(project.site, project.folders))
    for (const [name, edit] of selectShare(Object.entries(changes), 0, 24)) {
      await edit(project, 1)
      const after = getDigest(await buildSmallSite(project.site, project.folders))
      const clean = getDigest(await buildSmallSite(project.site, await createBuildFolders()))
      expect([name, after]).toEqual([name, clean])
      expect([name, after]).not.toEqual([name, before])
      before = after
    }
  })

test('screens are bundled and rendered again only where their code, or what they read, has changed', async () => {
  const project = await createProject()
  /** Returns how often the bundler ran, and whether a screen was rendered. */
  const build = async () => {
    const built = await buildSmallSite(project.site, project.folders)
    const isRendered = renderedBy(built).includes('/jp/lending/')
    return 'digest' in built ? { bundled: built.screenBundles, isRendered } : undefined
  }
  const rebuildAfter = async (...edits: readonly (keyof typeof changes)[]) => {
    for (const name of edits) await changes[name](project, 1)
    return build()
  }
  expect(await build()).toEqual({ bundled: 1, isRendered: true })
  const unread = ['a cap', 'a body', 'a shared note', 'a picture', 'a screen without client components'] as const
  expect(await rebuildAfter(...unread)).toEqual({ bundled: 0, isRendered: false })
  // Screens that read the content are rendered again; the bundler runs only for code and settings.
  expect(await rebuildAfter('a title')).toEqual({ bundled: 0, isRendered: true })
  expect(await rebuildAfter('a screen of React')).toEqual({ bundled: 0, isRendered: true })
  expect(await rebuildAfter('code')).toEqual({ bundled: 1, isRendered: true })
  expect(await rebuildAfter('the log level')).toEqual({ bundled: 1, isRendered: true })
})

if (isWholeGrid)
  test.each(['one byte changed', 'a cut', "another file's bytes"])(
    'with %s in whatever is kept, a build that has nothing else to go by is the same',
    async (name) => {
      const project = await createProject()
      const built = await buildSmallSite(project.site, project.folders)
      const { cache, published } = project.folders
      for (const folder of ['.', 'built', 'built/store']) {
        await Promise.all(
          [path.join(cache, 'built', 'spare'), published].map((left) => rm(left, { recursive: true, force: true })),
        )
        const files = (await filesOfBuilds(project.folders)).filter(
          (file) => path.dirname(file) === path.join(cache, folder),
        )
        expect(files, folder).not.toEqual([])
        for (const [index, file] of files.entries()) {
          const bytes = await readFile(file)
          if (name === 'a cut') await truncate(file, Math.floor(bytes.length / 2))
          else if (name === 'one byte changed') await flipLastBit(file)
          else if (files.length > 1) await cp(files[(index + 1) % files.length] ?? '', file)
        }
        expect([folder, await buildSmallSite(project.site, project.folders)]).toMatchObject([
          folder,
          { digest: 'digest' in built && built.digest },
        ])
      }
    },
  )

if (isWholeGrid)
  test.each(['removed', 'emptied', 'a cut', 'one byte changed'])(
    'where the record of the screens is lost and every stored text is %s, a build is the same',
    async (name) => {
      const project = await createProject()
      const built = await buildSmallSite(project.site, project.folders)
      const cache = path.join(project.folders.cache, 'built')
      for (const left of [path.join(cache, 'screens'), path.join(cache, 'spare'), project.folders.published])
        await rm(left, { recursive: true, force: true })
      const stored = (await readdir(path.join(cache, 'store'))).map((file) => path.join(cache, 'store', file))
      expect(stored).not.toEqual([])
      for (const file of stored) {
        if (name === 'removed') await rm(file)
        else if (name === 'emptied') await truncate(file)
        else if (name === 'a cut') await truncate(file, Math.floor((await stat(file)).size / 2))
        else await flipLastBit(file)
      }
      expect(await buildSmallSite(project.site, project.folders)).toMatchObject({
        digest: 'digest' in built && built.digest,
      })
    },
  )
