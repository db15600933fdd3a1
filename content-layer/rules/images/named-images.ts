import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { draftMark } from '../../common/draft-texts.ts'
import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** A picture of a list, the path of its field, and the name of what it shows. */
type NamedImage = { path: Path; src: string; name: string }

/** Finds pictures that have another name in a previous item of the list. */
function checkNamesInList(images: readonly NamedImage[]): FieldDiagnostic[] {
  const previousNames = new Map<string, string>()
  return images.flatMap(({ path, src, name }): FieldDiagnostic[] => {
    const other = previousNames.get(src)
    previousNames.set(src, name)
    if (other === undefined || other === name) return []
    return [{ path, kind: 'picture-named-twice', details: { actual: name, other } }]
  })
}

/** Finds logos of the month's page that the campaign's own page lacks, or names differently, once it has its own. */
function checkLogos({ logos, logosOnDetail }: CampaignDefinition): FieldDiagnostic[] {
  if (logosOnDetail.length === 0 || logosOnDetail.some(({ alt }) => alt.includes(draftMark))) return []
  const namesOnDetail = new Map(logosOnDetail.map(({ src, alt }) => [src, alt]))
  return logos.flatMap(({ src, alt: shop }, index): FieldDiagnostic[] => {
    const other = namesOnDetail.get(src)
    if (other === undefined) {
      const isOther = logosOnDetail.some(({ alt }) => alt === shop)
      return [{ path: ['logos', index], kind: 'logo-missing', details: { shop, isOther } }]
    }
    if (other === shop) return []
    return [{ path: ['logos', index, 'alt'], kind: 'picture-named-twice', details: { actual: shop, other } }]
  })
}

/** Finds pictures that a campaign uses for two things, and logos that appear on only one of its two pages. */
export function checkImageNames(definition: CampaignDefinition): FieldDiagnostic[] {
  const { affiliateItems, logosOnDetail } = definition
  const items = affiliateItems.map(({ src, itemName: name }, index): NamedImage => {
    return { path: ['affiliateItems', index, 'src'], src, name }
  })
  const logos = logosOnDetail.map(({ src, alt: name }, index): NamedImage => {
    return { path: ['logosOnDetail', index, 'src'], src, name }
  })
  return [...checkNamesInList(items), ...checkLogos(definition), ...checkNamesInList(logos)]
}
