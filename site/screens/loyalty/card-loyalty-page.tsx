import type { ContentReader } from '../../documents/content-reader.ts'
import { screenData } from '../../shared/context/screen-data.ts'
import { ScreenPage } from '../../shared/page/screen-page.tsx'
import { LoyaltyArticle } from './loyalty-article.tsx'

/** `/jp/card/loyalty`: the loyalty programme from the card holder's point of view. */
export async function CardLoyaltyPage({ content }: { content: ContentReader }) {
  const [loyalty, provider] = await Promise.all([content.screen('loyalty'), content.provider()])
  const screen = screenData(provider, '/jp/card/loyalty/')
  return (
    <ScreenPage screen={screen} provider={provider} variant="web">
      <LoyaltyArticle screen={screen} content={loyalty} baseRate={provider.baseRate} view="card" />
    </ScreenPage>
  )
}
