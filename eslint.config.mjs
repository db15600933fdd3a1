import next from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'

/** @type {import('eslint').Linter.Config[]} */
const config = [
  { ignores: ['**/node_modules/', 'out/', '**/.next/', 'site/out/', 'site/.generated/', '.cache/', '**/next-env.d.ts', 'tests/bench/peers/'] },
  ...next,
  ...tseslint.configs.strictTypeChecked.map((part) => ({ ...part, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Numbers and paths read well in templates; objects do not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `_name` says that a prop is taken out on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    rules: {
      // Pages are plain files: no server could resize pictures, and no client router runs on campaign pages.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
    },
    settings: { next: { rootDir: 'site' } },
  },
]

export default config
