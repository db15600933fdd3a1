import { publishedContent } from '../../documents/published-content.ts'
import type { Variant } from '#content-layer/routes.ts'
import { ScreenPage } from '../../shared/screen-page.tsx'
import { LoyaltyArticle } from './loyalty-article.tsx'

/** `/jp/loyalty` and `/jp/loyalty/in-app`: the loyalty programme. */
export async function LoyaltyPage({ variant }: { variant: Variant }) {
  const content = await publishedContent.screen('loyalty')
  return (
    <ScreenPage path="/jp/loyalty/in-app/" variant={variant}>
      <LoyaltyArticle content={content} view="program" {...(variant === 'web' ? { phonePath: '/jp/loyalty/' } : {})} />
    </ScreenPage>
  )
}
