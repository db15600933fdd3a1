import { campaignId, isDeviceName, monthId, reservedCampaignIds } from '#schemas/ids.ts'
import { screenNames } from '#schemas/screens.ts'

import type { Problem } from '../../diagnostics/diagnostic.ts'
import { detectKindByName } from '../../common/file-kinds.ts'
import { sharedFilePath, type SharedKind } from '../../common/shared-kinds.ts'

/** The role of a file, determined by its path alone. */
export type ContentFile = { path: string } & (
  | { role: 'provider' }
  | { role: 'requirements' }
  | { role: 'words' }
  | { role: 'shared'; kind: SharedKind; name: string }
  | { role: 'month'; month: string }
  | { role: 'plan'; month: string }
  | { role: 'campaign'; month: string; id: string }
  | { role: 'screen' }
  | { role: 'image' }
)

/** The file of a shared text. */
export type SharedFile = Extract<ContentFile, { role: 'shared' }>

const imageEnding = /\.(?:svg|png|jpe?g|webp|avif)$/

/** A file with its role, or the problem with its path. */
type Classified = ContentFile | Problem

/** Classifies a picture. Its name must match the schema of `src`, or no field could refer to it. */
function classifyImage(file: string, names: readonly string[]): Classified {
  if (!imageEnding.test(file.toLowerCase())) return { kind: 'unknown-ending' }
  const isNamed = imageEnding.test(file) && names.every((name) => /^[a-z0-9][a-z0-9.-]*$/.test(name))
  return isNamed ? { path: file, role: 'image' } : { kind: 'bad-image-name' }
}

/** Classifies a file of `campaigns/<month>/`; `names` are those of its folders below that one, and its own. */
function classifyMonthFile(file: string, month: string, names: readonly string[]): Classified {
  const [name = '', ...deeper] = names
  if (!monthId.safeParse(month).success) return { kind: 'bad-month-folder' }
  if (name === 'images' && deeper.length > 0) return classifyImage(file, deeper)
  if (deeper.length > 0) return { kind: 'wrong-place' }
  if (name === 'month.yaml') return { path: file, role: 'month', month }
  if (name === 'plan.csv') return { path: file, role: 'plan', month }
  const [, id = '', ending] = /^(.*)\.(yaml|mdx)$/.exec(name) ?? []
  if (id === '') return { kind: imageEnding.test(name) ? 'wrong-place' : 'unknown-ending' }
  if (reservedCampaignIds.includes(id)) return { kind: 'reserved-id' }
  if (!campaignId.safeParse(id).success) return { kind: 'bad-file-name' }
  if (ending === 'yaml') return { kind: 'fields-in-own-file', details: { file: `${id}.mdx` } }
  return { path: file, role: 'campaign', month, id }
}

function classifyScreen(file: string, fileName: string): Classified {
  if (screenNames.some((screen) => fileName === `${screen}.yaml`)) return { path: file, role: 'screen' }
  return { kind: fileName.endsWith('.yaml') ? 'unknown-screen' : 'unknown-ending' }
}

function classifyShared(file: string, fileName: string): Classified {
  const name = /^([a-z0-9][a-z0-9-]*)\.[a-z]+$/.exec(fileName)?.[1] ?? ''
  const kind = (['note', 'fragment'] as const).find((candidate) => sharedFilePath(candidate, name) === file)
  return kind === undefined ? { kind: 'unknown-ending' } : { path: file, role: 'shared', kind, name }
}

/** Names of files that programs leave behind. */
const leftOver = new RegExp(
  [
    // Backups, office, archive and system files.
    String.raw`(?:\.bak|\.orig|\.tmp|\.swp|~|\.ini|\.lnk|\.xlsx?|\.docx?|\.pptx?|\.zip|\.psd|\.ai|\.txt|\.url)$`,
    // Open files of Office, and what macOS stores beside files.
    String.raw`^~\$|^\._`,
    // Copies: 「bowlのコピー.svg」, `bowl (1).svg`, `bowl copy 2.svg`.
    String.raw`(?:コピー|\(\d+\)| copy(?: \d+)?)\.\w+$`,
  ].join('|'),
  'iu',
)

/** The ending of a text, perhaps as an editor of texts gave it: `.mdx`, `.md`, `.mdx.txt`, `.MDX`, `.yml`. */
const textEnding = /\.(?:(mdx?)|(ya?ml)|csv)(?:\.txt)?$/iu

/** Returns the name that the file of a text should have: `books.mdx` for `Books.md`. */
function correctName(name: string): string {
  if (!textEnding.test(name)) return name
  const corrected = name.replace(textEnding, (_, mdx?: string, yaml?: string) =>
    mdx ? '.mdx' : yaml ? '.yaml' : '.csv',
  )
  return corrected.toLowerCase()
}

/** Returns the role of a file below the content folder, or the problem with its path. `file` has forward slashes. */
export function classifyFile(file: string): Classified {
  const [first = '', ...rest] = file.split('/')
  const name = rest.at(-1) ?? first
  const fix = correctName(name)
  if (fix !== name) return { kind: 'misnamed-file', details: { fix } }
  if (leftOver.test(name)) return { kind: 'left-over-file' }
  const is = detectKindByName(file)
  if (is !== undefined) return { kind: 'foreign-picture', details: { is } }
  if (file.split('/').some(isDeviceName)) return { kind: 'reserved-id' }
  if (file === 'provider.yaml') return { path: file, role: 'provider' }
  if (file === 'requirements.yaml') return { path: file, role: 'requirements' }
  if (file === 'words.yaml') return { path: file, role: 'words' }
  if ((first === 'annotations' || first === 'shared') && rest.length === 1) return classifyShared(file, rest[0] ?? '')
  if (first === 'screens' && rest.length === 1) return classifyScreen(file, rest[0] ?? '')
  if (first === 'images' && rest.length > 0) return classifyImage(file, rest)
  if (first === 'campaigns' && rest.length > 1) return classifyMonthFile(file, rest[0] ?? '', rest.slice(1))
  return { kind: /\.(?:yaml|mdx)$/.test(file) || imageEnding.test(file) ? 'wrong-place' : 'unknown-ending' }
}
