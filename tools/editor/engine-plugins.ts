import type { Plugin } from 'esbuild'

/** Node modules (files, paths, globs) that the style sheet's packages import but never use for texts in memory. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup(build) {
    build.onResolve({ filter: /^(?:fs|path|url|util|fast-glob|source-map-js)$/ }, ({ path }) => ({
      path,
      namespace: 'none',
    }))
    // One of them is called when its package is loaded.
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = { promisify() {} }' }))
  },
}

/** zod's words in forty languages, most of its weight: our findings are never in its words. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  setup(build) {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: '' }))
  },
}

/** Bundles the JavaScript parser once: one of its users imports its older form, and the script would contain both. */
const oneAcorn: Plugin = {
  name: 'one-acorn',
  setup(build) {
    build.onResolve({ filter: /^acorn$/, namespace: 'file' }, ({ kind, resolveDir, path }) =>
      kind === 'require-call' ? build.resolve(path, { kind: 'import-statement', resolveDir }) : undefined,
    )
  },
}

/** Leaves out what neither the form nor the engine uses. */
export const lighterPlugins: Plugin[] = [withoutLocales, oneAcorn]

export const enginePlugins: Plugin[] = [withoutNode, ...lighterPlugins]
