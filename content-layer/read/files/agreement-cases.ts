import { type Case } from '../../../tests/support/small-content.ts'

/** Slips that the rules of this folder tell, and what is fine beside them. */
export const fileCasesOfAgreement: readonly Case[] = [
  {
    title: 'requirements without a file',
    changes: { 'requirements.yaml': null },
    diagnostics: ['requirements.yaml:1:1 - missing-file'],
  },
]
