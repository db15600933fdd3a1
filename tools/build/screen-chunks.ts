// Which modules of the screens share a chunk, so that a visitor who goes from screen to screen loads each part once.
import { realpathSync } from 'node:fs'
import path from 'node:path'

import { normalizePath, type Rolldown } from 'vite'

const root = path.resolve(import.meta.dirname, '..', '..')

/**
 * Returns a test for the modules at these files and folders of the project.
 * @throws Error that names a path if it does not exist, so that no group loses a renamed file unnoticed
 */
function listModules(...paths: readonly string[]): (id: string) => boolean {
  const existing = paths.map((name) => normalizePath(realpathSync(path.join(root, name))))
  return (id) => existing.some((name) => id === name || id.startsWith(`${name}/`))
}

const isZod = /node_modules[\\/]zod[\\/]/
const isResponseSchema = listModules('schemas/api', 'schemas/no-code-generation.ts')
const isAction = listModules('site/shared/stage', 'site/shared/actions')
const isActionButton = listModules('site/shared/actions/action-button.tsx')

export const reactChunk = 'react'
export const schemasChunk = 'schemas'

/** The shared chunks. None contains code for one screen only; a screen also loads the bundler's 0.4 kB. */
export const screenChunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: reactChunk,
    test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/,
    priority: 4,
  },
  // Without their dependencies, such as enumerations: screens need those before a response arrives.
  {
    name: schemasChunk,
    test: (id) => isZod.test(id) || isResponseSchema(id),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // What only the screens below /examples/ share, without its dependencies, which most screens need. Other screens import
  // only types from document-types.ts.
  {
    name: 'examples',
    test: listModules(
      'site/shared/page/diagnostics-panel.tsx',
      'site/shared/queries/use-calendar.ts',
      'content-layer/documents/document-types.ts',
    ),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Only entering and inviting need it. Without its dependencies, which most screens need.
  {
    name: 'actions',
    test: (id) => isAction(id) && !isActionButton(id),
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    test: /[\\/](?:site|blocks|api-client|domain|content-layer|schemas)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
]
