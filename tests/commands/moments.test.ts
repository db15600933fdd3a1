import { appendFile, cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { isWholeGrid } from '../support/run/grid.ts'
import { runScript } from '../support/run/run-command.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { smallContentFolder } from '../support/sites/small-content.ts'

let folder: string

beforeAll(async () => {
  folder = path.join(await temporaryFolder(), 'content')
  await cp(smallContentFolder, folder, { recursive: true })
  const file = path.join(folder, 'campaigns/202302-1/noodles.mdx')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('\nentry:', '\npublishAt: 2023-01-25 10:00\nentry:'))
})

/** Returns what `npm run moments` prints on the standard output and ends with, at a time in seconds since 1970. */
async function moments(args: readonly string[], at: string): Promise<[code: number | null, printed: string]> {
  const seconds = String(Date.parse(at) / 1000)
  const environment = {
    CONTENT_ROOT: folder,
    CONTENT_CACHE: path.join(folder, '..', 'content.json'),
    SOURCE_DATE_EPOCH: seconds,
  }
  const { ended, printed } = runScript('tools/commands/moments.ts', environment, args)
  return [await ended, printed().trim()]
}

const [before, after] = ['2023-01-25T00:59:59Z', '2023-01-25T01:00:00Z']

test('a scheduler learns the next moment that needs a build, and when there is none', async () => {
  expect(await moments(['--next'], before)).toEqual([0, '2023-01-25T10:00:00+09:00'])
  expect(await moments(['--next'], after)).toEqual([3, ''])
})

test('a build is due if a moment that needs one has passed since the last deployment', async () => {
  expect(await moments(['--due-since', before], after)).toEqual([0, '2023-01-25T10:00:00+09:00'])
  expect(await moments(['--due-since', after], after)).toEqual([3, ''])
  expect(await moments(['--due-since', '2023-01-24T00:00:00.000Z', '--at', '2023-01-25 09:59'], after)).toEqual([3, ''])
})

test('it lists the changes with their times in words', async () => {
  const [code, printed] = await moments([], before)
  expect(code).toBe(0)
  expect(printed).toContain(
    '2023-01-25T10:00:00+09:00  needs a build\n  published campaigns/202302-1/noodles 「街のごはんがおトク」\n',
  )
})

test('without scheduled changes it says so', async () => {
  expect(await moments([], '2030-01-01T00:00:00Z')).toEqual([0, 'Nothing changes by itself any more.'])
})

if (isWholeGrid)
  test('an invalid time, and invalid content, end neither with 0 nor with 3', async () => {
    expect(await moments(['--due-since', 'yesterday'], after)).toEqual([
      1,
      '--due-since has to be a date and time, such as 2023-04-10T10:00+09:00, not "yesterday".',
    ])
    await appendFile(path.join(folder, 'campaigns/202302-1/month.yaml'), 'publishAt: soon\n')
    const [code, printed] = await moments(['--next'], after)
    expect(code).toBe(1)
    expect(printed).toContain('The moments are not known before the content is in order.')
  })
