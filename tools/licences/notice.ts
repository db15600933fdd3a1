import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { shippedPackages } from './shipped-packages.ts'

/** Path of the notice in the project. Being below `site/public`, it is part of every published site. */
export const noticeFile = 'site/public/third-party-licences.txt'

type Described = { name: string; version: string; licence: string; text: string }

/** @throws Error if a package names no licence or does not include its text */
async function describePackage(root: string, folder: string): Promise<Described> {
  const of = path.join(root, folder)
  const { name, version, license } = JSON.parse(await readFile(path.join(of, 'package.json'), 'utf8')) as {
    name?: string
    version?: string
    license?: string
  }
  const file = (await readdir(of)).find((entry) => /^licen[cs]e/i.test(entry))
  if (license === undefined || file === undefined) throw new Error(`${folder} has no licence, or no text of it`)
  const text = (await readFile(path.join(of, file), 'utf8')).replaceAll('\r\n', '\n').trim()
  return { name: name ?? path.basename(folder), version: version ?? 'of no version', licence: license, text }
}

/**
 * Returns the licences of all third-party code that is sent to visitors, as plain text; equal texts are listed once.
 */
export async function noticeText(root: string): Promise<string> {
  const packages = await Promise.all((await shippedPackages(root)).map((folder) => describePackage(root, folder)))
  const parts = [...new Set(packages.map(({ text }) => text))].map((text) => {
    const those = packages.filter((described) => described.text === text)
    const heads = those.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return `${heads.join('\n')}\n\n${text}\n`
  })
  return `The pages of this site contain software by others, under these licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}
