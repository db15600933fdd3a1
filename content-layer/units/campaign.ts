import type { Fact } from '#schemas/facts.ts'
import { campaign as campaignSchema, type CampaignDefinition } from '#schemas/campaign.ts'

import { resolveAnnotations } from '../rules/references/annotations.ts'
import { blocksIn } from '../documents/body.ts'
import { unshownDiagnostics } from '../rules/blocks/body-uses.ts'
import { emptyCapDiagnostics } from '../rules/rates/caps.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { collectReferences, type Reference } from '../read/fields/collect.ts'
import { diagnosticIn, type Diagnostic, type Position } from '../diagnostics/diagnostic.ts'
import { comesFrom, factsOfMonth, factsOfProvider, takenFacts } from '../terms/derive-facts.ts'
import type { Facts } from '../terms/fact.ts'
import { placeStatements, type Statement } from '../terms/fill-text.ts'
import { urgentTexts, type Words } from '../rules/claims/claims.ts'
import type { Said } from '../rules/claims/completeness.ts'
import { judgeCampaign } from '../rules/judge-campaign.ts'
import { splitFrontMatter } from '../read/files/front-matter.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { guardParsing, unguarded, type Guard } from '../read/guard-parsing.ts'
import { parseMdx, type MdxFile } from '../read/mdx/parse-mdx.ts'
import { findPastedFields } from '../rules/review/pasted-fields.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { checkYaml, withoutConsequences } from './check-yaml.ts'
import { factNames } from './fact-names.ts'
import type { CampaignFile, CampaignUnit, SharedContent } from './units.ts'
import { isRemark } from '../diagnostics/severity.ts'
import { locateDiagnostics, showPath, type Path } from '../read/fields/validate.ts'

/** Reads the body. One that exceeds a limit yields that diagnostic only. */
function readBody(file: string, text: string, facts: Facts | undefined, guard: Guard): MdxFile {
  const nothing = {
    body: [],
    texts: [],
    words: [],
    links: [],
    stated: [],
    refusedProperties: () => new Set<string>(),
    placeOf: () => ({ line: 1, column: 1 }),
    positionOf: () => ({ line: 1, column: 1 }),
  }
  return guardParsing<MdxFile>(
    guard,
    file,
    () => parseMdx(file, text, facts),
    (diagnostic) => ({ ...nothing, diagnostics: [diagnostic] }),
  )
}

/** A campaign of which nothing could be read. */
export function unreadCampaign({ month, id }: CampaignFile, diagnostics: Diagnostic[]): CampaignUnit {
  return { month, id, body: [], images: [], links: [], diagnostics }
}

/** The facts that a body states only where people have to unfold them, with their places. */
function foldedFacts({ stated }: MdxFile, statements: readonly Statement[]): (Position & { name: string })[] {
  const inSight = new Set(
    [...statements, ...stated.filter(({ isFolded }) => isFolded !== true)].flatMap(({ facts }) => Object.keys(facts)),
  )
  return stated
    .filter(({ isFolded }) => isFolded === true)
    .flatMap(({ line, column, facts }) =>
      Object.keys(facts)
        .filter((name) => !inSight.has(name))
        .map((name) => ({ line, column, name })),
    )
}

/** The title and description as they were written. */
function writtenIn(file: string, raw: unknown, positionOf: (path: Path) => Position): Reference[] {
  return ['title', 'description'].flatMap((field) => {
    const value: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, field) : undefined
    return typeof value === 'string' ? [{ file, field, value, ...positionOf([field]) }] : []
  })
}

/** Facts by whose names rules find amounts, stated or not. */
const followedFacts = /条件|下限|以上/u

/** The fields that people read first. */
const leadFields = /^(?:tag|title|description|conditions|target|headline)/

/** What a campaign's page says, and what of it stands first and in the notes. */
function whatIsSaid(words: readonly Words[], statements: readonly Statement[], { stated, body }: MdxFile): Said {
  const isOfNotes = ({ path }: Statement) => path[0] === 'annotationLists'
  const namesIn = (all: readonly Pick<Statement, 'facts'>[]) => all.flatMap(({ facts }) => Object.keys(facts))
  return {
    texts: words.map(({ value }) => value),
    facts: new Set([...namesIn(statements), ...namesIn(stated)]),
    blocks: new Set(blocksIn(body).map(({ name }) => name)),
    lead: {
      texts: words.filter(({ field }) => leadFields.test(field)).map(({ value }) => value),
      facts: new Set(namesIn(statements.filter(({ path }) => leadFields.test(String(path[0]))))),
    },
    notes: {
      texts: words.filter(({ field }) => field.startsWith('annotationLists')).map(({ value }) => value),
      facts: new Set(namesIn(statements.filter(isOfNotes))),
    },
  }
}

