import type { Plugin } from 'esbuild'

/**
 * What of Node the packages of the style sheet name, and never use on texts in memory: files, their paths, and the
 * search for them.
 */
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
