import { splitFrontMatter } from '#content-layer/source/files/front-matter.ts'
import { countsOfMonth } from '#content-layer/placeholders/counts.ts'
import { factsIn, factsNamedAfter, factsOfMonth, factsOfProvider } from '#content-layer/placeholders/derive-facts.ts'
import { writeFact, type Facts } from '#content-layer/placeholders/fact.ts'
import { parseYaml } from '#content-layer/source/yaml/parse-yaml.ts'
import type { Content } from '#content-layer/load/read-content.ts'

const ofMonth = /^campaigns\/([^/]+)\//

/** What the sentences of a file can state before its own fields are read: of the provider, its month, and other files. */
export function factsAround(file: string, { shared, campaigns }: Content): Facts {
  const month = ofMonth.exec(file)?.[1]
  const localFacts = new Map([...factsOfProvider(shared.provider), ...(month === undefined ? [] : factsOfMonth(month))])
  if (month === undefined || !file.endsWith('/month.yaml')) return localFacts
  const entries = campaigns.filter((entry) => entry.month === month)
  const counted = entries.map(({ definition }) => ({ isAffiliate: definition?.isAffiliate }))
  const named = entries.flatMap(({ id, facts = [] }) => [...factsNamedAfter(id, new Map(facts), localFacts)])
  return new Map([...localFacts, ...countsOfMonth(counted), ...named])
}

/** The fields of a file as they are now, valid or not. */
function fieldsOf(file: string, text: string): unknown {
  const fields = file.endsWith('.mdx') ? splitFrontMatter(file, text).parts?.fields : text
  return fields === undefined ? undefined : parseYaml(file, fields).data
}

/** The names of the terms that the sentences of a file can state, each with the words that it would show. */
export function findTerms(file: string, text: string, content: Content): { name: string; label: string }[] {
  const facts = factsIn(fieldsOf(file, text), factsAround(file, content))
  return [...facts].map(([name, fact]) => ({ name, label: writeFact(fact) ?? '' }))
}
