import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

import { z } from 'zod'

const clientManifestShape = z.object({
  clientModules: z.record(z.string(), z.object({ id: z.number(), chunks: z.array(z.string()) })),
  entryJSFiles: z.record(z.string(), z.array(z.string())),
})

const buildManifestShape = z.object({ rootMainFiles: z.array(z.string()), polyfillFiles: z.array(z.string()) })
const prerenderShape = z.object({ routes: z.record(z.string(), z.object({ srcRoute: z.string().nullable() })) })
const routesShape = z.record(z.string(), z.string())

export type ClientManifest = z.infer<typeof clientManifestShape>

/** What Next wrote down of its build, as far as the proof needs it. */
export type NextBuild = {
  version: string
  /** The path below which the site is published; empty at the root of a host. */
  basePath: string
  /** Scripts that every page loads, as addresses. */
  commonScripts: ReadonlySet<string>
  /** The client modules that a page's route could use; undefined where Next does not know the page. */
  manifestFor: (page: string) => Promise<ClientManifest | undefined>
}

async function readJson<Shape extends z.ZodType>(file: string, shape: Shape): Promise<z.infer<Shape>> {
  return shape.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** The manifest is a script that puts itself into a global object; it is run where nothing else is. */
async function readClientManifest(folder: string, entry: string): Promise<ClientManifest> {
  const file = path.join(folder, 'server', 'app', ...`${entry}_client-reference-manifest.js`.split('/'))
  const sandbox: Record<string, unknown> = {}
  runInNewContext(`globalThis.globalThis = globalThis;${await readFile(file, 'utf8')}`, sandbox)
  return z.record(z.string(), clientManifestShape).parse(JSON.parse(JSON.stringify(sandbox['__RSC_MANIFEST'])))[entry] ?? fail(entry, file)
}

function fail(entry: string, file: string): never {
  throw new Error(`${file} says nothing of ${entry}`)
}

/** The route that Next knows a published page by: `/jp/lending` for `jp/lending/index.html`. */
export function routeOfPage(page: string): string {
  if (page === '404.html') return '/_not-found'
  return `/${page.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}

/**
 * Reads Next's manifests below its build folder.
 * @throws Error where one is missing or says something else than this version of Next writes
 */
export async function readNextBuild(folder: string, packageFile: string): Promise<NextBuild> {
  const { version } = await readJson(packageFile, z.object({ version: z.string() }))
  const { basePath } = await readJson(path.join(folder, 'routes-manifest.json'), z.object({ basePath: z.string() }))
  const { routes } = await readJson(path.join(folder, 'prerender-manifest.json'), prerenderShape)
  const { rootMainFiles, polyfillFiles } = await readJson(path.join(folder, 'build-manifest.json'), buildManifestShape)
  const entries = new Map(
    Object.entries(await readJson(path.join(folder, 'app-path-routes-manifest.json'), routesShape)).map(([entry, route]) => [route, entry]),
  )
  const read = new Map<string, Promise<ClientManifest>>()
  async function manifestFor(page: string): Promise<ClientManifest | undefined> {
    const route = routeOfPage(page)
    const entry = entries.get(routes[route]?.srcRoute ?? route)
    if (entry === undefined) return undefined
    const known = read.get(entry) ?? readClientManifest(folder, entry)
    read.set(entry, known)
    return known
  }
  const commonScripts = new Set([...rootMainFiles, ...polyfillFiles].map((file) => `${basePath}/_next/${file}`))
  return { version, basePath, commonScripts, manifestFor }
}
