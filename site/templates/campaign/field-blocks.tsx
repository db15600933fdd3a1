import type { Scope } from '#blocks/block-props.ts'
import { SpecialBanners } from '#blocks/special-banners/special-banners.tsx'
import type { BlockName } from '#schemas/blocks.ts'

import { blocksIn } from '#content-layer/entries/body.ts'
import type { CampaignDocument } from '#content-layer/documents/document-types.ts'

type Props = { campaign: CampaignDocument; scope: Scope }

function isInBody({ body }: CampaignDocument, block: BlockName): boolean {
  return blocksIn(body).some(({ name }) => name === block)
}

/** The campaign's banners below the text (specification §3: specialBanners), unless the text has a place for them. */
export function Banners({ campaign, scope }: Props) {
  const { specialBanners } = campaign
  if (specialBanners.length === 0 || isInBody(campaign, 'SpecialBanners')) return null
  return (
    <div className="mt-10">
      <SpecialBanners banners={specialBanners} scope={scope} />
    </div>
  )
}
