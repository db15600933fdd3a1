import type { ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { openUrlIntent } from '../../platform/bridge/android-intents.ts'
import { createOpenUrlLink } from '../../platform/bridge/app-links.ts'

type Props = {
  provider: Provider
  /** Path of the page to open in the app. */
  path: string
  /** Classes of both links, which hide them; each is a grid in its own environment. */
  className: string
  children: ReactNode
}

/**
 * Links that open a page of this site in the app from a phone's browser, one for each system; CSS shows at most one.
 * After a tap, `every-page.ts` offers the store at `data-store` to visitors without the app.
 */
export function PhoneAppLinks({ provider, path, className, children }: Props) {
  const { siteUrl, stores } = provider
  const url = `${siteUrl}${path}`
  return (
    <>
      <Anchor
        href={createOpenUrlLink(provider, url)}
        data-store={stores.ios.url}
        className={`${className} on-ios:grid`}
      >
        {children}
      </Anchor>
      <Anchor
        href={openUrlIntent(provider, url, stores.android.url)}
        data-store={stores.android.url}
        className={`${className} on-android:grid`}
      >
        {children}
      </Anchor>
    </>
  )
}
