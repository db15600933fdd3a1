import type { Annotation } from '#schemas/annotation.ts'
import type { Fact } from '#schemas/facts.ts'
import { campaign as campaignSchema, type CampaignDefinition } from '#schemas/campaign.ts'

import { resolveAnnotations } from './annotations.ts'
import type { BodyNode } from './body.ts'
import { unshownDiagnostics } from './body-uses.ts'
import { periodSpan } from './calendar.ts'
import { campaignDiagnostics } from './rules/campaign.ts'
import { emptyCapDiagnostics } from './rules/caps.ts'
import { checkBlocks } from './check-blocks.ts'
import { collectReferences, type Reference, type References } from './collect.ts'
import { diagnosticIn, type Diagnostic, type Position } from './diagnostic.ts'
import { factsOfMonth, factsOfProvider, takenFacts } from './facts/derive-facts.ts'
import type { Facts } from './facts/fact.ts'
import { placeStatements, type Stated, type Statement } from './facts/fill-text.ts'
import { hashOf } from './hash.ts'
import {
  claimDiagnostics,
  foldedDiagnostics,
  premiumDiagnostics,
  urgencyDiagnostics,
  urgentTexts,
  type Words,
} from './rules/claims.ts'
import { completenessDiagnostics, subjectsOf, type Said } from './rules/completeness.ts'
import { doubleDiagnostics } from './rules/doubles.ts'
import { entryDiagnostics } from './rules/entry.ts'
import { linkDiagnostics } from './rules/links.ts'
import { campaignTimeDiagnostics } from './rules/time.ts'
import { splitFrontMatter } from './front-matter.ts'
import { guardParsing } from './guard-parsing.ts'
import { parseMdx, type MdxFile } from './parse-mdx.ts'
import { findReviewMarks } from './rules/review-marks.ts'
import { checkYaml, withoutConsequences, type SharedContent } from './shared-content.ts'
import { locateDiagnostics, showPath, type Path } from './validate.ts'

/** A campaign's definition with its shared annotations resolved. */
export type Definition = Omit<CampaignDefinition, 'annotationLists'> & { annotationLists: Annotation[] }

/** A campaign read from its own file: everything that does not depend on other files. */
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
  /** The fingerprint of its body, and its words that hurry people: what is compared with other campaigns. */
  bodyHash?: string
  urgent?: Words[]
  /** Its terms, which another month that tells of it has to tell alike. */
  terms?: Reference[]
  diagnostics: Diagnostic[]
}

