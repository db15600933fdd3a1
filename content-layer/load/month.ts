import { month as monthSchema } from '#schemas/files/month.ts'

import { resolveAnnotations } from '../rules/references/annotations.ts'
import { collectReferences } from '../source/fields/collect.ts'
import { checkYaml } from './read-yaml.ts'
import { atUse } from '../entries/shared-text.ts'
import { factNames } from './campaign-references.ts'
import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { runSteps, monthFieldSteps, monthSteps } from './diagnostic-steps/diagnostic-steps.ts'
import { countsOfMonth, type Counted } from '../placeholders/counts.ts'
import { factsNamedAfter, factsOfMonth, factsOfProvider, takenFacts } from '../placeholders/derive-facts.ts'
import type { Facts } from '../placeholders/fact.ts'
import { locateStatements } from '../placeholders/fill-text.ts'
import { unguarded, type Guard } from '../source/guard-parsing.ts'
import type { CampaignEntry, MonthEntry, SharedContent } from '../entries/entries.ts'
import { readTexts } from '../rules/sentences.ts'
import { lintMonth } from '../rules/lint-month.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { publishAtDiagnostics } from '../rules/time/campaign-times.ts'
import { shareDiagnostics } from '../rules/titles/share-texts.ts'
import { titleDiagnostics } from '../rules/titles/title-lines.ts'
import { locateDiagnostics } from '../source/fields/validate.ts'

/** Parses month.yaml and checks it against the campaigns in its folder, which provide facts for its texts. */
export function readMonth(
  file: string,
  text: string,
  month: string,
  campaigns: readonly (Pick<CampaignEntry, 'id' | 'facts'> & Counted)[],
  shared: SharedContent,
  guard: Guard = unguarded,
): MonthEntry {
  const ids = campaigns.map(({ id }) => id)
  const monthFacts: Facts = new Map([...factsOfProvider(shared.provider), ...factsOfMonth(month)])
  const given: Facts = new Map([
    ...monthFacts,
    ...countsOfMonth(campaigns),
    ...campaigns.flatMap(({ id, facts = [] }) => [...factsNamedAfter(id, new Map(facts), monthFacts)]),
  ])
  const read = checkYaml(file, text, monthSchema, given, { guard, phrases: shared.phrases })
  const { data, yaml, statements, raw, facts = given } = read
  // An invalid campaign has its own diagnostics; its facts are not reported as missing here.
  const unread = campaigns.filter((campaign) => !campaign.facts).map(({ id }) => id)
  const ofFields = runSteps(monthFieldSteps, read.diagnostics, { unread })
  const removedOfFields = [...read.removed, ...ofFields.removed]
  if (!data) return { month, images: [], diagnostics: ofFields.diagnostics, removed: removedOfFields }
  const listDiagnostics = data.campaigns.flatMap((id, index): Diagnostic[] => {
    const position = { file, ...yaml.positionOf(['campaigns', index]), field: `campaigns[${index + 1}]` }
    if (data.campaigns.indexOf(id) < index)
      return [{ ...position, kind: 'campaign-listed-twice', details: { actual: id } }]
    return ids.includes(id)
      ? []
      : [{ ...position, kind: 'dangling-campaign', details: { actual: id, ...suggest(id, ids) } }]
  })
  const unlisted = ids
    .filter((id) => !data.campaigns.includes(id))
    .map((id) => diagnosticIn(file.replace('month.yaml', `${id}.mdx`), { kind: 'unlisted-campaign', details: { id } }))
  const references = collectReferences(file, monthSchema, data, yaml.positionOf)
  const written = readTexts(collectReferences(file, monthSchema, raw, yaml.positionOf).texts)
  const resolved = resolveAnnotations(
    file,
    data.annotationLists,
    shared.texts,
    references.texts,
    yaml.positionOf,
    facts,
  )
  const texts = readTexts([...references.texts, ...resolved.texts])
  const { uses } = resolved
  const inMonth = runSteps(
    monthSteps,
    [
      ...ofFields.diagnostics,
      ...locateDiagnostics(file, takenFacts(raw, facts, monthFacts), yaml.positionOf),
      ...locateDiagnostics(file, titleDiagnostics(data.title), yaml.positionOf),
      ...locateDiagnostics(file, shareDiagnostics(data), yaml.positionOf),
      ...locateDiagnostics(file, publishAtDiagnostics(data), yaml.positionOf),
      ...listDiagnostics,
      ...unlisted,
      ...resolved.diagnostics,
      ...lintMonth({
        file,
        month,
        texts,
        written,
        statements,
        requirements: shared.requirements,
        vocabulary: shared.phrases,
        positionOf: yaml.positionOf,
      }),
    ],
    { uses, texts: shared.texts },
  )
  return {
    month,
    texts: [...texts.map((text) => atUse(text, uses)), ...factNames(file, data, yaml.positionOf)],
    written: written.filter(({ value }) => /｛[a-z0-9-]+の/u.test(value)),
    uses,
    definition: { ...data, annotationLists: resolved.annotations },
    images: references.images,
    statements: locateStatements(file, [...statements, ...resolved.statements], yaml.positionOf),
    facts: [...facts],
    positions:
      data.publishAt === undefined
        ? []
        : [{ file, field: 'publishAt', ...yaml.positionOf(['publishAt']), value: data.publishAt }],
    diagnostics: inMonth.diagnostics,
    removed: [...removedOfFields, ...inMonth.removed],
  }
}
