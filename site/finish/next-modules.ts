/** The version of Next whose pages were looked at for what follows. With another one nothing is stripped until that is done again (docs/decisions/0015). */
export const examinedNextVersion = '16.4.6'

/**
 * Next's own client modules that every page of the app router carries and that do nothing on a page without client
 * components: they route between pages without loading them, catch errors of client components, and mark boundaries.
 */
export const idleNextModules: ReadonlySet<string> = new Set([
  // What Next's router shows when it throws; without the runtime nothing does.
  '[project]/site/app/global-error.tsx',
  ...[
    'esm/client/components/layout-router.js',
    'esm/client/components/render-from-template-context.js',
    'esm/client/components/client-page.js',
    'esm/client/components/client-segment.js',
    'esm/client/components/http-access-fallback/error-boundary.js',
    'esm/lib/framework/boundary-components.js',
    'esm/lib/metadata/generate/icon-mark.js',
  ].map((file) => `[project]/node_modules/next/dist/${file}`),
])
