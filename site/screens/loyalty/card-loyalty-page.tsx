import { publishedContent } from '../../documents/published-content.ts'
import { ScreenPage } from '../../shared/screen-page.tsx'
import { LoyaltyArticle } from './loyalty-article.tsx'

/** `/jp/card/loyalty`: the loyalty programme from the card holder's point of view. */
export async function CardLoyaltyPage() {
  const content = await publishedContent.screen('loyalty')
  return (
    <ScreenPage path="/jp/card/loyalty/" variant="web">
      <LoyaltyArticle content={content} view="card" phonePath="/jp/card/loyalty/" />
    </ScreenPage>
  )
}
