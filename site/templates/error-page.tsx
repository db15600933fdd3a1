import { ButtonLink } from '#blocks/button/button-link.tsx'
import { CampaignRow } from '#blocks/related-campaigns/campaign-row.tsx'
import { parseEnd } from '#domain/time/japan-time.ts'

import type { ContentReader } from '../documents/content-reader.ts'
import { currentPath } from '#content-layer/common/routes.ts'
import { ErrorScene } from './error-scenes.tsx'
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

/**
 * The page of each row of `errorPages`: the error in one sentence with its code, another try after an error of the
 * server, and running campaigns instead, those that end first at the top. The script `not-found` shows the list if any
 * of them runs, and the page that a garbled URL was meant for.
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
      <ErrorScene isLost={code === '404'} />
      <section className="wide px-5 pt-8 pb-14 text-center desktop:px-8">
        <h1 className="text-heading leading-snug font-extrabold">
          {text}
          <span lang="en" className="mt-1 block text-note font-normal text-sub tabular">
            {title}（{code}）
          </span>
        </h1>
        <div hidden data-pages={paths.join(' ')} className="mt-7">
          <p className="mb-3 text-note font-bold">こちらのページをお探しですか？</p>
          <ButtonLink href="/" kind="primary">
            このページを開く
          </ButtonLink>
          <p data-address="" className="mt-1 text-small text-sub" />
        </div>
        <div className="mt-7 grid gap-3">
          {code >= '500' && (
            <ButtonLink href="" kind="primary">
              もう一度読み込む
            </ButtonLink>
          )}
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
