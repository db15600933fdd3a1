import { siteUrl } from '#blocks/site-url.ts'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { shareCardSize } from '../../share-card-size.ts'
import type { ShareTags } from '../../documents/content-reader.ts'

/** Meta elements for the card of a shared link (X reads Open Graph as well), and against indexing. */
function ShareMeta({ share, siteName }: { share: ShareTags; siteName: string }) {
  const { url, title, description, image, alt } = share
  const tags = {
    type: 'website',
    locale: 'ja_JP',
    site_name: siteName,
    url,
    title,
    description,
    image,
    'image:width': shareCardSize.width,
    'image:height': shareCardSize.height,
    'image:alt': alt,
  }
  return (
    <>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={`${content}`} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

type Props = {
  provider: Provider
  /** The page's Open Graph data; undefined if its full URL is unknown. */
  share?: ShareTags | undefined
}

/**
 * The head of every page: the provider's name as its title, and no indexing by search engines (specification §1, D2,
 * D4). `only` disables automatic dark mode, which would make amounts and stages unreadable.
 */
export function DocumentHead({ provider, share }: Props) {
  return (
    <>
      <meta name="color-scheme" content="only light" />
      <title>{provider.name}</title>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      {share && <ShareMeta share={share} siteName={provider.name} />}
      <link rel="icon" href={siteUrl(provider.appIcon.src)} />
    </>
  )
}
