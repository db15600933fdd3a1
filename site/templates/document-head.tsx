import { siteUrl } from '#blocks/site-address.ts'

import type { Provider } from '#content-layer/documents/document-types.ts'

/**
 * The head of every page: the provider's name as its title, and no indexing by search engines (specification §1, D2,
 * D4). `only`: no browser darkens it by itself, which would change amounts and stages beyond reading.
 */
export function DocumentHead({ provider }: { provider: Provider }) {
  return (
    <>
      <meta name="color-scheme" content="only light" />
      <title>{provider.name}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <link rel="icon" href={siteUrl(provider.appIcon.src)} />
    </>
  )
}
