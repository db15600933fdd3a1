import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { findHostProblem } from './link-targets.ts'

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

/** Finds URLs of the provider on hosts that are no public servers. */
export function checkProviderLinks(provider: ProviderDefinition): FieldDiagnostic[] {
  return listUrls(provider).flatMap(({ path, url }): FieldDiagnostic[] => {
    const problem = findHostProblem(url)
    return problem ? [{ path, ...problem }] : []
  })
}
