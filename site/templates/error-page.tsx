import { ButtonLink } from '#blocks/button/button-link.tsx'
import { CampaignRow } from '#blocks/related-campaigns/campaign-row.tsx'
import { parseEnd } from '#domain/time/japan-time.ts'

import type { ContentReader } from '../documents/content-reader.ts'
import { currentPath } from '#content-layer/common/routes.ts'
import { failureTexts } from '../error-page-texts.ts'
import { ErrorScene } from './error-scenes.tsx'
import { CampaignLayout } from './layout/layouts.tsx'
import { listOffers } from './offers/offers.ts'

type Props = {
  content: ContentReader
  /** The pages that an address may have been meant for. */
  listPaths: (content: ContentReader) => Promise<string[]>
  title: string
  code: string
  text: string
}

/**
 * The page of each row of `errorPages`, which has its texts (`site/error-pages.ts`): the error in one sentence with its
 * code, another try after an error of the server, and running campaigns instead, those that end first at the top. The
 * script `not-found` shows the list if any of them runs, and the page that a garbled URL was meant for.
 */
export async function ErrorPage({ content, listPaths, title, code, text }: Props) {
  const [provider, offers, paths] = await Promise.all([
    content.provider(),
    listOffers(content, 'web', { max: 10 }),
    listPaths(content),
  ])
  offers.sort((a, b) => parseEnd(a.period.end) - parseEnd(b.period.end))
  return (
    <CampaignLayout provider={provider} variant="web" path={currentPath('in-app')}>
      <div className="desktop:grid desktop:grid-cols-[minmax(0,1fr)] desktop:*:[grid-area:1/1]">
        <ErrorScene code={code} />
        <section className="relative px-5 pt-8 text-center desktop:w-full desktop:px-8 desktop:pt-20 desktop:pb-28 desktop:text-left wide">
          <h1 className="text-heading leading-snug font-extrabold desktop:w-[12em] desktop:text-stage">
            {text}
            <span lang="en" className="mt-1 block text-note font-normal text-sub tabular desktop:mt-3 desktop:text-ink">
              {title}（{code}）
            </span>
          </h1>
          {code >= '500' && <p className="mt-5 text-note">{failureTexts.advice}</p>}
          <div hidden data-pages={paths.join(' ')} className="mt-7 desktop:w-90">
            <div className="grid justify-items-center">
              <p className="mb-3 text-note font-bold">こちらのページをお探しですか？</p>
              <ButtonLink href="/" kind="primary">
                このページを開く
              </ButtonLink>
              <p data-address="" className="mt-1 text-small text-sub" />
            </div>
          </div>
          <div className="mt-7 grid justify-items-center gap-3 desktop:w-90">
            {code >= '500' && (
              <ButtonLink href="" kind="primary">
                もう一度読み込む
              </ButtonLink>
            )}
            <ButtonLink href={currentPath('web')} kind="secondary">
              いまのキャンペーンを見る
            </ButtonLink>
          </div>
        </section>
      </div>
      <div hidden data-running="" className="px-5 pt-10 pb-14 desktop:px-8 wide">
        <ul className="first-running grid gap-3 desktop:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
          {offers.map((offer) => (
            <CampaignRow key={offer.href} card={offer} />
          ))}
        </ul>
      </div>
    </CampaignLayout>
  )
}
