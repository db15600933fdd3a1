import { type Case } from '../../../tests/support/sites/small-content.ts'

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const fileConsistencyCases: readonly Case[] = [
  {
    title: 'requirements without a file',
    changes: { 'requirements.yaml': null },
    diagnostics: ['requirements.yaml:1:1 - missing-file'],
  },
]
