import type { ContentReader } from '../../documents/content-reader.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { getScreenData } from '../../shared/context/screen-data.ts'
import { ScreenPage } from '../../shared/page/screen-page.tsx'
import { LoyaltyArticle } from './loyalty-article.tsx'

/** `/jp/loyalty` and `/jp/loyalty/in-app`: the loyalty programme. */
export async function LoyaltyPage({ content, variant }: { content: ContentReader; variant: Variant }) {
  const [loyalty, provider] = await Promise.all([content.screen('loyalty'), content.provider()])
  const screen = getScreenData(provider, '/jp/loyalty/in-app/')
  return (
    <ScreenPage screen={screen} provider={provider} variant={variant}>
      <LoyaltyArticle screen={screen} content={loyalty} baseRate={provider.baseRate} view="program" />
    </ScreenPage>
  )
}

/** `/jp/card/loyalty`: the loyalty programme from the card holder's point of view. */
export async function CardLoyaltyPage({ content }: { content: ContentReader }) {
  const [loyalty, provider] = await Promise.all([content.screen('loyalty'), content.provider()])
  const screen = getScreenData(provider, '/jp/card/loyalty/')
  return (
    <ScreenPage screen={screen} provider={provider} variant="web">
      <LoyaltyArticle screen={screen} content={loyalty} baseRate={provider.baseRate} view="card" />
    </ScreenPage>
  )
}
