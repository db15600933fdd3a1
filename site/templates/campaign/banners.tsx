import type { Scope } from '#blocks/block-props.ts'
import { SpecialBanners } from '#blocks/special-banners/special-banners.tsx'

import { listBlocks } from '#content-layer/entries/body.ts'
import type { CampaignDocument } from '#content-layer/documents/document-types.ts'

/** The campaign's banners below the text (specification §3: specialBanners), unless the text has a place for them. */
export function Banners({ campaign, scope }: { campaign: CampaignDocument; scope: Scope }) {
  const { specialBanners, body } = campaign
  const isInBody = listBlocks(body).some(({ name }) => name === 'SpecialBanners')
  if (specialBanners.length === 0 || isInBody) return null
  return (
    <div className="mt-10">
      <SpecialBanners banners={specialBanners} scope={scope} />
    </div>
  )
}
