import { runQuietly, type Step } from './run-steps.ts'

const sources = ['domain', 'schemas', 'blocks', 'content-layer', 'api-client', 'site', 'editor', 'tools', 'tests']

/** The compiler's errors, and the lint rules that need types: one program of all files serves both. */
export const types: Step = { name: 'Types, and rules of types', run: () => runQuietly('oxlint', []) }

/** Rules of React, of pages and of old browsers. Looks at changed files only; other results are cached. */
export const lint: Step = {
  name: 'Lint',
  run: () => runQuietly('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']),
}

/**
 * Words of code, comments and documents that the field has another term for (`cspell.json`). An exception is a comment
 * `cspell:ignore WORD` with its reason.
 */
export const vocabulary: Step = {
  name: 'Vocabulary',
  run: () => runQuietly('cspell', ['lint', '--no-progress', '--no-summary']),
}

export const format: Step = {
  name: 'Format',
  run: () => runQuietly('oxfmt', ['--check']),
}

export const importRules: Step = {
  name: 'Who may import whom',
  run: () => runQuietly('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources]),
}

export const deadCode: Step = { name: 'Dead code', run: () => runQuietly('knip', ['--no-progress']) }

/** Finds code that only tests use, which is dead as well. */
export const deadCodeInProduction: Step = {
  name: 'Dead code in production',
  run: () => runQuietly('knip', ['--production', '--no-progress']),
}
