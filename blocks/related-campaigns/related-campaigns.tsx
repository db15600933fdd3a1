import type { BlockProps } from '../block-props.ts'
import { Heading } from '../heading.tsx'
import { CampaignRow } from './campaign-row.tsx'

/** The other campaigns of the same month. */
export function RelatedCampaigns({ heading, campaigns, scope }: BlockProps<'RelatedCampaigns'>) {
  return (
    <section>
      <Heading level={scope.headingLevel} className="mb-4 text-heading font-extrabold">
        {heading}
      </Heading>
      <ul className="grid gap-3 desktop:grid-cols-2">
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.href} card={campaign} />
        ))}
      </ul>
    </section>
  )
}
