import { Anchor } from '../anchor.tsx'
import type { BlockProps } from '../block-props.ts'
import { describeLimits, formatNumber, oneLine, shortPeriod } from '../format.ts'
import { Heading } from '../heading.tsx'
import { periodData } from '../period-data.ts'
import { PeriodStatus } from '../period-status.tsx'
import { Picture } from '../picture.tsx'
import { StageColor, stageClass } from '../stage-color.tsx'

type Card = BlockProps<'RelatedCampaigns'>['campaigns'][number]

function SmallCard({ href, title, bgcolor, keyVisual, headline, maximumGrantPoint, conditions, period }: Card) {
  return (
    <li {...periodData(period)}>
      <Anchor
        href={href}
        className="grid grid-cols-[7rem_1fr] overflow-hidden rounded-tile border border-line bg-paper no-underline"
      >
        <StageColor color={bgcolor} />
        <span className={`grid place-items-center p-2 ${stageClass(bgcolor)} bg-(--stage) ended:bg-wash ended:faded`}>
          <Picture image={{ ...keyVisual, alt: '' }} slot="card" className="h-auto w-full" />
        </span>
        <span className="px-4 py-3">
          <span className="block leading-snug font-extrabold">{oneLine(title)}</span>
          <span className="mt-1 flex flex-wrap items-baseline gap-x-2 text-note font-bold tabular">
            <span>
              {headline.kind === 'extra' && '＋'}
              <span className="text-heading font-black">{formatNumber(headline.figure)}</span>
              {headline.unit}
            </span>
            <span className="text-small">{describeLimits({ maximumGrantPoint, conditions })}</span>
          </span>
          <span className="flex flex-wrap items-center gap-x-3 text-small text-sub tabular">
            {shortPeriod(period)}
            <PeriodStatus isShort />
          </span>
        </span>
      </Anchor>
    </li>
  )
}

/** The other campaigns of the same month. */
export function RelatedCampaigns({ heading, campaigns, scope }: BlockProps<'RelatedCampaigns'>) {
  return (
    <section>
      <Heading level={scope.headingLevel} className="mb-4 text-heading font-extrabold">
        {heading}
      </Heading>
      <ul className="grid gap-3">
        {campaigns.map((campaign) => (
          <SmallCard key={campaign.href} {...campaign} />
        ))}
      </ul>
    </section>
  )
}
