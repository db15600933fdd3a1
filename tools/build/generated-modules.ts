import path from 'node:path'

import { writeIfChanged } from '../content/publish.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'

const folder = path.resolve(import.meta.dirname, '..', '..', 'site', '.generated')

/** The module that notifies screens in development of a new version of the content. */
export const versionFile = path.join(folder, 'content-version.ts')

export const diagnosticsFile = path.join(folder, 'content-diagnostics.ts')
export const scriptsFile = path.join(folder, 'page-scripts.ts')

/** Writes the diagnostics that screens show in development, one formatted line each. */
export function writeDiagnosticsModule(diagnostics: readonly string[]): void {
  writeIfChanged(
    diagnosticsFile,
    `export const contentDiagnostics: readonly string[] = ${JSON.stringify(diagnostics)}\n`,
  )
}

/** Writes the scripts that are inlined into every screen. */
export function writeScriptsModule(scripts: PageScripts): void {
  writeIfChanged(scriptsFile, `export const pageScripts = ${JSON.stringify(scripts)}\n`)
}
