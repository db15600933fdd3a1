import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { hashOf } from '../content-layer/hash.ts'
import { finishExport } from '../finish/finish-export.ts'
import type { PageScripts } from '../page-script/bundle.ts'
import { prepare } from './prepare.ts'
import { cacheFolder, outFolder, previewFolder, root } from './root.ts'
import { runPackage } from './run-process.ts'
import { writeBucketList } from './write-bucket-list.ts'

/** What can be built: where it goes, and the settings it is built with. */
const targets = {
  production: { folder: outFolder, settings: { NEXT_PUBLIC_PREVIEW: '' } },
  preview: { folder: previewFolder, settings: { NEXT_PUBLIC_PREVIEW: '1' } },
} as const

export type Target = keyof typeof targets

function stampFile(target: Target): string {
  return path.join(cacheFolder, `${target}-built-from`)
}

const inputs = [
  'content/**',
  'schemas/**',
  'blocks/**',
  'api-client/**',
  'site/**',
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

async function inputFingerprint(): Promise<string> {
  const files = (await glob(inputs, { cwd: root, dot: true })).sort()
  const parts = await Promise.all(files.map(async (file) => [file, await readFile(path.join(root, file))] as const))
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return hashOf(JSON.stringify(settings.sort()), ...parts.flat())
}

async function isBuilt(target: Target, fingerprint: string): Promise<boolean> {
  const built = await readFile(stampFile(target), 'utf8').catch(() => '')
  const page = await stat(path.join(targets[target].folder, '404.html')).catch(() => undefined)
  return built === fingerprint && page !== undefined
}

function finish(target: Target, scripts: PageScripts): Promise<string> {
  return finishExport({
    exported: path.join(root, 'site', 'out'),
    published: targets[target].folder,
    nextFolder: path.join(root, 'site', '.next'),
    nextPackage: path.join(root, 'node_modules', 'next', 'package.json'),
    scripts,
    apiOrigin: process.env['NEXT_PUBLIC_API_ORIGIN'] ?? '',
    lockfile: path.join(root, 'package-lock.json'),
    storeFolder: path.join(cacheFolder, `finished-${target}`),
  })
}

/** Builds the site into its target's folder: content check, pages, finishing. False, with the reason printed, when it cannot be done. */
export async function buildSite(target: Target, knownFingerprint?: string): Promise<boolean> {
  const { settings } = targets[target]
  console.log('› Checking content …')
  const fingerprint = knownFingerprint ?? (await inputFingerprint())
  const scripts = await prepare()
  if (!scripts) return false
  console.log('› Building pages …')
  await rm(stampFile(target), { force: true })
  if (!(await runPackage('next', ['build', 'site'], { ...settings, BUILD_FINGERPRINT: fingerprint }))) return false
  console.log('› Finishing pages …')
  try {
    console.log(await finish(target, scripts))
    await writeBucketList(targets[target].folder)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(stampFile(target), fingerprint)
  return true
}

/** Builds the site unless what is in its target's folder was made from exactly what is here now. */
export async function buildSiteIfChanged(target: Target): Promise<boolean> {
  const fingerprint = await inputFingerprint()
  return (await isBuilt(target, fingerprint)) || buildSite(target, fingerprint)
}
