import { ButtonLink } from '#blocks/button/button-link.tsx'

import { publishedContent } from '../../documents/published-content.ts'
import { Island } from '../../shared/island.tsx'
import { ScreenPage } from '../../shared/screen-page.tsx'
import { UnscriptedNote } from '../../shared/unscripted-note.tsx'
import { NotificationView } from './notification-view.tsx'

/** `/jp/card/loyalty/notification?id=…`: what changed in the visitor's rate, and always a link to the rates. */
export async function NotificationPage() {
  const { notification } = await publishedContent.screen('loyalty')
  return (
    <ScreenPage path="/jp/card/loyalty/notification/" variant="web" keeps={['id']}>
      <div className="mx-auto max-w-160 px-5 pt-8 pb-14">
        <h1 className="text-title font-extrabold">{notification.heading}</h1>
        <div className="mt-5 min-h-80">
          <UnscriptedNote />
          <Island>
            <NotificationView words={notification} />
          </Island>
        </div>
        <div className="mt-5">
          <ButtonLink href="/jp/card/loyalty/" kind="secondary">
            {notification.toRates}
          </ButtonLink>
        </div>
      </div>
    </ScreenPage>
  )
}
