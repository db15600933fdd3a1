import { appendFile, cp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseStart } from '#domain/time/japan-time.ts'

import {
  buildSmallSite,
  createBuildFolders,
  filesOfBuilds,
  type Built,
  type SmallSite,
  type BuildFolders,
} from '../support/sites/small-site.ts'
import { isWholeGrid, shareOf } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

const fixture = path.resolve(import.meta.dirname, '../fixtures/small-content')

/** Number of edit sequences, and maximum length of each. INCREMENTAL_SEQUENCES overrides the former. */
const [sequences, edits] = [Number(process.env['INCREMENTAL_SEQUENCES'] ?? (isWholeGrid ? 6 : 1)), isWholeGrid ? 8 : 3]

type World = { site: SmallSite; folders: BuildFolders }

/** An edit, or damage to what builds have left behind; `at` is an arbitrary number that selects where and what. */
type Edit = (world: World, at: number) => Promise<unknown>

/** Replaces the first match with another value. */
function change(file: string, pattern: RegExp, values: readonly string[]): Edit {
  return async ({ site }, at) => {
    const target = path.join(site.content, file)
    const text = await readFile(target, 'utf8').catch(() => '')
    expect(text === '' || pattern.test(text), `${file} has ${pattern.source}`).toBe(true)
    if (text !== '') await writeFile(target, text.replace(pattern, values[at % values.length] ?? ''))
  }
}

