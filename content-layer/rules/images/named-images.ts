import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { draftMark } from '../../common/draft-texts.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** A picture, the path of its field, and its name. */
type Named = { path: readonly PropertyKey[]; src: string; name: string }

/** Finds pictures that have another name in a previous item of the list. */
function namedTwice(pictures: readonly Named[]): FieldDiagnostic[] {
  const named = new Map<string, string>()
  return pictures.flatMap(({ path, src, name }): FieldDiagnostic[] => {
    const other = named.get(src)
    named.set(src, name)
    return other === undefined || other === name
      ? []
      : [{ path, kind: 'picture-named-twice', details: { actual: name, other } }]
  })
}

/** Finds logos of the month's page that the campaign's own page lacks, or names differently, once it has its own. */
function checkLogos({ logos, logosOnDetail }: CampaignDefinition): FieldDiagnostic[] {
  if (logosOnDetail.length === 0 || logosOnDetail.some(({ alt }) => alt.includes(draftMark))) return []
  const onDetail = new Map(logosOnDetail.map(({ src, alt }) => [src, alt]))
  return logos.flatMap(({ src, alt }, index): FieldDiagnostic[] => {
    const other = onDetail.get(src)
    const isOther = logosOnDetail.some((logo) => logo.alt === alt)
    if (other === undefined) return [{ path: ['logos', index], kind: 'logo-missing', details: { shop: alt, isOther } }]
    const path = ['logos', index, 'alt']
    return other === alt ? [] : [{ path, kind: 'picture-named-twice', details: { actual: alt, other } }]
  })
}

/** Finds pictures that a campaign uses for two things, and logos that appear on only one of its two pages. */
export function checkImageNames(definition: CampaignDefinition): FieldDiagnostic[] {
  const { affiliateItems, logosOnDetail } = definition
  return [
    ...namedTwice(
      affiliateItems.map(({ src, itemName }, index) => ({
        path: ['affiliateItems', index, 'src'],
        src,
        name: itemName,
      })),
    ),
    ...checkLogos(definition),
    ...namedTwice(
      logosOnDetail.map(({ src, alt }, index) => ({ path: ['logosOnDetail', index, 'src'], src, name: alt })),
    ),
  ]
}
