import type { ContentReader } from '../../documents/content-reader.ts'
import { fillShareText } from '../../shared/invitation-url.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { CommandPanels } from './command-panels.tsx'

const sampleCode = 'HARU2023'

/** `/examples/deeplinks`: a form and the links for every command of the app (specification §7). */
export async function DeeplinksPage({ content }: { content: ContentReader }) {
  const [provider, invitation] = await Promise.all([content.provider(), content.screen('invitation')])
  const { siteUrl, helpUrl } = provider
  const text = (template: string, referer: 'share' | 'copy') =>
    fillShareText(template, { siteUrl, code: sampleCode, referer })
  return (
    <DiagnosticsPage
      provider={provider}
      path="/examples/deeplinks/"
      title="アプリへのリンク"
      lead="ページがアプリに頼むことを、一つずつ試せます。アプリの外では、ブラウザでできることに切り替わります。"
      of={CommandPanels}
      props={{
        samples: {
          siteUrl,
          helpUrl,
          shareText: text(invitation.shareText, 'share'),
          copyText: text(invitation.copyText, 'copy'),
        },
      }}
    />
  )
}
