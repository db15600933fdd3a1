import type { Annotation } from '#schemas/annotation.ts'
import { campaign as campaignSchema, type CampaignDefinition } from '#schemas/campaign.ts'

import { resolveAnnotations } from './annotations.ts'
import type { BodyNode } from './body.ts'
import { unshownFaults } from './body-uses.ts'
import { monthSpan, periodSpan } from './calendar.ts'
import { campaignFaults } from './campaign-rules.ts'
import { emptyCapFaults } from './caps.ts'
import { checkBlocks } from './check-blocks.ts'
import { collectReferences, type Reference, type References } from './collect.ts'
import { faultIn, type Fault } from './fault.ts'
import { judge } from './judge.ts'
import { parseMdx, type MdxFile } from './parse-mdx.ts'
import { checkYaml, type SharedContent } from './shared-content.ts'
import { placeFaults } from './validate.ts'
import { checkBodyDates, checkDates } from './weekdays.ts'

type TextFile = { file: string; text: string }

/** A campaign's definition with its shared annotations put in. */
export type Definition = Omit<CampaignDefinition, 'annotationLists'> & { annotationLists: Annotation[] }

/** A campaign after its own two files were read: everything but what depends on other files. */
export type CampaignUnit = {
  month: string
  id: string
  definition?: Definition
  body: BodyNode[]
  images: References['images']
  links: References['links']
  faults: Fault[]
}

function missingFile(file: string, wanted: string): Fault {
  return faultIn(file, { kind: 'missing-file', details: { file: wanted } })
}

/** The body as it was read; one that takes too long says nothing but that. */
function readBody({ file, text }: TextFile): MdxFile {
  const nothing = { body: [], texts: [], links: [], slippedIn: () => new Set<string>(), placeOf: () => ({ line: 1, column: 1 }) }
  return judge<MdxFile>(
    file,
    () => parseMdx(file, text),
    (fault) => ({ ...nothing, faults: [fault] }),
  )
}

/** Reads a campaign's YAML and MDX together. Pure: texts in, data and faults out. */
export function readCampaign(
  { month, id, yaml, mdx }: { month: string; id: string; yaml?: TextFile | undefined; mdx?: TextFile | undefined },
  shared: SharedContent,
): CampaignUnit {
  const faults: Fault[] = []
  const unit: CampaignUnit = { month, id, body: [], images: [], links: [], faults }
  const parsed = mdx && readBody(mdx)
  faults.push(...(parsed?.faults ?? []))
  if (mdx && parsed?.body.length === 0 && parsed.faults.length === 0) faults.push(faultIn(mdx.file, { kind: 'body-empty' }))
  if (!yaml) return mdx ? { ...unit, faults: [...faults, missingFile(mdx.file, `${id}.yaml`)] } : unit
  if (!mdx) faults.push(missingFile(yaml.file, `${id}.mdx`))

  const { data: definition, faults: yamlFaults, yaml: document } = checkYaml(yaml.file, yaml.text, campaignSchema)
  faults.push(...yamlFaults)
  const near = definition ? periodSpan(definition.period) : monthSpan(month)
  if (mdx && parsed && parsed.body.length > 0) faults.push(...checkBodyDates(mdx.file, mdx.text, near))
  if (!definition || !shared.provider) {
    const blocks = mdx && parsed && checkBlocks(mdx.file, parsed, undefined, `${id}.yaml`)
    faults.push(...(blocks?.faults ?? []))
    return { ...unit, images: blocks?.references.flatMap(({ images }) => images) ?? [] }
  }
  const { baseRate } = shared.provider
  const source = { ...definition, baseRate }
  const { placeOf } = document
  faults.push(...placeFaults(yaml.file, campaignFaults(definition, month, baseRate), placeOf))

  // In a body with slips of its own, a block may be meant that was not understood.
  if (mdx && parsed?.faults.length === 0 && parsed.body.length > 0) {
    faults.push(...placeFaults(yaml.file, unshownFaults(source, parsed.body, `${id}.mdx`), placeOf))
  }

  const own = collectReferences(yaml.file, campaignSchema, definition, placeOf)
  faults.push(...checkDates(own.texts, near), ...emptyCapFaults(definition, yaml, placeOf))
  const references = [own]
  if (mdx && parsed) {
    const blocks = checkBlocks(mdx.file, parsed, source, `${id}.yaml`)
    const inBody = (texts: typeof parsed.texts): Reference[] => texts.map((text) => ({ ...text, file: mdx.file, field: '-' }))
    faults.push(...blocks.faults)
    references.push(...blocks.references, { images: [], links: inBody(parsed.links), texts: inBody(parsed.texts) })
  }
  const texts = references.flatMap((found) => found.texts)
  const { annotations, faults: annotationFaults } = resolveAnnotations(yaml.file, definition.annotationLists, shared.annotations, texts, placeOf)
  faults.push(...annotationFaults)
  return {
    ...unit,
    definition: { ...definition, annotationLists: annotations },
    body: parsed?.body ?? [],
    images: references.flatMap((found) => found.images),
    links: references.flatMap((found) => found.links),
  }
}
