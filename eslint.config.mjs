import next from 'eslint-config-next/core-web-vitals'
import compat from 'eslint-plugin-compat'

/** Static functions that the compat rule does not know, and the first iOS that has them. */
const tooNew = [
  ['AbortSignal', 'timeout', '16'],
  ['AbortSignal', 'any', '17.4'],
  ['Response', 'json', '17'],
  ['URL', 'canParse', '17'],
  ['URL', 'parse', '18'],
  ['Promise', 'withResolvers', '17.4'],
  ['Promise', 'try', '18.2'],
  ['Array', 'fromAsync', '16.4'],
  ['Object', 'groupBy', '17.4'],
  ['Map', 'groupBy', '17.4'],
].map(([object, property, system]) => ({
  object,
  property,
  message: `iOS has it from ${system} on; package.json's browserslist begins at 15.4.`,
}))

const staticPages = 'Pages are whole files, each with a policy of its own: use plain HTML (decision record 37).'

/** Elements with a URL of the site. */
const siteUrls = [
  'JSXOpeningElement[name.name=/^(a|area|audio|embed|iframe|image|img|link|object|source|track|use|video)$/]',
  "CallExpression[callee.name='createElement'] > Literal:first-child[value=/^(a|img|source|link|iframe|video|audio)$/]",
].map((selector) => ({
  selector,
  message:
    'Use Anchor or Picture, or siteAddress in a place of its own: a site may lie below a path (docs/hosting.md).',
}))

/** Files with tags of their own for addresses. */
const plainTags = [
  'blocks/{anchor,picture}.tsx',
  'site/templates/layout/{document-head,qr-code-image}.tsx',
  'site/shared/notices/status-illustration.tsx',
]

const clock = { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The time is handed in.' }

/** Files that may contain components and hooks. */
const react = ['**/*.tsx', 'site/**/*.ts', 'api-client/queries*.ts', 'blocks/**/*.ts']

/** What runs in a browser or web view. */
const browsers = [
  'api-client/**/*.ts',
  'site/{platform,page-script,sandbox,screens,shared}/**/*.{ts,tsx}',
  'tools/preview/**/*.ts',
  'blocks/**/*.tsx',
]

/** What gives the same result in Node, in a worker and in a browser. */
const pure = ['content-layer/**/*.ts', '{domain,schemas}/**/*.ts', 'site/{render,templates}/**/*.{ts,tsx}']
const looked = [...react, ...browsers, ...pure]

/** @type {import('eslint').Linter.Config[]} */
const config = [
  {
    ignores: [
      '**/node_modules/',
      'out/',
      'out-preview/',
      'out-review/',
      'out*-report/',
      '**/.next/',
      'site/out/',
      'site/.generated/',
      '.cache/',
      '**/next-env.d.ts',
      // They are never displayed.
      'tests/',
      '**/*.test.{ts,tsx}',
    ],
  },
  // Types, and what is wrong in any code, are checked by oxlint, in a tenth of the time (decision 43).
  ...next.map((part) => ({ ...part, ...(part.rules ? { files: react } : part.files ? { files: looked } : {}) })),
  {
    // What runs in a browser or web view uses no API that the oldest ones of package.json's browserslist lack, unless
    // it asks first.
    files: browsers,
    ignores: ['**/test-support.ts', 'tools/preview/overlay-preview.ts'],
    plugins: { compat },
    languageOptions: { globals: compat.configs['flat/recommended'].languageOptions?.globals ?? {} },
    settings: { lintAllEsApis: true },
    rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...tooNew] },
  },
  {
    // The same result in Node, in a worker and in a browser: nothing is taken from around it.
    files: pure,
    ignores: ['**/test-support.ts', 'content-layer/**/*test-cases.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'global', '__dirname', 'performance', 'localStorage'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The time is handed in.' },
        { object: 'Math', property: 'random', message: 'The same input gives the same result.' },
      ],
      'no-restricted-syntax': ['error', clock],
    },
  },
  {
    // What changes to a page without loading it, or loads what the page's policy does not name.
    files: ['blocks/**/*.tsx', 'site/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        ...['next/link', 'next/form', 'next/script', 'next/dynamic', 'next/image'].map((name) => ({
          name,
          message: staticPages,
        })),
        { name: 'next/navigation', importNames: ['useRouter', 'redirect', 'permanentRedirect'], message: staticPages },
      ],
    },
  },
  {
    // Everything that holds an address of the site: it would miss the path below which the site is published.
    files: ['blocks/**/*.tsx', 'site/**/*.tsx'],
    ignores: plainTags,
    rules: { 'no-restricted-syntax': ['error', ...siteUrls] },
  },
  {
    // Of two settings of a rule, ESLint takes the last: these files have both.
    files: ['site/{render,templates}/**/*.tsx'],
    ignores: plainTags,
    rules: { 'no-restricted-syntax': ['error', clock, ...siteUrls] },
  },
  {
    files: react,
    rules: {
      // Pages are plain files: no server could resize pictures, and no client router runs on campaign pages.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      // Whole documents are ours.
      '@next/next/no-head-element': 'off',
    },
    settings: { next: { rootDir: 'site' } },
  },
]

export default config
