import { pageHref } from './links.ts'

type Props = {
  addresses: readonly string[]
  /** Pages that the preview no longer has. */
  areGone?: boolean
}

/** Addresses as links to the preview, all but the first few folded away. */
export function PageList({ addresses, areGone = false }: Props) {
  const [shown, folded] = [addresses.slice(0, 4), addresses.slice(4)]
  return (
    <>
      <ul className="pages">
        {shown.map((address) => (
          <PageItem key={address} address={address} isGone={areGone} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details>
          <summary>ほかの{folded.length}ページ</summary>
          <ul className="pages">
            {folded.map((address) => (
              <PageItem key={address} address={address} isGone={areGone} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function PageItem({ address, isGone }: { address: string; isGone: boolean }) {
  return <li>{isGone ? <del>{address}</del> : <a href={pageHref(address)}>{address}</a>}</li>
}
