import { pageHref } from './links.ts'

/** Addresses as links to the preview, all but the first few folded away. */
export function PageList({ addresses, at }: { addresses: readonly string[]; at?: number | undefined }) {
  const [shown, folded] = [addresses.slice(0, 4), addresses.slice(4)]
  return (
    <>
      <ul className="pages">
        {shown.map((address) => (
          <PageItem key={address} address={address} at={at} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details>
          <summary>ほかの{folded.length}ページ</summary>
          <ul className="pages">
            {folded.map((address) => (
              <PageItem key={address} address={address} at={at} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function PageItem({ address, at }: { address: string; at?: number | undefined }) {
  return (
    <li>
      <a href={pageHref(address, at)}>{address}</a>
    </li>
  )
}
