import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { kindDescriptions } from '#content-layer/common/campaign-kinds.ts'

import { fixtureContent } from '../../tests/support/sites/fixture-site.ts'
import { selectShare } from '../../tests/support/run/grid.ts'
import { root } from '../commands/project-paths.ts'
import { check, copyContent, create, editTexts, fillTemplate, removeMarks } from './test-support.ts'

const copyFixture = () => copyContent(fixtureContent.folder)

test('a month is created from a previous one, and is valid once its marks are removed', async () => {
  const content = await copyFixture()
  expect(await create(content, '202309-1', '--from', '202308-9')).toContain('202309-1 を 202308-9 から作りました')
  const folder = path.join(content.folder, 'campaigns', '202309-1')
  const { errors } = await check(content)
  expect(errors).not.toEqual([])
  expect(errors.filter((line) => !line.includes('202309-1'))).toEqual([])
  await editTexts(folder, removeMarks)
  expect((await check(content)).errors).toEqual([])
  // Every date has moved with the fields; no sentence had to be changed.
  await editTexts(folder, (text) => {
    expect(text).not.toContain('2023-08')
    return text
  })
})

test('a new month with campaigns of several kinds is complete except for its marks and placeholders', async () => {
  // The small site has few shared texts; these are those that campaigns use.
  const content = await copyFixture()
  const addTo = (name: string, from: string) =>
    cp(path.join(root, from), path.join(content.folder, name), { recursive: true })
  await addTo('annotations', 'tests/corpus/content/annotations')
  await addTo('shared', 'tests/fixtures/shared-texts')
  await addTo('requirements.yaml', 'tests/corpus/content/requirements.yaml')
  await create(content, '202306-1', '--empty')
  const kinds = Object.keys(kindDescriptions).filter((kind) => kind !== 'entry' && kind !== 'eighth-day')
  for (const kind of selectShare(kinds, 1, 4)) {
    const printed = await create(content, `202306-1/new-${kind}`, '--kind', kind)
    expect(printed).toContain('見直す')
  }
  const diagnosticsOfMonth = async () => {
    const { errors, warnings } = await check(content)
    return [...errors, ...warnings].filter((line) => line.includes('202306-1'))
  }
  const folder = path.join(content.folder, 'campaigns', '202306-1')
  await editTexts(folder, removeMarks)
  const unfilled = (await diagnosticsOfMonth()).join('\n')
  expect(unfilled).toContain('仮の言葉「（仮）」が残っています')
  expect(unfilled).toContain('shop.invalid は、見本のためのURLで、開けません')
  await editTexts(folder, (text, id) => (id === 'month' ? text : fillTemplate(text, id)))
  // The pictures are to be drawn, and all links here lead to one host, which no two shops have.
  const isExpected = /仮の絵のままです|別のキャンペーンの提携ショップ|と同じ文です/
  expect((await diagnosticsOfMonth()).filter((line) => !isExpected.test(line))).toEqual([])
})

test('a campaign with entry gets its offer on the entry page', async () => {
  const content = await copyFixture()
  expect(await create(content, '202308-9/new-entry', '--kind', 'entry')).toContain(
    'screens/entry.yaml に、同じ率と上限の特典を足しました',
  )
  await editTexts(path.join(content.folder, 'campaigns', '202308-9'), removeMarks)
  await editTexts(path.join(content.folder, 'screens'), removeMarks)
  const printed = (await check(content)).errors.join('\n')
  expect(printed).toMatch(/screens\/entry\.yaml:\d+:9 {2}campaigns\.entry\.promotions\[4\]\.title {2}仮の言葉/)
  expect(printed).not.toContain('の特典がありません')
})

test.each([
  ['shared', 'how-to-pay', 'shared/how-to-pay.mdx', '<Shared use="how-to-pay" />'],
  ['note', 'points-transfer', 'annotations/points-transfer.yaml', '- use: points-transfer'],
])('a text to share (%s) is created, with a hint on how to use it', async (what, name, file, hint) => {
  const content = await copyFixture()
  expect(await create(content, what, name)).toContain(hint)
  expect(await readFile(path.join(content.folder, file), 'utf8')).toContain('見直す')
})

test.each([
  ['202309-1 --from 209901-1', '写すもとの月 209901-1 がありません'],
  ['202308-9', '上書きはしません'],
  ['209901-1/cafe --kind rate', '先に npm run new -- 209901-1 で月を作ってください'],
])('%s is refused with what to do, and nothing is written', async (args, message) => {
  const content = await copyFixture()
  const before = await readdir(content.folder, { recursive: true })
  await expect(create(content, ...args.split(' '))).rejects.toThrow(message)
  expect(await readdir(content.folder, { recursive: true })).toEqual(before)
})

test.each([
  ['a named pipe', 'pipe', (file: string) => execFileSync('mkfifo', [file])],
  ['a named pipe among the pictures', 'images/pipe.svg', (file: string) => execFileSync('mkfifo', [file])],
  ['a link', 'other.yaml', (file: string) => execFileSync('ln', ['-s', '/etc/hostname', file])],
])('%s in the copied month is named, and no month is made', async (_, name, make) => {
  const content = await copyFixture()
  make(path.join(content.folder, 'campaigns/202308-9', name))
  await expect(create(content, '202309-1', '--from', '202308-9')).rejects.toThrow(`${name} はふつうのファイルではない`)
  expect(await readdir(path.join(content.folder, 'campaigns'))).not.toContain('202309-1')
})

test("files of a month's folder that are not texts are copied byte for byte", async () => {
  const content = await copyFixture()
  const at = (month: string, name: string) => path.join(content.folder, 'campaigns', month, name)
  const bytes = Buffer.from([0, 255, 254, 128, 10])
  const names = ['images/raw.png', 'raw.xlsx']
  for (const name of names) await writeFile(at('202308-9', name), bytes)
  await create(content, '202309-1', '--from', '202308-9')
  expect(await Promise.all(names.map((name) => readFile(at('202309-1', name))))).toEqual([bytes, bytes])
})

test('files of a killed command are not read as content', async () => {
  const content = await copyFixture()
  const before = await check(content)
  const unfinished = path.join(content.folder, 'campaigns/.unfinished-202309-1-a1b2c3')
  await mkdir(unfinished)
  await writeFile(path.join(unfinished, 'month.yaml'), 'title: [')
  expect(await check(content)).toEqual(before)
})
