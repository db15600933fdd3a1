import { ButtonLink } from '#blocks/button/button-link.tsx'
import { CampaignRow } from '#blocks/related-campaigns/campaign-row.tsx'
import { parseEnd } from '#domain/time/japan-time.ts'

import type { ContentReader } from '../documents/content-reader.ts'
import { currentPath } from '#content-layer/common/routes.ts'
import { CampaignLayout } from './layouts.tsx'
import { listOffers } from './offers.ts'

type Props = {
  content: ContentReader
  /** The pages that an address may have been meant for. */
  listPaths: (content: ContentReader) => Promise<string[]>
  title: string
  code: string
  text: string
}

function FallenCoin() {
  return (
    <svg viewBox="0 0 200 120" width="200" height="120" aria-hidden="true" className="mx-auto">
      <path d="M0 96Q50 80 100 96T200 96V120H0Z" className="fill-line" />
      <ellipse cx="100" cy="92" rx="34" ry="7" className="fill-ink" opacity="0.12" />
      <g strokeWidth="4" className="stroke-ink">
        <circle cx="100" cy="56" r="34" className="fill-coin" />
        <path d="M88 48v6m24-6v6M88 72q12-10 24 0" fill="none" strokeLinecap="round" />
      </g>
    </svg>
  )
}

/**
 * An error in one sentence, with its code, and running campaigns instead, those that end first at the top: three, where
 * the browser can count. The script `lost` shows the list if any of them runs, and the page that a garbled URL was
 * meant for.
 */
export async function ErrorPage({ content, listPaths, title, code, text }: Props) {
  const [provider, offers, paths] = await Promise.all([
    content.provider(),
    listOffers(content, 'web', { max: 16 }),
    listPaths(content),
  ])
  offers.sort((a, b) => parseEnd(a.period.end) - parseEnd(b.period.end))
  return (
    <CampaignLayout provider={provider} variant="web" path={currentPath('in-app')}>
      <section className="wide px-5 pt-12 pb-14 text-center desktop:px-8">
        <FallenCoin />
        <h1 className="mt-7 text-heading leading-snug font-extrabold">
          {text}
          <span lang="en" className="mt-1 block text-note font-normal text-sub tabular">
            {title}（{code}）
          </span>
        </h1>
        <div hidden data-pages={paths.join(' ')} className="mx-auto mt-7 max-w-80">
          <p className="mb-3 text-note font-bold">こちらのページをお探しですか？</p>
          <ButtonLink href="/" kind="primary">
            このページを開く
          </ButtonLink>
          <p data-address="" className="mt-1 text-small text-sub" />
        </div>
        <div className="mx-auto mt-7 max-w-80">
          <ButtonLink href={currentPath('web')} kind="secondary">
            いまのキャンペーンを見る
          </ButtonLink>
        </div>
        <ul hidden data-running="" className="first-running mx-auto mt-10 grid max-w-160 gap-3 text-left">
          {offers.map((offer) => (
            <CampaignRow key={offer.href} card={offer} />
          ))}
        </ul>
      </section>
    </CampaignLayout>
  )
}