const [february, noodles] = ['campaigns/202302-1', 'campaigns/202302-1/noodles']
const bowl = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><path d="M0 0h32v24H0z" fill="${color}"/></svg>`

/** Adds a copy of February as another month, or removes it. */
function toggleMonth(month: string): Edit {
  return async ({ site }) => {
    const folder = path.join(site.content, 'campaigns', `${month}-1`)
    if (await stat(folder).catch(() => undefined)) return rm(folder, { recursive: true })
    await cp(path.join(site.content, february), folder, { recursive: true })
    for (const name of (await readdir(folder)).filter((file) => /\.(?:yaml|mdx)$/.test(file))) {
      const text = await readFile(path.join(folder, name), 'utf8')
      await writeFile(
        path.join(folder, name),
        text.replaceAll('202302', month).replaceAll('2023-02', `${month.slice(0, 4)}-${month.slice(4)}`),
      )
    }
  }
}

async function toggleCampaign({ site }: World): Promise<void> {
  const monthFile = path.join(site.content, february, 'month.yaml')
  const month = await readFile(monthFile, 'utf8')
  const isThere = month.includes('  - shop\n')
  await writeFile(
    monthFile,
    isThere ? month.replace('  - shop\n', '') : month.replace('  - noodles\n', '  - noodles\n  - shop\n'),
  )
  const shop = path.join(february, 'shop.mdx')
  if (isThere) await rm(path.join(site.content, shop))
  else await cp(path.join(fixture, shop), path.join(site.content, shop))
}

/** Some file that builds have left behind. */
async function someFile(world: World, at: number): Promise<string | undefined> {
  const files = await filesOfBuilds(world.folders)
  return files.length === 0 ? undefined : files[at % files.length]
}

/** Damages one file, or every file in its folder. */
function damage(how: (file: string, bytes: Buffer, at: number) => Promise<unknown>): Edit {
  return async (world, at) => {
    const file = await someFile(world, at)
    if (file === undefined) return
    const files =
      at % 2 === 0
        ? [file]
        : (await filesOfBuilds(world.folders)).filter((other) => path.dirname(other) === path.dirname(file))
    for (const damaged of files) await how(damaged, await readFile(damaged), at)
  }
}

const changes: Readonly<Record<string, Edit>> = {
  'a cap': change(`${noodles}.mdx`, /(?<=maximumGrantPoint: )\d+/, ['300', '900', '500']),
  'a title': change(`${noodles}.mdx`, /(?<=\ntitle: ).*/, ['街のごはんがおトク', 'ごはんの月', 'おいしい月']),
  'a period': change(`${noodles}.mdx`, /(?<=end: 2023-02-)\d\d/, ['28', '27', '20']),
  'a body': change(`${noodles}.mdx`, /$/, ['\n\nあとがき。\n', '\n\n- もう一つ\n']),
  'the original body': async ({ site }) =>
    cp(path.join(fixture, `${noodles}.mdx`), path.join(site.content, `${noodles}.mdx`)),
  'a shared note': change('annotations/points-base.yaml', /(?<=detail: ).*/, [
    'ポイントは、お支払いの金額から計算します。',
    '税込みの金額から計算します。',
  ]),
  'a commit': ({ site }, at) => {
    site.committed = Date.UTC(2023, 0, 1 + (at % 28))
    return Promise.resolve()
  },
  'a picture': async ({ site }, at) =>
    writeFile(path.join(site.content, february, 'images/bowl.svg'), bowl(['#123', '#456', '#789'][at % 3] ?? '')),
  "a month's title": change(`${february}/month.yaml`, /(?<=^title: ).*/, ['2月のおトク', 'きさらぎ']),
  "the provider's name": change('provider.yaml', /(?<=^name: ).*/, ['例の会社', 'ほかの会社']),
  'where the site is published': change('provider.yaml', /(?<=siteUrl: ).*/, [
    'https://card.example.jp',
    'https://pay.example.jp',
  ]),
  "the app's name in user agents": change('provider.yaml', /(?<=userAgentToken: ).*/, ['ExampleApp', 'OtherApp']),
  'a screen of React': change('screens/lending.yaml', /(?<=^tag: ).*/m, ['借りる', 'おかね']),
  'a screen without client components': change('screens/install-app.yaml', /(?<=^ios: ).*/m, [
    'App Store で手に入れる',
    'App Store へ',
  ]),
  'a month': toggleMonth('202303'),
  'a previous month': toggleMonth('202301'),
  'a campaign': toggleCampaign,
  code: ({ site }, at) => {
    site.code = at % 3
    return Promise.resolve()
  },
  'a script of every page': ({ site }, at) => {
    site.script = at % 3
    return Promise.resolve()
  },
  'the path that the site lies below': ({ site }, at) => {
    site.basePath = ['', '/spring', '/summer/a'][at % 3] ?? ''
    return Promise.resolve()
  },
  'the log level': ({ site }, at) => {
    site.logLevel = ['', '2', '4'][at % 3] ?? ''
    return Promise.resolve()
  },
  'the time of the build': ({ site }, at) => {
    site.now = parseStart(['2023-01-25 10:00', '2023-01-25 09:59'][at % 2] ?? '')
    return Promise.resolve()
  },
}

const damages: Readonly<Record<string, Edit>> = {
  'one byte changed': damage((file, bytes, at) => {
    if (bytes.length > 0) bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 + (at % 255))
    return writeFile(file, bytes)
  }),
  'a digit changed': damage((file, bytes) =>
    writeFile(
      file,
      bytes.toString('latin1').replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
      'latin1',
    ),
  ),
  'a cut': damage((file, bytes, at) => truncate(file, bytes.length === 0 ? 0 : at % bytes.length)),
  emptied: damage((file) => truncate(file, 0)),
  removed: damage((file) => rm(file)),
  "another file's bytes": async (world, at) => {
    const [one, other] = [await someFile(world, at), await someFile(world, at * 7 + 3)]
    if (one !== undefined && other !== undefined) await cp(other, one)
  },
  'the form of another version': damage((file, bytes) =>
    writeFile(file, Buffer.concat([Buffer.from('version 0\n'), bytes])),
  ),
  'the whole cache removed': async ({ folders }) => rm(folders.cache, { recursive: true, force: true }),
  'the folder that the next build is made in removed': async ({ folders }) =>
    rm(path.join(folders.cache, 'built', 'spare'), { recursive: true, force: true }),
  'what is published removed': async ({ folders }) => rm(folders.published, { recursive: true, force: true }),
}

const allSteps = { ...changes, ...damages }

/** Edits twice as often as damage, most of which goes unnoticed unless an edit follows. */
const step = fc.record({
  name: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(changes)) },
    fc.constantFrom(...Object.keys(damages)),
  ),
  at: fc.nat(),
})

async function createWorld(): Promise<World> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(fixture, content, { recursive: true })
  await appendFile(path.join(content, february, 'month.yaml'), 'publishAt: 2023-01-25 10:00\n')
  return { site: { content, code: 0, script: 0, basePath: '' }, folders: await createBuildFolders() }
}

test(
  `after any edit and any damage, a build is the same as a clean build, byte for byte (${sequences} sequences)`,
  { timeout: 180_000 + sequences * 60_000 },
  async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: edits }), async (steps) => {
        const world = await createWorld()
        for (const { name, at } of steps) {
          await allSteps[name]?.(world, at)
          const [incremental, fromNothing] = [
            await buildSmallSite(world.site, world.folders),
            await buildSmallSite(world.site, await createBuildFolders()),
          ]
          // Invalid content publishes nothing, and the next edit continues from there.
          if ('diagnostics' in fromNothing) expect(incremental).toEqual(fromNothing)
          else expect(incremental).toHaveProperty('digest', fromNothing.digest)
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
  await cp(fixture, site.content, { recursive: true })
  // Words without meaning, which do not compress.
  const syllables = (seed: number) =>
    String.fromCodePoint(...Array.from({ length: 12 }, (_, at) => 0x4e00 + ((seed * 7919 + at * at * 911) % 9000)))
  const sentences = Array.from({ length: 400 }, (_, index) => `${syllables(index)}です。\n`)
  await appendFile(path.join(site.content, `${noodles}.mdx`), `\n${sentences.join('\n')}`)
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

/** Writes files next to pictures, documents and the report. Returns a function that expects them to be there still. */
async function plantUnmanagedFiles({ folder, published }: BuildFolders): Promise<() => Promise<void>> {
  const names = ['public/media/photo.png', 'public/content/v1/notes.txt', 'public/content/notes.json']
  const files = [...names.map((name) => path.join(folder, name)), `${published}-report/notes.txt`]
  for (const file of files) await writeFile(file, 'mine')
  return async () =>
    expect(await Promise.all(files.map((file) => readFile(file, 'utf8')))).toEqual(files.map(() => 'mine'))
}

test('a build renders what its changed inputs concern, and what the cache has lost; unmanaged files stay', async () => {
  const { site, folders } = await createWorld()
  const built = await buildSmallSite(site, folders)
  const first = renderedBy(built)
  expect(first.length).toBeGreaterThan(10)
  const expectUnmanagedFiles = await plantUnmanagedFiles(folders)
  expect(await buildSmallSite(site, folders)).toMatchObject({ rendered: [], digest: digestOf(built) })
  await expectUnmanagedFiles()
  await changes['a cap']?.({ site, folders }, 1)
  const edited = renderedBy(await buildSmallSite(site, folders))
  expect(edited).toContain('/jp/card/202302-1/noodles/')
  expect(edited.length).toBeLessThan(first.length)
  await changes['a commit']?.({ site, folders }, 1)
  expect(renderedBy(await buildSmallSite(site, folders))).toEqual(['/calendar/202302-1/noodles.ics'])
  site.code = 1
  expect([...renderedBy(await buildSmallSite(site, folders))].sort()).toEqual([...first].sort())
  await rm(path.join(folders.cache, 'built', 'store'), { recursive: true })
  await rm(folders.published, { recursive: true })
  await rm(path.join(folders.cache, 'built', 'spare'), { recursive: true, force: true })
  expect(renderedBy(await buildSmallSite(site, folders))).toHaveLength(first.length)
  await expectUnmanagedFiles()
})

const digestOf = (built: Built) => ('digest' in built ? built.digest : 'nothing published')

if (isWholeGrid)
  test('an edit makes another site, whatever its kind, which is the same as a clean build', async () => {
    const world = await createWorld()
    let before = digestOf(await buildSmallSite(world.site, world.folders))
    for (const [name, edit] of shareOf(Object.entries(changes), 0, 24)) {
      await edit(world, 1)
      const after = digestOf(await buildSmallSite(world.site, world.folders))
      const fromNothing = digestOf(await buildSmallSite(world.site, await createBuildFolders()))
      expect([name, after]).toEqual([name, fromNothing])
      expect([name, after]).not.toEqual([name, before])
      before = after
    }
  })

test('screens are bundled and rendered again only where their code, or what they read, has changed', async () => {
  const world = await createWorld()
  const bundleRun = async () => {
    const built = await buildSmallSite(world.site, world.folders)
    const isRendered = renderedBy(built).includes('/jp/lending/')
    return 'digest' in built ? [built.screenBundles, isRendered] : undefined
  }
  const rebuildAfter = async (...edits: readonly string[]) => {
    for (const name of edits) await changes[name]?.(world, 1)
    return bundleRun()
  }
  expect(await bundleRun()).toEqual([1, true])
  const unread = ['a cap', 'a body', 'a shared note', 'a picture', 'a screen without client components']
  expect(await rebuildAfter(...unread)).toEqual([0, false])
  // Screens that read the content are rendered again; the bundler runs only for code and settings.
  expect(await rebuildAfter('a title')).toEqual([0, true])
  expect(await rebuildAfter('a screen of React')).toEqual([0, true])
  expect(await rebuildAfter('code')).toEqual([1, true])
  expect(await rebuildAfter('the log level')).toEqual([1, true])
})

/** Changes the last byte of a file. */
async function flipBit(file: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(file, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]))
}

if (isWholeGrid)
  test.each(['one byte changed', 'a cut', "another file's bytes"])(
    'with %s in whatever is kept, a build that has nothing else to go by is the same',
    async (name) => {
      const world = await createWorld()
      const built = await buildSmallSite(world.site, world.folders)
      const { cache, published } = world.folders
      for (const folder of ['.', 'built', 'built/store']) {
        await Promise.all(
          [path.join(cache, 'built', 'spare'), published].map((left) => rm(left, { recursive: true, force: true })),
        )
        const files = (await filesOfBuilds(world.folders)).filter(
          (file) => path.dirname(file) === path.join(cache, folder),
        )
        expect(files, folder).not.toEqual([])
        for (const [index, file] of files.entries()) {
          const bytes = await readFile(file)
          if (name === 'a cut') await truncate(file, Math.floor(bytes.length / 2))
          else if (name === 'one byte changed') await flipBit(file)
          else if (files.length > 1) await cp(files[(index + 1) % files.length] ?? '', file)
        }
        expect([folder, await buildSmallSite(world.site, world.folders)]).toMatchObject([
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
      const world = await createWorld()
      const built = await buildSmallSite(world.site, world.folders)
      const cache = path.join(world.folders.cache, 'built')
      for (const left of [path.join(cache, 'screens'), path.join(cache, 'spare'), world.folders.published])
        await rm(left, { recursive: true, force: true })
      const stored = (await readdir(path.join(cache, 'store'))).map((file) => path.join(cache, 'store', file))
      expect(stored).not.toEqual([])
      for (const file of stored) {
        if (name === 'removed') await rm(file)
        else if (name === 'emptied') await truncate(file)
        else if (name === 'a cut') await truncate(file, Math.floor((await stat(file)).size / 2))
        else await flipBit(file)
      }
      expect(await buildSmallSite(world.site, world.folders)).toMatchObject({
        digest: 'digest' in built && built.digest,
      })
    },
  )
