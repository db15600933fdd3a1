import { appendFile, cp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect } from 'vitest'

import { parseStart } from '#domain/time/japan-time.ts'

import { temporaryFolder } from '../support/run/temporary-folder.ts'
import { smallContentFolder } from '../support/sites/small-content.ts'
import { createBuildFolders, filesOfBuilds, type BuildFolders, type SmallSite } from '../support/sites/small-site.ts'

/** A small site, and the folders that its builds write. */
export type Project = { site: SmallSite; folders: BuildFolders }

/** An edit, or damage to what builds have written; any `seed` selects where, and the new value. */
export type Edit = (project: Project, seed: number) => Promise<unknown>

/** Replaces the first match with one of the values. */
function replaceMatch(file: string, pattern: RegExp, values: readonly string[]): Edit {
  return async ({ site }, seed) => {
    const target = path.join(site.content, file)
    const text = await readFile(target, 'utf8').catch(() => '')
    expect(text === '' || pattern.test(text), `${file} has ${pattern.source}`).toBe(true)
    if (text !== '') await writeFile(target, text.replace(pattern, values[seed % values.length] ?? ''))
  }
}

const february = 'campaigns/202302-1'

/** A campaign of the small site, in its content. */
export const noodlesFile = `${february}/noodles.mdx`

const drawBowl = (color: string) =>
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

/** Adds the campaign `shop` to February, or removes it. */
async function toggleCampaign({ site }: Project): Promise<void> {
  const monthFile = path.join(site.content, february, 'month.yaml')
  const month = await readFile(monthFile, 'utf8')
  const isListed = month.includes('  - shop\n')
  await writeFile(
    monthFile,
    isListed ? month.replace('  - shop\n', '') : month.replace('  - noodles\n', '  - noodles\n  - shop\n'),
  )
  const shop = path.join(february, 'shop.mdx')
  if (isListed) await rm(path.join(site.content, shop))
  else await cp(path.join(smallContentFolder, shop), path.join(site.content, shop))
}

/** Returns a file that builds have written, if any. */
async function selectFile({ folders }: Project, seed: number): Promise<string | undefined> {
  const files = await filesOfBuilds(folders)
  return files[seed % files.length]
}

/** Damages one file for an even seed, and every file of its folder for an odd one. */
function damage(damageFile: (file: string, bytes: Buffer, seed: number) => Promise<unknown>): Edit {
  return async (project, seed) => {
    const selected = await selectFile(project, seed)
    if (selected === undefined) return
    const siblings = (await filesOfBuilds(project.folders)).filter(
      (file) => path.dirname(file) === path.dirname(selected),
    )
    for (const file of seed % 2 === 0 ? [selected] : siblings) await damageFile(file, await readFile(file), seed)
  }
}