function termsOf(file: string, definition: CampaignDefinition, positionOf: (path: Path) => Position): Reference[] {
  const { period, reductionRate, maximumGrantPoint, grantBy } = definition
  const terms: [path: Path, value: string | number | null | undefined][] = [
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
    value: value === undefined ? '' : `${value}`,
  }))
}

/** Reads a campaign's fields and body together. Pure: text in, data and diagnostics out. */
export function readCampaign(
  from: CampaignFile,
  text: string,
  shared: SharedContent,
  guard: Guard = unguarded,
): CampaignUnit {
  const { month, file } = from
  const { parts, diagnostics: ofParts } = splitFrontMatter(file, text)
  if (!parts || ofParts.length > 0) return unreadCampaign(from, ofParts)
  const given = new Map([...factsOfProvider(shared.provider), ...factsOfMonth(month)])
  const read = checkYaml(file, parts.fields, campaignSchema, given, guard)
  const { data: definition, yaml, facts = new Map<string, Fact>() } = read
  const { positionOf } = yaml
  const parsed = readBody(file, parts.body, read.facts, guard)
  const diagnostics = [
    ...findReviewMarks(file, parts.body),
    ...findPastedFields(file, parts.body),
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

  // A body with diagnostics of its own may contain a block that could not be parsed.
  if (parsed.diagnostics.every(isRemark) && parsed.body.length > 0)
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
  // The marks may stand in a body that could not be read.
  const isUnread = parsed.body.length === 0
  diagnostics.push(...resolved.diagnostics.filter(({ kind }) => !isUnread || kind !== 'annotation-without-mark'))
  const words: Words[] = [
    ...own.texts,
    ...blocks.references.flatMap((found) => found.texts),
    ...parsed.words.map((text) => ({ ...text, file, field: '-' })),
    ...resolved.texts,
  ]
  const said = whatIsSaid(words, [...read.statements, ...resolved.statements], parsed)
  const links = references.flatMap((found) => found.links)
  diagnostics.push(
    ...judgeCampaign({
      file,
      month,
      definition,
      body: parsed.body,
      words,
      links,
      said,
      provider: shared.provider,
      // What could not be read may well say what would seem to be missing.
      requirements: parsed.diagnostics.every(isRemark) && resolved.diagnostics.length === 0 ? shared.requirements : [],
      positionOf,
      placeOf: parsed.placeOf,
      folded: foldedFacts(parsed, [...read.statements, ...resolved.statements]),
    }),
  )
  return {
    ...unit,
    diagnostics: emptyCap.length > 0 ? withoutConsequences(diagnostics) : diagnostics,
    definition: { ...definition, annotationLists: resolved.annotations },
    body: parsed.body,
    images: references.flatMap((found) => found.images),
    links,
    bodyHash: parsed.body.length > 0 ? fingerprintOf(JSON.stringify(parsed.body)) : '',
    urgent: urgentTexts(words),
    texts: [
      ...words.map(({ file: from, line, column, field, value }) => ({ file: from, line, column, field, value })),
      ...factNames(file, definition, positionOf),
    ],
    ownTexts: [
      ...writtenIn(file, read.raw, positionOf),
      ...parsed.words.map(({ written, line, column }) => ({ file, field: '-', line, column, value: written })),
    ],
    places: (['storeName', 'affiliateUrl', 'publishAt'] as const)
      .filter((field) => field !== 'publishAt' || definition[field] !== undefined)
      .map((field) => ({
        file,
        field,
        ...positionOf([field]),
        value: definition[field] ?? '',
      })),
    unusedFacts: (isUnread ? [] : Object.keys(definition.facts))
      .filter((name) => !followedFacts.test(name) && ![...said.facts].some((stated) => comesFrom(stated, name)))
      .map((name) => ({ file, field: `facts.${name}`, ...positionOf(['facts', name]), value: name })),
    notes: definition.annotationLists.flatMap((note) => ('use' in note ? [note.use] : [])),
    terms: termsOf(file, definition, positionOf),
    facts: [...facts],
    statements: [
      ...placeStatements(file, [...read.statements, ...resolved.statements], positionOf),
      ...parsed.stated.map((stated) => ({ file, ...stated })),
    ],
  }
}
