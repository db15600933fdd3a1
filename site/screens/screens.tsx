import type { ReactElement } from 'react'

import type { ContentReader } from '../documents/content-reader.ts'
import { CheckWebviewPage, DetailPage, StatusPage } from './check-webview/check-webview-pages.tsx'
import { DatePage } from './date/date-page.tsx'
import { DeeplinksPage } from './deeplinks/deeplinks-page.tsx'
import { DummyExternalPage } from './dummy-external/dummy-external-page.tsx'
import { EasypayGuidePage } from './easypay-guide/easypay-guide-page.tsx'
import { EntryPage } from './entry/entry-page.tsx'
import { InvitationPage } from './invitation/invitation-page.tsx'
import { LendingPage } from './lending/lending-page.tsx'
import { CardLoyaltyPage, LoyaltyPage } from './loyalty/loyalty-pages.tsx'
import { NotificationPage } from './loyalty/notification-page.tsx'
import { MercardApplicationPage } from './mercard-application/mercard-application-page.tsx'
import type { ScreenPath } from './screen-paths.ts'

/** The page body of every screen. */
export const screens: Readonly<Record<ScreenPath, (content: ContentReader) => ReactElement>> = {
  '/examples/check-webview/': (content) => <CheckWebviewPage content={content} />,
  '/examples/check-webview/detail/': (content) => <DetailPage content={content} />,
  '/examples/check-webview/status/': (content) => <StatusPage content={content} />,
  '/examples/date/': (content) => <DatePage content={content} />,
  '/examples/deeplinks/': (content) => <DeeplinksPage content={content} />,
  '/examples/dummy-external/': (content) => <DummyExternalPage content={content} />,
  '/guide/easypay/registration/': (content) => <EasypayGuidePage content={content} variant="general" />,
  '/guide/easypay/registration/mercard/': (content) => <EasypayGuidePage content={content} variant="mercard" />,
  '/jp/card/campaign/in-app/': (content) => <EntryPage content={content} name="inApp" />,
  '/jp/card/entry/': (content) => <EntryPage content={content} name="entry" />,
  '/jp/card/entry/refound/': (content) => <EntryPage content={content} name="refound" />,
  '/jp/card/invitation/': (content) => <InvitationPage content={content} variant="web" />,
  '/jp/card/invitation/in-app/': (content) => <InvitationPage content={content} variant="in-app" />,
  '/jp/card/loyalty/': (content) => <CardLoyaltyPage content={content} />,
  '/jp/card/loyalty/notification/': (content) => <NotificationPage content={content} />,
  '/jp/lending/': (content) => <LendingPage content={content} variant="web" />,
  '/jp/lending/in-app/': (content) => <LendingPage content={content} variant="in-app" />,
  '/jp/loyalty/': (content) => <LoyaltyPage content={content} variant="web" />,
  '/jp/loyalty/in-app/': (content) => <LoyaltyPage content={content} variant="in-app" />,
  '/r/mercard-application/': (content) => <MercardApplicationPage content={content} />,
}
