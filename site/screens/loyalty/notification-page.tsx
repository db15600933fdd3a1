import { ButtonLink } from '#blocks/button/button-link.tsx'

import type { ContentReader } from '../../documents/content-reader.ts'
import { Island } from '../../shared/island.tsx'
import { screenData } from '../../shared/screen-data.ts'
import { ScreenPage } from '../../shared/screen-page.tsx'
import { NoScriptNote } from '../../shared/no-script-note.tsx'
import { NotificationView } from './notification-view.tsx'

/** `/jp/card/loyalty/notification?id=…`: the change in the visitor's rate, and always a link to the rates. */
export async function NotificationPage({ content }: { content: ContentReader }) {
  const [{ notification }, provider] = await Promise.all([content.screen('loyalty'), content.provider()])
  const screen = screenData(provider, '/jp/card/loyalty/notification/', ['id'])
  return (
    <ScreenPage screen={screen} provider={provider} variant="web">
      <div className="wide px-5 pt-8 pb-14 desktop:px-8 desktop:pt-10">
        <h1 className="text-title font-extrabold">{notification.heading}</h1>
        <div className="mt-5 min-h-80 max-w-160 tablet:min-h-52">
          <NoScriptNote />
          <Island screen={screen} of={NotificationView} props={{ labels: notification }} />
        </div>
        <div className="mt-5 desktop:max-w-90">
          <ButtonLink href="/jp/card/loyalty/" kind="secondary">
            {notification.toRates}
          </ButtonLink>
        </div>
      </div>
    </ScreenPage>
  )
}
