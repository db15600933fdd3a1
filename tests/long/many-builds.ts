import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { buildSmallSite, createBuildFolders, filesOfBuilds } from '../support/sites/small-site.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { isSampled, readUsage, type LongRun, type Sample } from './usage.ts'
import { smallContentFolder } from '../support/sites/small-content.ts'

/** Yields pseudo-random integers, the same ones in each run. */
function* pseudoRandomNumbers(): Generator<number, never> {
  for (let state = 20230201; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state >>> 8
  }
}

const file = 'campaigns/202302-1/noodles.mdx'

/** Number of builds after which the caches and the compiler are warm: memory and files are compared from there on. */
const warmUpBuilds = 50

/** Number of files in cache and site after the run, at most, as a multiple of that after the warm-up. */
const maxFileGrowth = 1.5

/** Edits of an author, some of them invalid, because failed builds leave files behind as well. */
const edits: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.replace(/(?<=maximumGrantPoint: )-?\d+/, String(100 + (at % 900))),
  (text, at) => text.replace(/(?<=\ntitle: ).*/, `ごはんの月${at % 50}`),
  (text, at) => text.replace(/(?:\n\nあとがき\d*。\n)?$/, `\n\nあとがき${at % 70}。\n`),
  (text) => text.replace(/(?<=maximumGrantPoint: )\d+/, '-1'),
]

/** Builds the small site that often in one process, each time after an edit, and measures the usage about twelve times. */
export async function buildOften(times: number): Promise<LongRun> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(smallContentFolder, content, { recursive: true })
  const site = { content, code: 0, script: 0, basePath: '' }
  const folders = await createBuildFolders()
  const target = path.join(content, file)
  const original = await readFile(target, 'utf8')
  const numbers = pseudoRandomNumbers()
  const samples: Sample[] = []
  const fileCounts: number[] = []
  let failed = 0
  let text = original
  for (let build = 1; build <= times; build += 1) {
    const number = numbers.next().value
    const edit = edits[number % edits.length]
    text = edit?.(text, Math.trunc(number / edits.length)) ?? text
    await writeFile(target, text)
    if ('diagnostics' in (await buildSmallSite(site, folders))) failed += 1
    if (!isSampled(build, times, warmUpBuilds)) continue
    samples.push({ at: `after ${build} builds`, ...(await readUsage(process.pid)) })
    fileCounts.push((await filesOfBuilds(folders)).length)
  }

  await writeFile(target, original)
  const last = await buildSmallSite(site, folders)
  const fromNothing = await buildSmallSite(site, await createBuildFolders())
  const isSame = 'digest' in last && 'digest' in fromNothing && last.digest === fromNothing.digest
  const isGrowing = (fileCounts.at(-1) ?? 0) > (fileCounts[0] ?? 0) * maxFileGrowth
  return {
    samples,
    notes: [
      `${times} builds, of which ${failed} reported diagnostics; files in cache and site: ${fileCounts.join(', ')}`,
      ...(isSame ? ['the last build equals one from nothing'] : []),
    ],
    problems: [
      ...(isSame ? [] : ['the last build differs from one from nothing']),
      ...(isGrowing ? ['files in cache and site grow without an end'] : []),
    ],
  }
}
