import { type Case } from '../../tests/support/sites/small-content.ts'

/** Invalid examples for the rules of this folder, and similar valid ones. */
export const imageFileConsistencyCases: readonly Case[] = [
  {
    title: 'a picture of nothing',
    changes: { './images/bowl.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="24"><g/></svg>' },
    diagnostics: ['./images/bowl.svg:1:1 - picture-blank'],
  },
]
