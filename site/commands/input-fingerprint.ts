import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { testFiles } from '#content-layer/code-fingerprint.ts'
import { hashOf } from '#content-layer/hash.ts'
import { readPlainFile } from '#content-layer/read-plain-file.ts'
import type { SiteLocation } from './site-location.ts'

/** The code that makes pages, and its configuration. */
const codeFiles = [
  'schemas/**',
  'blocks/**',
  'api-client/**',
  'content-layer/**',
  'site/**',
  '!site/review/**',
  '!site/.next/**',
  '!site/.generated/**',
  '!site/out/**',
  '!site/public/content/**',
  '!site/public/media/**',
  '!site/next-env.d.ts',
  'package-lock.json',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** The fields of package.json that affect pages; its scripts and test tools do not. */
function readPackage(root: string): string {
  const file = path.join(root, 'package.json')
  if (!existsSync(file)) return ''
  const { type, imports, dependencies, overrides, browserslist } = JSON.parse(readPlainFile(file).toString()) as Record<
    string,
    unknown
  >
  return JSON.stringify([type, imports, dependencies, overrides, browserslist])
}

/**
 * Links, pipes, sockets and devices in the content: never opened here, but included by name, so that the content check
 * runs and reports them.
 */
async function specialFilesInContent(contentFolder: string): Promise<string[]> {
  const entries = await readdir(contentFolder, { recursive: true, withFileTypes: true }).catch(() => [])
  const special = entries.filter((entry) => !entry.isFile() && !entry.isDirectory())
  return special.map((entry) => path.join(entry.parentPath, entry.name)).sort()
}

/**
 * The paths and contents of files. Reads regular files only and follows no link; one at a time, so that a low limit of
 * open files suffices.
 */
async function readFiles(root: string, patterns: readonly string[], ignore: readonly string[] = []): Promise<string[]> {
  const files = (
    await glob([...patterns], { cwd: root, dot: true, followSymbolicLinks: false, ignore: [...ignore] })
  ).sort()
  return files.map((file) => hashOf(file, readPlainFile(path.join(root, file))))
}

/** An empty setting counts as absent: this process itself empties one when it builds. */
function publicSettings(): string {
  const settings = Object.entries(process.env).filter(
    ([name, value]) => name.startsWith('NEXT_PUBLIC_') && value !== '',
  )
  return JSON.stringify(settings.sort())
}

/**
 * Changes with the code below `root` that makes pages, its libraries, and what is built into pages from the
 * environment.
 */
export async function codeVersion(root: string): Promise<string> {
  return hashOf(
    process.versions.node,
    publicSettings(),
    readPackage(root),
    ...(await readFiles(root, codeFiles, testFiles)),
  )
}

/** Changes with everything that the site is built from: the code below `root`, and the content. */
export async function inputFingerprint(
  root: string,
  contentFolder: string,
  location: SiteLocation | undefined,
): Promise<string> {
  const content = [...(await readFiles(contentFolder, ['**'])), ...(await specialFilesInContent(contentFolder))]
  return hashOf(location?.siteUrl ?? '', await codeVersion(root), ...content)
}
