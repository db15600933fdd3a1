import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'esbuild'
import { glob } from 'tinyglobby'

import { leaveOutGenerated } from '../build/code-files.ts'

/** Path of the notice in the project. Being below `site/public`, it is part of every published site. */
export const noticeFile = 'site/public/third-party-licences.txt'

/** Sent to browsers although neither screens nor page scripts import it: every style sheet begins with it. */
const styles = 'node_modules/tailwindcss'

/** The entry modules of the scripts for browsers. */
const clientModules = [
  'site/shared/islands/hydrate-islands.tsx',
  'site/screens/*/islands.ts',
  'site/page-script/**/*.ts',
  '!**/*.test.ts',
]

/** Returns the folders of all packages with code or styles in published pages, relative to the project. */
async function listShippedPackages(root: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: (await glob(clientModules, { cwd: root })).sort(),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'not-written',
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty' },
    plugins: [leaveOutGenerated],
    logLevel: 'error',
  })
  const sent = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
  const folders = sent.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])
  return [...new Set([...folders, styles])].sort()
}

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

/** Returns the licences of all third-party code that is sent to visitors; equal texts are listed once. */
export async function formatNotice(root: string): Promise<string> {
  const packages = await Promise.all((await listShippedPackages(root)).map((folder) => describePackage(root, folder)))
  const parts = [...new Set(packages.map(({ text }) => text))].map((text) => {
    const those = packages.filter((described) => described.text === text)
    const heads = those.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return `${heads.join('\n')}\n\n${text}\n`
  })
  return `The pages of this site contain software by others, under these licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}
