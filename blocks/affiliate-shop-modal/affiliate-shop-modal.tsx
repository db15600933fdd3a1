import { Anchor } from '../anchor.tsx'
import { anchorId, type BlockProps } from '../block-props.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { Heading } from '../heading.tsx'
import { IneligibleList } from '../ineligible-list/ineligible-list.tsx'
import { periodData } from '../period-data.ts'
import { Picture } from '../picture.tsx'
import { ShopActionLabel, ShopName } from './shop-name.tsx'

function CloseIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none">
      <path d="M4 4l12 12M16 4L4 16" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink" />
    </svg>
  )
}

/**
 * Link to a shop, through a dialog that first states what earns no points. The page script opens it as a native modal
 * dialog, also if the page's URL names it; without scripts the link's anchor shows it (`:target`). Its content is
 * printed with the page.
 */
export function AffiliateShopModal({
  storeName,
  image,
  url,
  ineligible,
  period,
  scope,
}: BlockProps<'AffiliateShopModal'>) {
  const id = anchorId(scope, 'shop')
  return (
    <div {...periodData(period)}>
      <div className="pt-4 ended:hidden">
        <ButtonLink href={`#${id}`} kind="primary" dialogId={id}>
          <ShopActionLabel name={storeName} />
        </ButtonLink>
        <p className="mt-2 text-small text-sub">対象外の商品を確認してから、お店に進みます。</p>
      </div>
      <p className="hidden rounded-tile bg-wash px-5 py-4 text-center text-note text-sub ended:block">
        キャンペーンが終了したため、ここからお店には進めません。
      </p>
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        className="fixed inset-0 m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-100 overflow-y-auto overscroll-contain rounded-card bg-paper text-ink shadow-[0_8px_40px_rgb(28_27_34/0.28)] not-scripted:target:block print:static print:mt-4 print:block print:max-h-none print:w-full print:max-w-none"
      >
        <div className="sticky top-0 flex items-center justify-between gap-3 bg-paper py-1.5 pr-2 pl-5">
          <Heading level={scope.headingLevel} id={`${id}-title`} className="text-lead leading-snug font-extrabold">
            <ShopName name={storeName} />に<span className="whole">進む前に</span>
          </Heading>
          <Anchor
            href="#"
            data-closes={id}
            className="grid size-11 shrink-0 place-items-center rounded-full print:hidden"
          >
            <CloseIcon />
            <span className="sr-only">閉じる</span>
          </Anchor>
        </div>
        <div className="bg-wash">
          <Picture image={image} slot="window" className="block h-auto w-full" />
        </div>
        <div className="px-5 pt-5 pb-6">
          <p className="text-note text-sub">次のものは、ポイント還元の対象になりません。</p>
          <div className="mt-4">
            <IneligibleList {...ineligible} scope={scope} />
          </div>
        </div>
        <div className="sticky bottom-0 border-t border-line bg-paper px-5 py-4 ended:hidden">
          <ButtonLink href={url} kind="primary">
            <ShopName name={storeName} />へ<span className="whole">進む</span>
          </ButtonLink>
        </div>
      </dialog>
    </div>
  )
}
