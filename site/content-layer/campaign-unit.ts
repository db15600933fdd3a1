import type { Annotation } from '#schemas/annotation.ts'
import type { Fact } from '#schemas/facts.ts'
import { campaign as campaignSchema, type CampaignDefinition } from '#schemas/campaign.ts'

import { resolveAnnotations } from './annotations.ts'
import type { BodyNode } from './body.ts'
import { unshownDiagnostics } from './body-uses.ts'
import { campaignDiagnostics } from './campaign-rules.ts'
import { emptyCapDiagnostics } from './caps.ts'
import { checkBlocks } from './check-blocks.ts'
import { collectReferences, type Reference, type References } from './collect.ts'
import { diagnosticIn, type Diagnostic } from './diagnostic.ts'
import { factsOfMonth, factsOfProvider, takenFacts } from './facts/derive-facts.ts'
import type { Facts } from './facts/fact.ts'
import { placeStatements, type Stated } from './facts/fill-text.ts'
import { entryDiagnostics } from './entry-words.ts'
import { guardParsing } from './guard-parsing.ts'
import { parseMdx, type MdxFile } from './parse-mdx.ts'
import { checkYaml, withoutConsequences, type SharedContent } from './shared-content.ts'
import { locateDiagnostics } from './validate.ts'

type TextFile = { file: string; text: string }

/** A campaign's definition with its shared annotations resolved. */
export type Definition = Omit<CampaignDefinition, 'annotationLists'> & { annotationLists: Annotation[] }

/** A campaign read from its own two files: everything that does not depend on other files. */
export type CampaignUnit = {
  month: string
  id: string
  definition?: Definition
  body: BodyNode[]
  images: References['images']
  links: References['links']
  /** The facts that its sentences can state, and those that they do, by file and place. */
  facts?: [name: string, Fact][]
  statements?: Stated[]
  diagnostics: Diagnostic[]
}

function missingFile(file: string, wanted: string): Diagnostic {
  return diagnosticIn(file, { kind: 'missing-file', details: { file: wanted } })
}

/** Reads the body. One that exceeds a limit yields that diagnostic only. */
function readBody({ file, text }: TextFile, facts: Facts | undefined): MdxFile {
  const nothing = {
    body: [],
    texts: [],
    links: [],
    stated: [],
    refusedProperties: () => new Set<string>(),
    positionOf: () => ({ line: 1, column: 1 }),
  }
  return guardParsing<MdxFile>(
    file,
    () => parseMdx(file, text, facts),
    (diagnostic) => ({ ...nothing, diagnostics: [diagnostic] }),
  )
}

/** Reads a campaign's YAML and MDX together. Pure: texts in, data and diagnostics out. */
export function readCampaign(
  { month, id, yaml, mdx }: { month: string; id: string; yaml?: TextFile | undefined; mdx?: TextFile | undefined },
  shared: SharedContent,
): CampaignUnit {
  const diagnostics: Diagnostic[] = []
  const unit: CampaignUnit = { month, id, body: [], images: [], links: [], diagnostics }
  const given = new Map([...factsOfProvider(shared.provider), ...factsOfMonth(month)])
  const read = yaml && checkYaml(yaml.file, yaml.text, campaignSchema, given)
  const parsed = mdx && readBody(mdx, read?.facts)
  const ofBody = parsed?.diagnostics ?? []
  diagnostics.push(...(read?.data ? ofBody : withoutConsequences(ofBody)))
  if (mdx && parsed?.body.length === 0 && parsed.diagnostics.length === 0)
    diagnostics.push(diagnosticIn(mdx.file, { kind: 'body-empty' }))
  if (!yaml || !read)
    return mdx ? { ...unit, diagnostics: [...diagnostics, missingFile(mdx.file, `${id}.yaml`)] } : unit
  if (!mdx) diagnostics.push(missingFile(yaml.file, `${id}.mdx`))

  const { data: definition, diagnostics: yamlDiagnostics, yaml: document, facts = new Map<string, Fact>() } = read
  diagnostics.push(...yamlDiagnostics)
  const taken = takenFacts(read.raw, facts)
  diagnostics.push(...locateDiagnostics(yaml.file, taken, document.positionOf))
  if (!definition || !shared.provider) {
    const blocks = mdx && parsed && checkBlocks(mdx.file, parsed, undefined, `${id}.yaml`)
    diagnostics.push(...(blocks?.diagnostics ?? []))
    return { ...unit, images: blocks?.references.flatMap(({ images }) => images) ?? [] }
  }
  const { baseRate } = shared.provider
  const source = { ...definition, baseRate }
  const { positionOf } = document
  diagnostics.push(...locateDiagnostics(yaml.file, campaignDiagnostics(definition, month, baseRate), positionOf))

  // A body with diagnostics of its own may contain a block that could not be parsed.
  if (mdx && parsed?.diagnostics.length === 0 && parsed.body.length > 0) {
    diagnostics.push(...locateDiagnostics(yaml.file, unshownDiagnostics(source, parsed.body, `${id}.mdx`), positionOf))
  }

  const own = collectReferences(yaml.file, campaignSchema, definition, positionOf)
  const emptyCap = emptyCapDiagnostics(definition, yaml, positionOf)
  diagnostics.push(...emptyCap, ...entryDiagnostics(definition, own.texts))
  const references = [own]
  if (mdx && parsed) {
    const blocks = checkBlocks(mdx.file, parsed, source, `${id}.yaml`)
    const inBody = (texts: typeof parsed.texts): Reference[] =>
      texts.map((text) => ({ ...text, file: mdx.file, field: '-' }))
    diagnostics.push(...blocks.diagnostics)
    references.push(...blocks.references, { images: [], links: inBody(parsed.links), texts: inBody(parsed.texts) })
  }
  const texts = references.flatMap((found) => found.texts)
  const {
    annotations,
    statements: ofNotes,
    diagnostics: annotationDiagnostics,
  } = resolveAnnotations(yaml.file, definition.annotationLists, shared.annotations, texts, positionOf, facts)
  diagnostics.push(...annotationDiagnostics)
  return {
    ...unit,
    diagnostics: emptyCap.length > 0 ? withoutConsequences(diagnostics) : diagnostics,
    definition: { ...definition, annotationLists: annotations },
    body: parsed?.body ?? [],
    images: references.flatMap((found) => found.images),
    links: references.flatMap((found) => found.links),
    facts: [...facts],
    statements: [
      ...placeStatements(yaml.file, [...read.statements, ...ofNotes], positionOf),
      ...(mdx && parsed ? parsed.stated.map((stated) => ({ file: mdx.file, ...stated })) : []),
    ],
  }
}
