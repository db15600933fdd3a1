import { stageClass } from '#blocks/stage-color.tsx'

import type { ContentReader } from '../../documents/content-reader.ts'
import { PhonePanel } from '../../shared/open-app/phone-panel.tsx'
import { ScreenStage } from '../../shared/stage/screen-stage.tsx'
import { ScreenSection } from '../../shared/page/screen-sections.tsx'
import { Footer } from '../../templates/layout/footer.tsx'
import { LogoBar } from '../../templates/layout/layouts.tsx'
import { StoreLink } from './store-link.tsx'

/**
 * `/install-app`: a link to the app in the store of the visitor's system, with its rating; on desktops a QR code for
 * this page. The environment, set before first paint, hides the variants that do not apply, so the page needs no script
 * of its own.
 */
export async function InstallAppPage({ content }: { content: ContentReader }) {
  const [provider, labels] = await Promise.all([content.provider(), content.screen('install-app')])
  const { stage, features } = labels
  return (
    <div className="min-h-dvh bg-paper">
      <LogoBar provider={provider} />
      <main className={`screen ${stageClass(stage.bgcolor)}`}>
        <ScreenStage id="screen" content={stage}>
          <p className="mt-3 font-bold text-balance">{stage.lead}</p>
        </ScreenStage>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pt-8 desktop:grid-cols-2 desktop:gap-x-8 desktop:pt-10">
          <p className="hidden rounded-card bg-wash px-5 py-4 font-bold in-app:block">{labels.installed}</p>
          <PhonePanel
            heading={labels.desktopHeading}
            message={labels.desktop}
            path="/install-app/"
            look="desktop:row-span-2"
          />
          <StoreLink
            appIcon={provider.appIcon}
            appName={provider.appName}
            store={provider.stores.ios}
            label={labels.ios}
            look="in-app:hidden on-android:hidden"
          />
          <StoreLink
            appIcon={provider.appIcon}
            appName={provider.appName}
            store={provider.stores.android}
            label={labels.android}
            look="in-app:hidden on-ios:hidden"
          />
        </div>
        <div className="pb-12 desktop:pb-14">
          <ScreenSection heading={labels.featuresHeading} isWide>
            <dl className="border-t border-line desktop:grid desktop:grid-cols-2 desktop:gap-x-8">
              {features.map(({ term, detail }) => (
                <div key={term} className="border-b border-line py-3 tablet:flex tablet:items-baseline">
                  <dt className="font-bold tablet:w-40">{term}</dt>
                  <dd className="text-note text-sub">{detail}</dd>
                </div>
              ))}
            </dl>
          </ScreenSection>
        </div>
      </main>
      <Footer provider={provider} />
    </div>
  )
}
