import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { findHostProblem } from './link-targets.ts'

/** Patterns of each app store's URLs. */
const storeUrls = { ios: /apps\.apple\.com|itunes|(?:^|[./-])ios(?:[./-]|$)/u, android: /play\.google\.com|android/u }

const otherDevice = { ios: 'android', android: 'ios' } as const

function listUrls(provider: ProviderDefinition): { path: Path; url: string }[] {
  const { siteUrl, termsUrl, helpUrl, stores, linkHosts } = provider
  return [
    { path: ['siteUrl'], url: siteUrl },
    { path: ['termsUrl'], url: termsUrl },
    { path: ['helpUrl'], url: helpUrl },
    { path: ['stores', 'ios', 'url'], url: stores.ios.url },
    { path: ['stores', 'android', 'url'], url: stores.android.url },
    ...linkHosts.map((host, index) => ({ path: ['linkHosts', index], url: `https://${host}` })),
  ]
}

/** Finds URLs of the provider that lead nowhere, to the store of another device, or to one page for two purposes. */
export function checkProviderLinks(provider: ProviderDefinition): FieldDiagnostic[] {
  const { stores, termsUrl, helpUrl } = provider
  const ofHosts = listUrls(provider).flatMap(({ path, url }): FieldDiagnostic[] => {
    const problem = findHostProblem(url)
    return problem ? [{ path, ...problem }] : []
  })
  const ofStores = (['ios', 'android'] as const).flatMap((device): FieldDiagnostic[] => {
    const { url } = stores[device]
    const isOfOther = !storeUrls[device].test(url) && storeUrls[otherDevice[device]].test(url)
    if (!isOfOther) return []
    return [{ path: ['stores', device, 'url'], kind: 'store-of-other-device', details: { actual: url } }]
  })
  const ofHelp: FieldDiagnostic[] =
    termsUrl === helpUrl ? [{ path: ['helpUrl'], kind: 'address-for-two', details: { other: 'termsUrl' } }] : []
  return [...ofHosts, ...ofStores, ...ofHelp]
}