/** Reads the body. One that exceeds a limit yields that diagnostic only. */
function readBody(file: string, text: string, facts: Facts | undefined): MdxFile {
  const nothing = {
    body: [],
    texts: [],
    words: [],
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

/** Where a campaign stands: `file` is the path below the content folder. */
export type CampaignFile = { month: string; id: string; file: string }

/** A campaign of which nothing could be read. */
export function unreadCampaign({ month, id }: CampaignFile, diagnostics: Diagnostic[]): CampaignUnit {
  return { month, id, body: [], images: [], links: [], diagnostics }
}

/** What a campaign's page says, and what of it the notes say. */
function whatIsSaid(
  definition: CampaignDefinition,
  words: readonly Words[],
  statements: readonly Statement[],
  { stated }: MdxFile,
): Said {
  const isOfNotes = ({ path }: Statement) => path[0] === 'annotationLists'
  const namesIn = (all: readonly Pick<Statement, 'facts'>[]) => all.flatMap(({ facts }) => Object.keys(facts))
  return {
    texts: words.map(({ value }) => value),
    facts: new Set([...namesIn(statements), ...namesIn(stated)]),
    notes: {
      texts: words.filter(({ field }) => field.startsWith('annotationLists')).map(({ value }) => value),
      facts: new Set(namesIn(statements.filter(isOfNotes))),
      used: definition.annotationLists.flatMap((note) => ('use' in note ? [note.use] : [])),
    },
  }
}

function termsOf(file: string, definition: CampaignDefinition, positionOf: (path: Path) => Position): Reference[] {
  const { period, reductionRate, maximumGrantPoint, grantBy } = definition
  const terms: [path: Path, value: unknown][] = [
    [['period', 'start'], period.start],
    [['period', 'end'], period.end],
    [['reductionRate'], reductionRate],
    [['maximumGrantPoint'], maximumGrantPoint],
    [['grantBy'], grantBy],
  ]
  return terms.map(([path, value]) => ({
    file,
    field: showPath(path),
    ...positionOf(path),
    value: value === undefined ? '' : String(value),
  }))
}

/** Reads a campaign's fields and body together. Pure: text in, data and diagnostics out. */
export function readCampaign(from: CampaignFile, text: string, shared: SharedContent): CampaignUnit {
  const { month, file } = from
  const { parts, diagnostics: ofParts } = splitFrontMatter(file, text)
  if (!parts || ofParts.length > 0) return unreadCampaign(from, ofParts)
  const given = new Map([...factsOfProvider(shared.provider), ...factsOfMonth(month)])
  const read = checkYaml(file, parts.fields, campaignSchema, given)
  const { data: definition, yaml, facts = new Map<string, Fact>() } = read
  const { positionOf } = yaml
  const parsed = readBody(file, parts.body, read.facts)
  const diagnostics = [
    ...findReviewMarks(file, parts.body),
    ...(definition ? parsed.diagnostics : withoutConsequences(parsed.diagnostics)),
    ...read.diagnostics,
    ...locateDiagnostics(file, takenFacts(read.raw, facts), positionOf),
  ]
  if (parsed.body.length === 0 && parsed.diagnostics.length === 0) {
    const end = parts.fields.split('\n').length
    diagnostics.push(diagnosticIn(file, { kind: 'body-empty' }, { line: end, column: 1 }))
  }
  const unit = unreadCampaign(from, diagnostics)
  if (!definition || !shared.provider) {
    const blocks = checkBlocks(file, parsed, undefined)
    diagnostics.push(...blocks.diagnostics)
    return { ...unit, images: blocks.references.flatMap(({ images }) => images) }
  }
  const { baseRate } = shared.provider
  const source = { ...definition, baseRate }
  diagnostics.push(...locateDiagnostics(file, campaignDiagnostics(definition, month, baseRate), positionOf))

  // A body with diagnostics of its own may contain a block that could not be parsed.
  if (parsed.diagnostics.length === 0 && parsed.body.length > 0)
    diagnostics.push(...locateDiagnostics(file, unshownDiagnostics(source, parsed.body), positionOf))

  const own = collectReferences(file, campaignSchema, definition, positionOf)
  const emptyCap = emptyCapDiagnostics(definition, { file, text: parts.fields }, positionOf)
  diagnostics.push(...emptyCap)
  const blocks = checkBlocks(file, parsed, source)
  diagnostics.push(...blocks.diagnostics)
  const inBody = (texts: typeof parsed.texts): Reference[] => texts.map((text) => ({ ...text, file, field: '-' }))
  const references = [
    own,
    ...blocks.references,
    { images: [], links: inBody(parsed.links), texts: inBody(parsed.texts) },
  ]
  const texts = references.flatMap((found) => found.texts)
  const resolved = resolveAnnotations(file, definition.annotationLists, shared.annotations, texts, positionOf, facts)
  diagnostics.push(...resolved.diagnostics)
  const words: Words[] = [
    ...own.texts,
    ...blocks.references.flatMap((found) => found.texts),
    ...parsed.words.map((text) => ({ ...text, file, field: '-' })),
    ...resolved.texts,
  ]
  const said = whatIsSaid(definition, words, [...read.statements, ...resolved.statements], parsed)
  const place = { file, field: 'annotationLists', ...positionOf(['annotationLists']) }
  const links = references.flatMap((found) => found.links)
  const { first, last } = periodSpan(definition.period)
  const doubtful = [
    ...campaignTimeDiagnostics(definition, month),
    ...doubleDiagnostics(definition),
    ...premiumDiagnostics(definition),
  ]
  diagnostics.push(
    ...locateDiagnostics(file, doubtful, positionOf),
    ...entryDiagnostics(definition, words),
    ...claimDiagnostics(words),
    ...urgencyDiagnostics(words, last - first + 1),
    ...foldedDiagnostics(words),
    ...linkDiagnostics(links, shared.provider),
    ...completenessDiagnostics(shared.requirements, subjectsOf(definition), said, place),
  )
  return {
    ...unit,
    diagnostics: emptyCap.length > 0 ? withoutConsequences(diagnostics) : diagnostics,
    definition: { ...definition, annotationLists: resolved.annotations },
    body: parsed.body,
    images: references.flatMap((found) => found.images),
    links,
    bodyHash: parsed.body.length > 0 ? hashOf(JSON.stringify(parsed.body)) : '',
    urgent: urgentTexts(words),
    terms: termsOf(file, definition, positionOf),
    facts: [...facts],
    statements: [
      ...placeStatements(file, [...read.statements, ...resolved.statements], positionOf),
      ...parsed.stated.map((stated) => ({ file, ...stated })),
    ],
  }
}
