import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'esbuild'
import { glob } from 'tinyglobby'

import { leaveOutGenerated } from '../build/code-files.ts'

/** What a visitor's browser is sent besides what screens and page scripts import: the folder of each, and why. */
const sentBesides: Readonly<Record<string, string>> = {
  'node_modules/next': 'starts the screens',
  'node_modules/react-dom': 'draws the screens; Next brings a copy of its own',
  'node_modules/scheduler': 'is part of what draws the screens',
  'node_modules/@swc/helpers': 'is part of what starts the screens, with parts of React in it',
  'node_modules/tailwindcss': 'begins every style sheet',
}

async function clientModules(root: string): Promise<string[]> {
  const files = await glob(['{site,blocks,api-client}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'], {
    cwd: root,
    ignore: ['site/{.next,.generated,out,public}/**'],
  })
  const marked = await Promise.all(
    files.map(async (file) => /^['"]use client/.test(await readFile(path.join(root, file), 'utf8'))),
  )
  return files.filter((file, index) => marked[index] === true || /^site\/page-script\/[\w-]+\.ts$/.test(file)).sort()
}

/**
 * The folders, from the project's, of all packages of which a published page sends code or styles: those that screens
 * and page scripts import in a browser, found as a bundler finds them, and what Next and the style sheet add.
 */
export async function shippedPackages(root: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: await clientModules(root),
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
  return [...new Set([...folders, ...Object.keys(sentBesides)])].sort()
}
