import { FlightError, readFlight, usesOfFlight } from './flight.ts'
import { attributeOf, elementsBelow, isComment, nodesBelow, textOf, type Document, type Element } from './html.ts'
import type { ClientManifest, NextBuild } from './next-build.ts'
import { examinedNextVersion, idleNextModules } from './next-modules.ts'

/** Scripts of a page by what they are for, or `unknown`. */
export type ScriptKind = 'page' | 'chunk' | 'bootstrap' | 'flight' | 'unknown'

/** The inline scripts that the layout writes, as text. */
export type OwnScripts = ReadonlySet<string>

type Context = { manifest: ClientManifest; build: NextBuild; ownScripts: OwnScripts }

const bootstrap = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^{}<>]*\})\);?$/
const flightPush = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/

/** What a flight script pushes: nothing yet, or a part of the rows. Undefined where it is no flight script, or one of another kind. */
function flightPart(text: string): string | undefined {
  const [, json] = flightPush.exec(text) ?? []
  if (json === undefined) return undefined
  try {
    const value: unknown = JSON.parse(json)
    if (!Array.isArray(value)) return undefined
    const [kind, part, ...rest] = value as unknown[]
    if (kind === 0 && part === undefined) return ''
    return kind === 1 && typeof part === 'string' && rest.length === 0 ? part : undefined
  } catch {
    return undefined
  }
}

const knownChunks = new WeakMap<ClientManifest, ReadonlySet<string>>()

function chunksOf({ manifest, build }: Context): ReadonlySet<string> {
  const known = knownChunks.get(manifest)
  if (known) return known
  const entries = Object.values(manifest.entryJSFiles).flat()
  const modules = Object.values(manifest.clientModules).flatMap(({ chunks }) => chunks)
  const chunks = new Set([...build.commonScripts, ...entries.map((file) => `${build.basePath}/_next/${file}`), ...modules])
  knownChunks.set(manifest, chunks)
  return chunks
}

/** What a script is. Only what is known word for word, or has the exact form that Next writes, is anything but unknown. */
export function kindOfScript(script: Element, context: Context): ScriptKind {
  const source = attributeOf(script, 'src')
  if (source !== undefined) return chunksOf(context).has(source) ? 'chunk' : 'unknown'
  const text = textOf(script)
  if (context.ownScripts.has(text)) return 'page'
  if (attributeOf(script, 'type') !== undefined) return 'unknown'
  if (bootstrap.test(text)) return 'bootstrap'
  return flightPart(text) === undefined ? 'unknown' : 'flight'
}

function scriptReasons(scripts: readonly Element[], context: Context): string[] {
  return scripts
    .filter((script) => kindOfScript(script, context) === 'unknown')
    .map((script) => `an unknown script: ${attributeOf(script, 'src') ?? textOf(script).slice(0, 60)}`)
}

function manifestReasons({ manifest }: Context): string[] {
  return Object.keys(manifest.clientModules)
    .filter((module) => !idleNextModules.has(module))
    .map((module) => `a client module: ${module}`)
}

/** React's marks of a part that is still to come, or that failed and is to be made in the browser. */
const pendingMarks: ReadonlySet<string> = new Set(['$?', '$!', '$~'])

function suspenseReasons(document: Document): string[] {
  const nodes = nodesBelow(document)
  const marks = nodes.filter(isComment).filter(({ data }) => pendingMarks.has(data))
  const holes = nodes.filter((node): node is Element => 'tagName' in node && /^[BSP]:/.test(attributeOf(node, 'id') ?? ''))
  return marks.length + holes.length > 0 ? ['a pending Suspense boundary'] : []
}

function flightReasons(scripts: readonly Element[], { manifest }: Context): string[] {
  const names = new Map(Object.entries(manifest.clientModules).map(([name, { id }]) => [id, name]))
  try {
    const text = scripts.map((script) => flightPart(textOf(script)) ?? '').join('')
    if (text === '') return ['no flight data']
    const { modules, missing } = usesOfFlight(readFlight(text))
    const active = modules.map((id) => names.get(id) ?? `number ${id}`).filter((name) => !idleNextModules.has(name))
    return [...active.map((name) => `a client module in the flight data: ${name}`), ...missing.map((id) => `a part that never came: ${id}`)]
  } catch (error) {
    if (error instanceof FlightError) return [`flight data of an unknown form: ${error.message}`]
    throw error
  }
}

/**
 * Why a page may need Next and React in the browser; empty where it is proved, twice and independently, that it does
 * not: by the manifest of what its route could load, and by the flight data that the page itself carries.
 */
export function reasonsToKeep(document: Document, context: Context): string[] {
  const { version } = context.build
  if (version !== examinedNextVersion) return [`Next ${version} was not looked at, only ${examinedNextVersion}`]
  const scripts = elementsBelow(document).filter(({ tagName }) => tagName === 'script')
  const reasons = [...manifestReasons(context), ...scriptReasons(scripts, context), ...suspenseReasons(document), ...flightReasons(scripts, context)]
  return [...new Set(reasons)]
}
