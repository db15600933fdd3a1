import { type Case } from '../../tests/support/small-content.ts'

/** Slips that the rules of this folder tell, and what is fine beside them. */
export const pictureCasesOfAgreement: readonly Case[] = [
  {
    title: 'a picture of nothing',
    changes: { './images/bowl.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><g/></svg>' },
    diagnostics: ['./images/bowl.svg:1:1 - picture-blank'],
  },
]
