import { showInvisible } from '#schemas/invisible-characters.ts'

import type { Diagnostic, DiagnosticText, Language } from './diagnostic.ts'
import { agreementMessages } from '../messages/agreement.ts'
import { blockMessages } from '../messages/blocks.ts'
import { campaignMessages } from '../messages/campaign.ts'
import { claimMessages } from '../messages/claims.ts'
import { dateMessages } from '../messages/dates.ts'
import { factMessages } from '../messages/facts.ts'
import { fieldMessages } from '../messages/fields.ts'
import { fileMessages } from '../messages/files.ts'
import { mdxMessages } from '../messages/mdx.ts'
import { pictureMessages } from '../messages/pictures.ts'
import { publicationMessages } from '../messages/publication.ts'
import { referenceMessages } from '../messages/references.ts'
import { ruleMessages } from '../messages/rules.ts'
import type { Words } from './words.ts'
import { wordingMessages } from '../messages/wording.ts'
import { yamlMessages } from '../messages/yaml.ts'

/** The messages of every kind of diagnostic. The parameter of a message is the type of the diagnostic's details. */
export const messages = {
  ...fileMessages,
  ...yamlMessages,
  ...mdxMessages,
  ...blockMessages,
  ...factMessages,
  ...fieldMessages,
  ...ruleMessages,
  ...dateMessages,
  ...publicationMessages,
  ...campaignMessages,
  ...agreementMessages,
  ...claimMessages,
  ...wordingMessages,
  ...pictureMessages,
  ...referenceMessages,
}

/** What is wrong and what to do, in the reader's language. */
export function describeDiagnostic({ kind, details }: Diagnostic, language: Language): DiagnosticText {
  const row: Words | ((details: never) => Words) = messages[kind]
  // The type of a diagnostic ties its kind to the parameter of this entry.
  const [message, advice] = (typeof row === 'function' ? row(details as never) : row)[language]
  return { message, advice }
}

/**
 * One line per diagnostic: `file:line:column field message → advice`. Line breaks in details are shown as symbols and
 * control characters are neutralized.
 */
export function formatDiagnostic(diagnostic: Diagnostic, language: Language): string {
  const { message, advice } = describeDiagnostic(diagnostic, language)
  const line = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}  ${diagnostic.field}  ${message}  → ${advice}`
  return showInvisible(line.replace(/\r?\n/g, '⏎'))
}