/** Edits of content, code, settings and the clock, by what they change. */
export const changes = {
  'a cap': replaceMatch(noodlesFile, /(?<=maximumGrantPoint: )\d+/, ['300', '900', '500']),
  'a title': replaceMatch(noodlesFile, /(?<=\ntitle: ).*/, ['街のごはんがおトク', 'ごはんの月', 'おいしい月']),
  'a period': replaceMatch(noodlesFile, /(?<=end: 2023-02-)\d\d/, ['28', '27', '20']),
  'a body': replaceMatch(noodlesFile, /$/, ['\n\nあとがき。\n', '\n\n- もう一つ\n']),
  'the original body': async ({ site }) =>
    cp(path.join(smallContentFolder, noodlesFile), path.join(site.content, noodlesFile)),
  'a shared note': replaceMatch('annotations/points-base.yaml', /(?<=detail: ).*/, [
    'ポイントは、お支払いの金額から計算します。',
    '税込みの金額から計算します。',
  ]),
  'a commit': ({ site }, seed) => {
    site.committed = Date.UTC(2023, 0, 1 + (seed % 28))
    return Promise.resolve()
  },
  'a picture': async ({ site }, seed) =>
    writeFile(path.join(site.content, february, 'images/bowl.svg'), drawBowl(['#123', '#456', '#789'][seed % 3] ?? '')),
  "a month's title": replaceMatch(`${february}/month.yaml`, /(?<=^title: ).*/, ['2月のおトク', 'きさらぎ']),
  "the provider's name": replaceMatch('provider.yaml', /(?<=^name: ).*/, ['例の会社', 'ほかの会社']),
  'where the site is published': replaceMatch('provider.yaml', /(?<=siteUrl: ).*/, [
    'https://card.example.jp',
    'https://pay.example.jp',
  ]),
  "the app's name in user agents": replaceMatch('provider.yaml', /(?<=userAgentToken: ).*/, ['ExampleApp', 'OtherApp']),
  'a screen of React': replaceMatch('screens/lending.yaml', /(?<=^tag: ).*/m, ['借りる', 'おかね']),
  'a screen without client components': replaceMatch('screens/install-app.yaml', /(?<=^ios: ).*/m, [
    'App Store で手に入れる',
    'App Store へ',
  ]),
  'a month': toggleMonth('202303'),
  'a previous month': toggleMonth('202301'),
  'a campaign': toggleCampaign,
  code: ({ site }, seed) => {
    site.code = seed % 3
    return Promise.resolve()
  },
  'a script of every page': ({ site }, seed) => {
    site.script = seed % 3
    return Promise.resolve()
  },
  'the path that the site lies below': ({ site }, seed) => {
    site.basePath = ['', '/spring', '/summer/a'][seed % 3] ?? ''
    return Promise.resolve()
  },
  'the log level': ({ site }, seed) => {
    site.logLevel = ['', '2', '4'][seed % 3] ?? ''
    return Promise.resolve()
  },
  'the time of the build': ({ site }, seed) => {
    site.now = parseStart(['2023-01-25 10:00', '2023-01-25 09:59'][seed % 2] ?? '')
    return Promise.resolve()
  },
} satisfies Readonly<Record<string, Edit>>

/** Damage to what builds have written. */
export const damages = {
  'one byte changed': damage((file, bytes, seed) => {
    if (bytes.length > 0) bytes[seed % bytes.length] = (bytes[seed % bytes.length] ?? 0) ^ (1 + (seed % 255))
    return writeFile(file, bytes)
  }),
  'a digit changed': damage((file, bytes) =>
    writeFile(
      file,
      bytes.toString('latin1').replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
      'latin1',
    ),
  ),
  'a cut': damage((file, bytes, seed) => truncate(file, bytes.length === 0 ? 0 : seed % bytes.length)),
  emptied: damage((file) => truncate(file, 0)),
  removed: damage((file) => rm(file)),
  "another file's bytes": async (project, seed) => {
    const target = await selectFile(project, seed)
    const source = await selectFile(project, seed * 7 + 3)
    if (target !== undefined && source !== undefined) await cp(source, target)
  },
  'the form of another version': damage((file, bytes) =>
    writeFile(file, Buffer.concat([Buffer.from('version 0\n'), bytes])),
  ),
  'the whole cache removed': async ({ folders }) => rm(folders.cache, { recursive: true, force: true }),
  'the folder that the next build is made in removed': async ({ folders }) =>
    rm(path.join(folders.cache, 'built', 'spare'), { recursive: true, force: true }),
  'what is published removed': async ({ folders }) => rm(folders.published, { recursive: true, force: true }),
} satisfies Readonly<Record<string, Edit>>

/** Creates a project whose February is scheduled, and that was never built. */
export async function createProject(): Promise<Project> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(smallContentFolder, content, { recursive: true })
  await appendFile(path.join(content, february, 'month.yaml'), 'publishAt: 2023-01-25 10:00\n')
  return { site: { content, code: 0, script: 0, basePath: '' }, folders: await createBuildFolders() }
}

/** Changes the last bit of a file. */
export async function flipLastBit(file: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(file, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]))
}
