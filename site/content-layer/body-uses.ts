import type { BlockName } from '#schemas/blocks.ts'
import type { CampaignDefinition } from '#schemas/campaign.ts'

import { blocksIn, type BodyNode } from './body.ts'
import type { FieldFault } from './validate.ts'

type Shown = { field: keyof CampaignDefinition; block: BlockName; isGiven: (definition: CampaignDefinition) => boolean }

/** The fields that nothing but a block of the body shows. */
const shownByBlocks: readonly Shown[] = [
  { field: 'logosOnDetail', block: 'LogoGrid', isGiven: ({ logosOnDetail }) => logosOnDetail.length > 0 },
  { field: 'affiliateItems', block: 'AffiliateItemList', isGiven: ({ affiliateItems }) => affiliateItems.length > 0 },
  { field: 'specialBanners', block: 'SpecialBanners', isGiven: ({ specialBanners }) => specialBanners.length > 0 },
  { field: 'isAffiliate', block: 'AffiliateShopModal', isGiven: ({ isAffiliate }) => isAffiliate },
]

/** Data that the author gave and no visitor would see. */
export function unshownFaults(definition: CampaignDefinition, body: readonly BodyNode[], mdxFile: string): FieldFault[] {
  const used = new Set(blocksIn(body).map(({ name }) => name))
  return shownByBlocks
    .filter(({ block, isGiven }) => isGiven(definition) && !used.has(block))
    .map(({ field, block }) => ({ path: [field], kind: 'data-not-shown', details: { file: mdxFile, block: `<${block} />`, field } }))
}
