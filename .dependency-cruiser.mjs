/** The folders of each package in layers, lowest first: each may import those of its own layer and below. */
const layers = {
  'content-layer': [
    ['common'],
    ['diagnostics'],
    ['source'],
    ['images', 'placeholders', 'plan'],
    ['entries'],
    ['schedule'],
    ['rules'],
    ['mdx'],
    ['load'],
    ['documents'],
    ['diff', 'scaffold'],
  ],
  site: [
    ['documents', 'phrases', 'platform', 'sandbox'],
    ['page-script'],
    ['templates'],
    ['shared'],
    ['screens'],
    ['render', 'app'],
  ],
  'tools/shared': [['files', 'processes', 'settings'], ['bundling']],
  editor: [
    ['formats'],
    ['form'],
    ['engine'],
    ['images', 'preview'],
    ['fields', 'dialogs', 'sveltia-patches'],
    ['session'],
    ['entries'],
    ['headings', 'leaving'],
    ['new-entries', 'open-form', 'saving'],
    ['live-preview'],
  ],
  'site/shared': [['context'], ['actions', 'open-app', 'stage'], ['notices'], ['islands', 'queries'], ['page']],
  tools: [
    ['shared'],
    ['images', 'output-folder', 'preview', 'styles'],
    ['content'],
    ['hosting', 'scaffold'],
    ['build'],
    ['approvals', 'archive', 'dev', 'editor', 'verify'],
    ['compare'],
    ['review'],
    ['commands'],
  ],
}

const layerRules = Object.entries(layers).flatMap(([folder, stack]) =>
  stack.slice(0, -1).map((modules, layer) => ({
    name: `${folder}-${modules.join('-')}-below-the-rest`,
    comment: 'A folder can be read and tested without those above it: no import leads to a higher layer.',
    from: { path: `^${folder}/(?:${modules.join('|')})/`, pathNot: ['\\.test\\.tsx?$', 'test-cases\\.ts$'] },
    to: {
      path: `^${folder}/(?:${stack
        .slice(layer + 1)
        .flat()
        .join('|')})/`,
    },
  })),
)

