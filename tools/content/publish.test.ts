import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { ContentCache } from './content-cache.ts'
import { createPublisher } from './publish.ts'
import { readContentFolder } from './read-content-cached.ts'
import { replaceOnce, withContent, type Changes } from '../../tests/support/sites/small-content.ts'

/** Publishes the small fixture content after the changes; `publish` may be called again. */
async function withPublished(
  changes: Changes,
  use: (folder: string, publish: () => Promise<unknown>, root: string) => Promise<void>,
): Promise<void> {
  await withContent(changes, async (root) => {
    const folder = path.join(root, '..', 'public')
    const folders = {
      publicFolder: folder,
      versionFile: path.join(root, '..', 'version.ts'),
      pictureStore: path.join(root, '..', 'store'),
    }
    const publish = async () => createPublisher(folders)(root, await readContentFolder(root, ContentCache.empty()))
    await use(folder, publish, root)
  })
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort()
}

test('valid content is published as documents, pictures and a version', async () => {
  await withPublished({}, async (folder, publish, root) => {
    await publish()
    expect(await namesIn(folder)).toEqual([
      'content/v1/calendar.json',
      'content/v1/campaigns/202302-1/noodles.json',
      'content/v1/campaigns/202302-1/shop.json',
      'content/v1/facts.json',
      'content/v1/index.json',
      'content/v1/months/202302-1.json',
      'content/v1/screens/easypay-guide.json',
      'content/v1/screens/entry.json',
      'content/v1/screens/install-app.json',
      'content/v1/screens/invitation.json',
      'content/v1/screens/lending.json',
      'content/v1/screens/loyalty.json',
      'content/v1/screens/mercard-application.json',
      expect.stringMatching(/^media\/bowl\.[0-9a-f]{10}\.svg$/),
      expect.stringMatching(/^media\/logo\.[0-9a-f]{10}\.svg$/),
    ])
    expect(await readFile(path.join(root, '..', 'version.ts'), 'utf8')).toContain('export const contentVersion')
  })
})

test('the plan of a month is published nowhere', async () => {
  const row = (id: string, kind: string, rate: string) =>
    `${id},${kind},${rate},未定,2023/2/1,2023/2/28,なし,不要,社外秘`
  const plan = [
    'id,種類,率,上限,開始,終了,付与,エントリー,メモ',
    row('noodles', '率', '4%'),
    row('shop', '提携ショップ', '未定'),
  ]
  await withPublished({ './plan.csv': plan.join('\n') }, async (folder, publish) => {
    await publish()
    const texts = (await namesIn(folder)).map((name) => readFile(path.join(folder, name), 'utf8'))
    const published = [...(await namesIn(folder)), ...(await Promise.all(texts))].join('\n')
    expect(published).not.toMatch(/plan\.csv|社外秘/)
    expect(published).toContain('noodles')
  })
})

test('content with a diagnostic is not published', async () => {
  await withPublished(
    { './noodles.mdx': replaceOnce('reductionRate: 4', 'reductionRate: 4%') },
    async (folder, publish) => {
      await expect(publish()).rejects.toThrow('1 diagnostic(s)')
      await expect(readdir(folder)).rejects.toThrow('ENOENT')
    },
  )
})

test('files removed from the content are removed from the public folder, and unchanged ones are left alone', async () => {
  await withPublished({}, async (folder, publish) => {
    await publish()
    const index = path.join(folder, 'content', 'v1', 'index.json')
    const campaign = path.join(folder, 'content', 'v1', 'campaigns', '202302-1', 'noodles.json')
    const before = await stat(campaign)
    await writeFile(index, 'broken')
    await writeFile(path.join(folder, 'content', 'v1', 'screens', 'old.json'), '{}')
    await writeFile(path.join(folder, 'media', 'old.0123456789.svg'), '<svg/>')
    await publish()
    expect(JSON.parse(await readFile(index, 'utf8'))).toHaveProperty('schemaVersion', 1)
    expect((await namesIn(folder)).filter((name) => name.includes('old'))).toEqual([])
    expect((await stat(campaign)).mtimeMs).toBe(before.mtimeMs)
  })
})

test('unmanaged files next to documents and pictures stay', async () => {
  await withPublished({}, async (folder, publish) => {
    await publish()
    const names = ['content/v1/notes.txt', 'content/v1/backup.json', 'media/photo.png', 'media/shoot/photo.png']
    await mkdir(path.join(folder, 'media/shoot'))
    for (const name of names) await writeFile(path.join(folder, name), 'mine')
    await publish()
    expect((await namesIn(folder)).filter((name) => names.includes(name))).toEqual([...names].sort())
  })
})

test('who publishes again and again writes what has changed', async () => {
  await withContent({}, async (root) => {
    const folder = path.join(root, '..', 'public')
    const publish = createPublisher({
      publicFolder: folder,
      versionFile: path.join(root, '..', 'version.ts'),
      pictureStore: path.join(root, '..', 'store'),
    })
    let cache = ContentCache.empty()
    const publishAgain = async () => {
      cache = cache.next()
      return publish(root, await readContentFolder(root, cache))
    }
    const { documents: first } = await publishAgain()
    const body = path.join(root, 'campaigns/202302-1/noodles.mdx')
    await writeFile(body, `${await readFile(body, 'utf8')}\n\nあとから書いた文。\n`)
    const { documents: second } = await publishAgain()
    expect([...second].filter(([file, text]) => first.get(file) !== text).map(([file]) => file)).toEqual([
      'campaigns/202302-1/noodles.json',
    ])
    expect(await readFile(path.join(folder, 'content/v1/campaigns/202302-1/noodles.json'), 'utf8')).toContain(
      'あとから書いた文。',
    )
  })
})
