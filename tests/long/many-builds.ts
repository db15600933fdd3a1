import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { buildSmallSite, createBuildFolders, filesOfBuilds } from '../support/sites/small-site.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { usageOf, type Sample } from './usage.ts'

/** A number of a series that looks random and is the same each time. */
function* numbers(): Generator<number, never> {
  for (let state = 20230201; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state >>> 8
  }
}

const file = 'campaigns/202302-1/noodles.mdx'

/** Edits of an author, some of them invalid, because failed builds leave files behind as well. */
const edits: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.replace(/(?<=maximumGrantPoint: )-?\d+/, String(100 + (at % 900))),
  (text, at) => text.replace(/(?<=\ntitle: ).*/, `ごはんの月${at % 50}`),
  (text, at) => text.replace(/(?:\n\nあとがき\d*。\n)?$/, `\n\nあとがき${at % 70}。\n`),
  (text) => text.replace(/(?<=maximumGrantPoint: )\d+/, '-1'),
]

/** Builds the small site that often in one process, each time after an edit, and measures the usage twelve times. */
export async function buildOften(times: number): Promise<{ samples: Sample[]; notes: string[] }> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(path.join(root, 'tests', 'fixtures', 'small-content'), content, { recursive: true })
  const [site, folders] = [{ content, code: 0, script: 0, basePath: '' }, await createBuildFolders()]
  const target = path.join(content, file)
  const original = await readFile(target, 'utf8')
  const [series, samples, left] = [numbers(), [] as Sample[], [] as number[]]
  let failed = 0
  let text = original
  for (let build = 1; build <= times; build += 1) {
    const at = series.next().value
    text = (edits[at % edits.length] ?? ((same) => same))(text, Math.trunc(at / edits.length))
    await writeFile(target, text)
    if ('diagnostics' in (await buildSmallSite(site, folders))) failed += 1
    const isTime = build === Math.min(50, times) || build % Math.ceil(times / 12) === 0 || build === times
    if (!isTime) continue
    samples.push({ at: `after ${build} builds`, ...(await usageOf(process.pid)) })
    left.push((await filesOfBuilds(folders)).length)
  }
  await writeFile(target, original)
  const [last, fromNothing] = [
    await buildSmallSite(site, folders),
    await buildSmallSite(site, await createBuildFolders()),
  ]
  const isSame = 'digest' in last && 'digest' in fromNothing && last.digest === fromNothing.digest
  return {
    samples,
    notes: [
      `${times} builds, of which ${failed} had a fault to tell; files in cache and site: ${left.join(', ')}`,
      isSame ? 'the last build is the same as one from nothing' : '✗ the last build is another than one from nothing',
      ...((left.at(-1) ?? 0) > (left[0] ?? 0) * 1.5 ? ['✗ files in cache and site grow without an end'] : []),
    ],
  }
}
