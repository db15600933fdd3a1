import { publishedContent } from '../../documents/published-content.ts'
import { fillShareText } from '../../shared/share-text.ts'
import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { CommandPanels } from './command-panels.tsx'

const sampleCode = 'HARU2023'

/** `/examples/deeplinks`: a form and the links for every command of the app (specification §7). */
export async function DeeplinksPage() {
  const [provider, invitation] = await Promise.all([publishedContent.provider(), publishedContent.screen('invitation')])
  const { siteUrl, helpUrl, deepLinkScheme, androidPackage, androidActivity, stores, userAgentToken } = provider
  const text = (template: string, referer: 'share' | 'copy') =>
    fillShareText(template, { siteUrl, code: sampleCode, referer })
  return (
    <DiagnosticsPage
      path="/examples/deeplinks/"
      title="アプリへのリンク"
      lead="ページがアプリに頼むことを、一つずつ試せます。アプリの外では、ブラウザでできることに切り替わります。"
    >
      <CommandPanels
        appToken={userAgentToken}
        address={{
          deepLinkScheme,
          androidPackage,
          androidActivity,
          stores: { ios: { url: stores.ios.url }, android: { url: stores.android.url } },
        }}
        samples={{
          siteUrl,
          helpUrl,
          shareText: text(invitation.shareText, 'share'),
          copyText: text(invitation.copyText, 'copy'),
        }}
      />
    </DiagnosticsPage>
  )
}
