import { Anchor } from '#blocks/anchor.tsx'
import { formatNumber, oneLine } from '#blocks/format.ts'
import { periodData } from '#blocks/period-data.ts'
import { RowPicture, type Card } from '#blocks/related-campaigns/campaign-row.tsx'
import { StageColor } from '#blocks/stage-color.tsx'

import type { Variant } from '#content-layer/common/routes.ts'
import type { ContentReader } from '../documents/content-reader.ts'

type Period = { start: string; end: string }

type Row = Pick<Card, 'bgcolor' | 'keyVisual'> & {
  href: string
  tag: string
  title: string
  figure: string
  note: string
  period?: Period | undefined
}

/** What is available in any month: the invitation, the campaigns with an entry, and the base rate with its program. */
async function listRows(content: ContentReader, variant: Variant): Promise<Row[]> {
  const [provider, invitation, entry, loyalty] = await Promise.all([
    content.provider(),
    content.screen('invitation'),
    content.screen('entry'),
    content.screen('loyalty'),
  ])
  const [enter, program] = [entry.campaigns.entry, loyalty.program.stage]
  const inApp = variant === 'in-app' ? 'in-app/' : ''
  return [
    {
      ...invitation,
      href: `/jp/card/invitation/${inApp}`,
      figure: `${formatNumber(invitation.bonus)}P`,
      note: invitation.bonusLead,
    },
    { ...program, href: `/jp/loyalty/${inApp}`, figure: `常時${formatNumber(provider.baseRate)}%`, note: program.lead },
    { ...enter, href: '/jp/card/entry/', figure: '', note: enter.description },
  ]
}

/** The section of what is available in any month. Rows with a period are hidden once it has ended. */
export async function AlwaysAvailable({ content, variant }: { content: ContentReader; variant: Variant }) {
  const rows = await listRows(content, variant)
  return (
    <section className="mt-8">
      <h2 className="text-heading leading-snug font-extrabold">いつでもおトク</h2>
      <ul className="mt-4 grid gap-3 desktop:grid-cols-3">
        {rows.map(({ href, tag, title, figure, note, bgcolor, keyVisual, period }) => (
          <li key={href}>
            <div {...(period ? periodData(period) : {})} className="h-full ended:hidden">
              <StageColor color={bgcolor} />
              <Anchor
                href={href}
                className="grid h-full grid-cols-[min(7rem,30%)_1fr] overflow-hidden rounded-tile border border-line no-underline"
              >
                <RowPicture card={{ bgcolor, keyVisual }} className="" />
                <span className="px-4 py-3">
                  <span className="block text-tiny font-bold text-sub">{tag}</span>
                  <span className="block leading-snug font-extrabold">{oneLine(title)}</span>
                  {figure !== '' && <b className="mt-1 block text-heading leading-snug font-black tabular">{figure}</b>}
                  <span className="mt-1 block text-small text-sub">{note}</span>
                </span>
              </Anchor>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
