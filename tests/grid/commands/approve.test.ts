import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { createRecordFolders, runWith } from './record-folders.ts'

const month = ['/jp/card/202302-1/', '/jp/card/202302-1/noodles/', '/jp/card/202302-1/shop/']

const settings = `approvals:
  from: 2023-02-01
  roles:
    - id: legal
      name: 法務
`

const createFolders = () => createRecordFolders(`requirements: []\n${settings}`)

test('the check requires approvals, passes with them, and reports a void one', async () => {
  const folders = await createFolders()
  const open = runWith(folders, 'approve', '--check')
  expect(open.status).toBe(1)
  expect(open.printed).toContain('承認の要るページが3件あります')
  expect(open.printed).toContain(
    `npm run approve -- ${month.map((page) => `--page ${page}`).join(' ')} --role legal --by`,
  )

  const pages = month.flatMap((page) => ['--page', page])
  const approved = runWith(folders, 'approve', ...pages, '--by', '山田花子')
  expect(approved).toMatchObject({ status: 0, printed: expect.stringContaining('202302-1/noodles.yaml') as string })
  expect(await readFile(path.join(folders.APPROVALS_ROOT, '202302-1/month.yaml'), 'utf8')).toContain('by: "山田花子"')
  const checked = runWith(folders, 'approve', '--check')
  expect(checked).toMatchObject({ status: 0, printed: expect.stringContaining('3件で、どれも承認ずみ') as string })

  const note = path.join(folders.CONTENT_ROOT, 'annotations/points-base.yaml')
  await writeFile(note, (await readFile(note, 'utf8')).replace('お支払いの金額', '税込みの金額'))
  const broken = runWith(folders, 'approve', '--check')
  expect(broken.status).toBe(1)
  expect(broken.printed).toContain('法務: 無効（承認のあとに変わりました）')
  expect(broken.printed).not.toContain('/jp/card/202302-1/shop/')
})

test('two people who approve the same page at the same time are both in its record', async () => {
  const folders = await createFolders()
  const approve = (by: string) =>
    promisify(execFile)(
      process.execPath,
      [path.join(root, 'tools/commands/run.mjs'), 'tools/commands/approve.ts', '--page', month[1] ?? '', '--by', by],
      { cwd: root, env: { ...process.env, ...folders } },
    )
  await Promise.all([approve('山田花子'), approve('佐藤一郎')])
  const record = await readFile(path.join(folders.APPROVALS_ROOT, '202302-1/noodles.yaml'), 'utf8')
  expect(record).toContain('by: "山田花子"')
  expect(record).toContain('by: "佐藤一郎"')
})
