import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { hostProblem } from './link-targets.ts'

/** Patterns of each store's URLs. */
const marks = { ios: /apps\.apple\.com|itunes|(?:^|[./-])ios(?:[./-]|$)/u, android: /play\.google\.com|android/u }

function listUrls({
  siteUrl,
  termsUrl,
  helpUrl,
  stores,
  linkHosts,
}: ProviderDefinition): { path: Path; url: string }[] {
  return [
    { path: ['siteUrl'], url: siteUrl },
    { path: ['termsUrl'], url: termsUrl },
    { path: ['helpUrl'], url: helpUrl },
    { path: ['stores', 'ios', 'url'], url: stores.ios.url },
    { path: ['stores', 'android', 'url'], url: stores.android.url },
    ...linkHosts.map((host, index) => ({ path: ['linkHosts', index], url: `https://${host}` })),
  ]
}

/** Finds URLs of the provider that lead nowhere, to another store, or to one page for two purposes. */
export function checkProviderLinks(provider: ProviderDefinition): FieldDiagnostic[] {
  const { stores, termsUrl, helpUrl } = provider
  const hosts = listUrls(provider).flatMap(({ path, url }): FieldDiagnostic[] => {
    const problem = hostProblem(url)
    return problem ? [{ path, ...problem }] : []
  })
  const exchanged = (['ios', 'android'] as const).flatMap((device): FieldDiagnostic[] => {
    const { url } = stores[device]
    const isOther = !marks[device].test(url) && marks[device === 'ios' ? 'android' : 'ios'].test(url)
    return isOther ? [{ path: ['stores', device, 'url'], kind: 'store-of-other-device', details: { actual: url } }] : []
  })
  const shared: FieldDiagnostic[] =
    termsUrl === helpUrl ? [{ path: ['helpUrl'], kind: 'address-for-two', details: { other: 'termsUrl' } }] : []
  return [...hosts, ...exchanged, ...shared]
}