/** Who may import whom, each rule with its reason. */
const rules = [
  ...layerRules,
  {
    name: 'content-holds-no-code',
    comment: 'Content is words and pictures; nothing is imported from it or by it.',
    from: {},
    to: { path: '^content/' },
  },
  {
    name: 'domain-stands-alone',
    comment: 'What is reckoned alike everywhere imports nothing, so that the smallest script can hold it.',
    from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: ['^domain/'] },
  },
  {
    name: 'schemas-are-shapes',
    comment: 'Schemas import zod, themselves and what is reckoned below them, so that every part can use them.',
    from: { path: '^schemas/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: ['^schemas/', '^domain/', '^node_modules/zod/'] },
  },
  {
    name: 'blocks-are-looks',
    comment: 'Blocks know shapes and other blocks, never where their data comes from.',
    from: { path: '^blocks/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(?:site|tools|api-client|tests|content)/' },
  },
  {
    name: 'content-layer-knows-no-site',
    comment:
      'Content in, documents and diagnostics out: what is made of them, and by which command, is none of its business.',
    from: { path: '^content-layer/', pathNot: ['\\.test\\.ts$', 'test-cases\\.ts$'] },
    to: { path: '^(?:site|tools|api-client|tests)/' },
  },
  {
    name: 'content-layer-is-pure',
    comment:
      'It runs in Node, in workers and in browsers with the same result: files, pictures, caches and the time are handed in.',
    from: { path: '^content-layer/', pathNot: ['\\.test\\.ts$', 'test-cases\\.ts$'] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'content-layer-uses-what-runs-anywhere',
    comment: 'These packages need nothing of Node.',
    from: { path: '^content-layer/', pathNot: ['\\.test\\.ts$', 'test-cases\\.ts$'] },
    to: {
      path: '^node_modules/',
      pathNot:
        '^node_modules/(?:@noble/hashes|csv-parse|diff|fastest-levenshtein|remark-cjk-friendly|remark-mdx|remark-parse|saxes|unified|vfile-message|yaml|zod)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'pages-are-rendered-anywhere',
    comment: 'A preview beside an editor is the page itself: what renders content pages needs no Node.',
    from: { path: '^(?:blocks|domain|schemas|site/(?:templates|render|phrases))/', pathNot: '\\.test\\.tsx?$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'api-client-knows-no-pages',
    comment: 'The client serves screens; it must not depend on them.',
    from: { path: '^api-client/' },
    to: { path: '^(?:blocks|site|tools|content|tests)/' },
  },
  {
    name: 'client-is-small',
    comment:
      'A page carries the client and its calls only: shapes, with zod, come when a call is made, and React only with the queries.',
    from: { path: '^api-client/(?!sandbox/|queries\\.ts$)', pathNot: '\\.test\\.ts$' },
    to: {
      path: ['^node_modules/(?!loglevel/)', '^schemas/api/', '^api-client/sandbox/'],
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  },
  {
    name: 'pages-carry-their-calls-only',
    comment:
      'The list of all calls is for the sandbox, the documents and the tests; a page imports the calls that it makes.',
    from: { pathNot: ['^api-client/sandbox/', '^tools/api-documents/', '^tests/', '\\.test\\.tsx?$'] },
    to: { path: '^api-client/calls/all-calls\\.ts$' },
  },
  {
    name: 'site-knows-no-tools',
    comment:
      'What visitors get is made by the tools and needs none of them, so that an edit of a tool makes no page anew.',
    from: { path: '^site/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^tools/' },
  },
  {
    name: 'screens-stand-alone',
    comment: 'What two screens need belongs to all: site/shared or site/platform.',
    from: { path: '^site/screens/([^/]+)/' },
    to: { path: '^site/screens/', pathNot: '^site/screens/$1/' },
  },
  {
    name: 'sandbox-stays-out-of-pages',
    comment:
      'The sandbox stands in for the server in development, previews and tests; no production page may hold it (D19).',
    from: {
      pathNot: [
        '^api-client/sandbox/',
        '^site/sandbox/',
        '^tools/(?:api-documents|commands|hosting|preview|review)/',
        '^tests/',
        '\\.test\\.tsx?$',
      ],
    },
    to: { path: '^api-client/sandbox/' },
  },
  {
    name: 'records-stay-out-of-pages',
    comment:
      'Who approved what, and the archive, are about the site and no part of it; nothing published may need them.',
    from: { pathNot: ['^tools/(?:approvals|archive|compare|review|commands)/', '^tests/', '\\.test\\.tsx?$'] },
    to: { path: '^tools/(?:approvals|archive)/' },
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
    from: { path: '^site/', pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^content-layer/',
      pathNot: '^content-layer/(?:documents/document-(?:files|types)|entries/(?:body|fill-props)|common/routes)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'reviews-are-made-beside-pages',
    comment: 'A review looks at pages from outside; nothing that makes one may need it.',
    from: { pathNot: ['^tools/(?:compare|review|commands)/', '^tests/', '\\.test\\.tsx?$'] },
    to: { path: '^tools/(?:compare|review)/' },
  },
  {
    name: 'page-script-stays-small',
    comment: 'What runs in front of React imports only pure, small parts.',
    from: {
      path: '^site/(?:page-script|platform)/',
      pathNot: ['\\.test\\.tsx?$', 'test-support\\.ts$'],
    },
    to: {
      pathNot: [
        '^site/(?:page-script|platform)/',
        '^site/phrases/phrase-markup\\.ts$',
        '^site/error-page-texts\\.ts$',
        '^api-client/request-init\\.ts$',
        '^domain/time/(?:describe-period-status|month-status|period-status|spans|japan-time)\\.ts$',
        '^domain/(?:text/invisible-character-class|money/(?:estimate-bar|points|parse-yen))\\.ts$',
        // The bundler includes only the function that formats a number.
        '^blocks/format\\.ts$',
      ],
    },
  },
  {
    name: 'editor-knows-no-tools',
    comment: 'The editor runs in a browser; tools bundle it, and hand in what only they can make.',
    from: { path: '^editor/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(?:tools|api-client|tests|content)/' },
  },
  {
    name: 'editor-renders-pages-only',
    comment: 'It shows pages as they are made from documents; screens are made by Next.',
    from: { path: '^editor/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^site/(?!documents/|render/|templates/|page-script/)' },
  },
  {
    name: 'editor-runs-in-browsers',
    comment: 'Neither its worker nor its page has Node.',
    from: { path: '^editor/', pathNot: '\\.test\\.tsx?$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'nothing-needs-the-editor',
    comment: 'The site and its check are whole without it; only what bundles it may import it.',
    from: { pathNot: ['^editor/', '^tools/(?:editor|dev|commands)/', '^tests/', '\\.test\\.tsx?$'] },
    to: { path: '^editor/' },
  },
  {
    name: 'nothing-needs-tests',
    comment: 'Only tests import tests.',
    from: {
      pathNot: [
        '^(?:playwright|vitest)\\.config\\.ts$',
        '^tests/',
        '\\.test\\.tsx?$',
        'test-support\\.ts$',
        '^content-layer/.*test-cases\\.ts$',
      ],
    },
    to: { path: ['^tests/', '\\.test\\.tsx?$', 'test-support\\.ts$', '^content-layer/.*test-cases\\.ts$'] },
  },
  {
    name: 'no-cycles',
    comment: 'A cycle has no beginning to read from.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-cycles-of-types',
    comment: 'Every module is read from the top down; types that two of them need are in a file of their own.',
    from: { path: '^(?:api-client|blocks|content-layer|domain|editor|schemas|site|tools)/' },
    to: { circular: true },
  },
  {
    name: 'nothing-unresolved',
    comment:
      'An import that leads nowhere. Packages of mutations are installed by `npm run test:extended -- mutations` alone.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\.generated/|^mdast$|^@stryker-mutator/' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['\\.generated/', '\\.next/', '^tests/bench/(?:page-peers|screens/vite-app)/', '^site/out/', 'next-env'],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
}

export default config
