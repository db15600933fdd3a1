import { Anchor } from '#blocks/anchor.tsx'
import { periodData } from '#blocks/period-data.ts'
import { PeriodStatus } from '#blocks/period-status.tsx'
import { joinLines, formatPeriodNextTo } from '#blocks/format.ts'
import { RowPicture, RowTitle } from '#blocks/related-campaigns/campaign-row.tsx'
import { StageColor } from '#blocks/stage-color.tsx'

import type { CampaignSummary, CampaignPaths, MonthDocument } from '#content-layer/documents/document-types.ts'
import type { ContentReader } from '../documents/content-reader.ts'

const pill =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-small font-bold no-underline'

function Links({ paths, what }: { paths: CampaignPaths; what: string }) {
  return (
    <span className="flex flex-wrap gap-2">
      {paths.web !== null && (
        <Anchor href={paths.web} className={pill}>
          Web<span className="sr-only">：{what}</span>
        </Anchor>
      )}
      {paths.inApp !== null && (
        <Anchor href={paths.inApp} className={pill}>
          アプリ内<span className="sr-only">：{what}</span>
        </Anchor>
      )}
    </span>
  )
}

function Row({ entry: { id, pages, paths, card } }: { entry: CampaignSummary }) {
  const days = formatPeriodNextTo(card.conditions, card.period)
  return (
    <li
      className="grid grid-cols-[min(6rem,25%)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 tablet:grid-cols-[6rem_minmax(0,1fr)_auto]"
      {...periodData(card.period)}
    >
      <StageColor color={card.bgcolor} />
      <RowPicture card={card} className="rounded-tile ended:bg-wash ended:faded" />
      <span>
        <RowTitle card={card} figuresClass="text-[1.75rem]" />
        <span className="flex flex-wrap gap-x-5 text-small text-sub tabular">
          {id}
          {days !== '' && <span>{days}</span>}
        </span>
      </span>
      <span className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small tablet:col-span-1 tablet:flex-col tablet:items-end">
        <PeriodStatus />
        {pages === 'summary-only' ? (
          <span className="text-sub">月のページの中</span>
        ) : (
          <Links paths={paths} what={joinLines(card.title)} />
        )}
      </span>
    </li>
  )
}

function MonthSection({ month }: { month: MonthDocument }) {
  return (
    <section className="break-inside-avoid pt-10">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-2 border-ink pb-3">
        <h2 className="w-full text-heading leading-tight font-extrabold tablet:w-auto">{month.tag}</h2>
        <span className="grow text-small text-sub tabular">{month.month}</span>
        <Links paths={month.paths} what={month.tag} />
      </div>
      <ul className="rows">
        {month.campaigns.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

/** Every campaign with its status and pages, for the campaign team. No page links here. */
export async function CampaignIndexPage({ content }: { content: ContentReader }) {
  const months = await content.months()
  const documents = await Promise.all(months.map(({ month }) => content.month(month)))
  return (
    <main className="min-h-dvh bg-paper">
      <div className="wide px-5 pt-10 pb-14 desktop:px-8">
        <h1 className="text-title font-extrabold">キャンペーン一覧</h1>
        <p className="mt-2 text-note text-sub">運営のためのページです。ほかのページからはリンクしていません。</p>
        <div className="desktop:columns-2 desktop:gap-16">
          {documents.map((month) => (
            <MonthSection key={month.month} month={month} />
          ))}
        </div>
      </div>
    </main>
  )
}
