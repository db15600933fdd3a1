import { existsSync } from 'node:fs'

import {
  diagnosticsFile,
  scriptsFile,
  versionFile,
  writeDiagnosticsModule,
  writeScriptsModule,
} from '#tools/build/generated-modules.ts'
import { emptyPageScripts } from '#site/page-script/page-scripts.ts'
import { writeIfChanged } from '#tools/content/publish.ts'

/**
 * Writes the modules of the site that no build has written yet, without content: types and rules of code can then be
 * checked in a new clone, whether a build has run or not.
 */
export function writeMissingModules(): void {
  if (!existsSync(diagnosticsFile)) writeDiagnosticsModule([])
  if (!existsSync(scriptsFile)) writeScriptsModule(emptyPageScripts)
  if (!existsSync(versionFile)) writeIfChanged(versionFile, "export const contentVersion = ''\n")
}
