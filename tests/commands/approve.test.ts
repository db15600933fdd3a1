import { spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#site/commands/root.ts'

import { temporaryFolder } from '../support/temporary-folder.ts'

const month = ['/jp/card/202302-1/', '/jp/card/202302-1/noodles/', '/jp/card/202302-1/shop/']

const settings = `approvals:
  from: 2023-02-01
  roles:
    - id: legal
      name: 法務
`

type Place = { CONTENT_ROOT: string; APPROVALS_ROOT: string; ARCHIVE_ROOT: string; CONTENT_CACHE: string }

async function createPlace(): Promise<Place> {
  const folder = await temporaryFolder()
  const content = path.join(folder, 'content')
  await cp(path.join(root, 'tests', 'fixtures', 'small-content'), content, { recursive: true })
  await writeFile(path.join(content, 'requirements.yaml'), `requirements: []\n${settings}`)
  return {
    CONTENT_ROOT: content,
    CONTENT_CACHE: path.join(folder, 'cache', 'content.json'),
    APPROVALS_ROOT: path.join(folder, 'approvals'),
    ARCHIVE_ROOT: path.join(folder, 'archive'),
  }
}

function run(place: Place, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'site/commands/run.mjs'), `site/commands/${command}.ts`, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...place } },
  )
  return { status, printed: stdout + stderr }
}

test('the check asks for signatures, is content once they are there, and tells one that has become void', async () => {
  const place = await createPlace()
  const open = run(place, 'approve', '--check')
  expect(open.status).toBe(1)
  expect(open.printed).toContain('承認の要るページが3件あります')
  expect(open.printed).toContain('npm run approve -- --page /jp/card/202302-1/noodles/ --role legal --by')

  const pages = month.flatMap((page) => ['--page', page])
  const signed = run(place, 'approve', ...pages, '--by', '山田花子')
  expect(signed).toMatchObject({ status: 0, printed: expect.stringContaining('202302-1/noodles.yaml') as string })
  expect(await readFile(path.join(place.APPROVALS_ROOT, '202302-1/month.yaml'), 'utf8')).toContain('by: "山田花子"')
  const checked = run(place, 'approve', '--check')
  expect(checked).toMatchObject({ status: 0, printed: expect.stringContaining('3件で、どれも承認ずみ') as string })

  const note = path.join(place.CONTENT_ROOT, 'annotations/points-base.yaml')
  await writeFile(note, (await readFile(note, 'utf8')).replace('お支払いの金額', '税込みの金額'))
  const broken = run(place, 'approve', '--check')
  expect(broken.status).toBe(1)
  expect(broken.printed).toContain('法務: 無効（承認のあとに変わりました）。変わったもの: 言葉')
  expect(broken.printed).not.toContain('/jp/card/202302-1/shop/')
}, 120_000)

test('an archive is made anew in its own folder, and in no other', async () => {
  const place = await createPlace()
  expect(run(place, 'archive', '--page', '/jp/card/202302-1/noodles', '--without-pictures')).toMatchObject({
    status: 0,
  })
  const manifest = await readFile(path.join(place.ARCHIVE_ROOT, 'manifest.json'), 'utf8')
  expect(manifest).toContain('"file": "jp/card/202302-1/noodles/during.html"')
  const refused = run({ ...place, ARCHIVE_ROOT: place.CONTENT_ROOT }, 'archive')
  expect(refused).toMatchObject({ status: 1, printed: expect.stringContaining('記録のフォルダではない') as string })
}, 120_000)
