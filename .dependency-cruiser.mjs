/** Who may import whom, each rule with its reason. */
const rules = [
  { name: 'content-holds-no-code', comment: 'Content is words and pictures; nothing is imported from it or by it.', from: {}, to: { path: '^content/' } },
  {
    name: 'schemas-are-shapes',
    comment: 'Schemas import zod and themselves, so that every part can use them.',
    from: { path: '^schemas/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: ['^schemas/', '^node_modules/zod/'] },
  },
  {
    name: 'blocks-are-looks',
    comment: 'Blocks know shapes and other blocks, never where their data comes from.',
    from: { path: '^blocks/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(?:site|api-client|tests|content)/' },
  },
  {
    name: 'api-client-knows-no-pages',
    comment: 'The client serves screens; it must not depend on them.',
    from: { path: '^api-client/' },
    to: { path: '^(?:blocks|site|content|tests)/' },
  },
  {
    name: 'routes-are-leaves',
    comment: 'A route only chooses a screen; nothing may need a route.',
    from: { pathNot: '^site/app/' },
    to: { path: '^site/app/' },
  },
  {
    name: 'pages-know-documents-only',
    comment: 'Pages read published documents; parsing and checking stay in the build.',
    from: { path: '^site/(?:app|templates)/', pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^site/(?:content-layer|commands|hosting)/',
      pathNot: '^site/content-layer/(?:documents|body|bindings)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'page-script-stays-small',
    comment: 'What runs in the browser imports only pure, small parts.',
    from: { path: '^site/page-script/(?:head|page|period)\\.ts$' },
    to: { pathNot: '^site/(?:page-script|platform)/' },
  },
  {
    name: 'nothing-needs-tests',
    comment: 'Only tests import tests.',
    from: { pathNot: ['^tests/', '\\.test\\.tsx?$', 'test-support\\.ts$', '^site/content-layer/cases/'] },
    to: { path: ['^tests/', '\\.test\\.tsx?$', 'test-support\\.ts$', '^site/content-layer/cases/'] },
  },
  { name: 'no-cycles', comment: 'A cycle has no beginning to read from.', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  { name: 'nothing-unresolved', comment: 'An import that leads nowhere.', from: {}, to: { couldNotResolve: true, pathNot: '\\.generated/|^mdast$' } },
]

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.generated/', '\\.next/', '^tests/bench/peers/', '^site/out/', 'next-env'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
}

export default config
