import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { hashOf } from '../content-layer/hash.ts'
import { finishExport } from '../hosting/finish-export.ts'
import { prepare } from './prepare.ts'
import { cacheFolder, outFolder, root } from './root.ts'
import { runPackage } from './run-process.ts'

const stampFile = path.join(cacheFolder, 'built-from')

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

async function isBuilt(fingerprint: string): Promise<boolean> {
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  const page = await stat(path.join(outFolder, '404.html')).catch(() => undefined)
  return built === fingerprint && page !== undefined
}

/** Builds the site into `out/`: content check, pages, finishing. False, with the reason printed, when it cannot be done. */
export async function buildSite(knownFingerprint?: string): Promise<boolean> {
  console.log('› Checking content …')
  const fingerprint = knownFingerprint ?? (await inputFingerprint())
  if (!(await prepare())) return false
  console.log('› Building pages …')
  await rm(stampFile, { force: true })
  if (!(await runPackage('next', ['build', 'site']))) return false
  await finishExport(path.join(root, 'site', 'out'), outFolder)
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(stampFile, fingerprint)
  return true
}

/** Builds the site unless what is in `out/` was made from exactly what is here now. */
export async function buildSiteIfChanged(): Promise<boolean> {
  const fingerprint = await inputFingerprint()
  return (await isBuilt(fingerprint)) || buildSite(fingerprint)
}
