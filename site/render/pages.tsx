import type { ReactNode } from 'react'

import { errorPages } from '../error-pages.ts'
import type { CampaignDocument } from '#content-layer/documents/document-types.ts'
import type { PageScriptName } from '../page-script/page-scripts.ts'
import { currentPath, fixedPaths, selectPath, type Variant } from '#content-layer/common/routes.ts'
import { InstallAppPage } from '../screens/install-app/install-app-page.tsx'
import { BlueprintsPage } from '../templates/blueprints/page.tsx'
import { hasShopDialog } from '../templates/campaign/campaign-article.tsx'
import { CampaignPage } from '../templates/campaign-page.tsx'
import { CampaignIndexPage } from '../templates/campaign-index-page.tsx'
import { CurrentPage } from '../templates/current-page.tsx'
import { ErrorPage } from '../templates/error-page.tsx'
import { getEstimateTerms } from '../templates/campaign/estimate.tsx'
import { listCampaignsInFull, MonthPage } from '../templates/month-page.tsx'
import type { ContentReader } from '../documents/content-reader.ts'

type Render = (content: ContentReader) => ReactNode | Promise<ReactNode>

/** A page: its rendering from the content, and its additional scripts. */
export type Page = { render: Render; pageScriptNames: readonly PageScriptName[] }

function createPageWithoutScripts(render: Render): Page {
  return { render, pageScriptNames: [] }
}

function createCurrentPage(variant: Variant): Page {
  return { render: (content) => CurrentPage({ content, variant }), pageScriptNames: ['currentPage'] }
}

const variants = ['web', 'in-app'] as const satisfies Variant[]

/**
 * Pages that exist regardless of the content. An error page has no URL of its own, so its file name is used instead.
 */
const fixedPages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/campaigns/', createPageWithoutScripts((content) => CampaignIndexPage({ content }))],
  ['/examples/blueprints/', { render: () => <BlueprintsPage />, pageScriptNames: ['dialogs'] }],
  ['/install-app/', createPageWithoutScripts((content) => InstallAppPage({ content }))],
  // The host's root shows the current campaigns.
  ['/', createCurrentPage('web')],
  ...variants.map((variant): [string, Page] => [currentPath(variant), createCurrentPage(variant)]),
  ...errorPages.map(({ status, file, title, text }): [string, Page] => [
    `/${file}`,
    {
      render: (content) => ErrorPage({ content, listPaths: listVisitorPaths, title, code: status, text }),
      pageScriptNames: ['notFound'],
    },
  ]),
])

/** Lists the URL paths of all pages without a client component. Each ends with `/`. */
export async function listPages(content: ContentReader): Promise<string[]> {
  const months = await content.months()
  const ofMonths = months.flatMap(({ paths, campaigns }) =>
    variants.flatMap((variant) => [
      selectPath(paths, variant),
      ...campaigns.flatMap((campaign) => selectPath(campaign.paths, variant) ?? []),
    ]),
  )
  return [...fixedPages.keys(), ...ofMonths]
}

/** Lists the URL paths of all pages for visitors, including screens. */
async function listVisitorPaths(content: ContentReader): Promise<string[]> {
  const paths = new Set([...(await listPages(content)), ...fixedPaths])
  return [...paths].filter((path) => path.endsWith('/') && !/^\/(?:examples|campaigns)\//.test(path))
}

/** Lists the scripts that campaigns need: the calculator of one with a rate, and the dialog of one with a shop. */
async function listScripts(content: ContentReader, campaigns: readonly CampaignDocument[]): Promise<PageScriptName[]> {
  const provider = await content.provider()
  return [
    ...(campaigns.some((campaign) => getEstimateTerms(campaign, provider)) ? (['estimate'] as const) : []),
    ...(campaigns.some(hasShopDialog) ? (['dialogs'] as const) : []),
  ]
}

async function createMonthPage(content: ContentReader, month: string, variant: Variant): Promise<Page> {
  return {
    render: function renderMonth(given) {
      return MonthPage({ content: given, month, variant })
    },
    pageScriptNames: ['monthPage', ...(await listScripts(content, await listCampaignsInFull(content, month)))],
  }
}

async function createCampaignPage(content: ContentReader, month: string, id: string, variant: Variant): Promise<Page> {
  return {
    render: function renderCampaign(given) {
      return CampaignPage({ content: given, month, id, variant })
    },
    pageScriptNames: await listScripts(content, [await content.campaign(month, id)]),
  }
}

const monthPathPattern = /^\/jp\/card\/([^/]+)\/(?:(?!in-app\/)([^/]+)\/)?(in-app\/)?$/

/** Finds the page at a URL path; undefined if there is none, or if it is a screen. */
export async function findPage(path: string, content: ContentReader): Promise<Page | undefined> {
  const fixed = fixedPages.get(path)
  const [, month, id, inApp] = monthPathPattern.exec(path) ?? []
  if (fixed || month === undefined) return fixed
  const variant: Variant = inApp === undefined ? 'web' : 'in-app'
  const monthDocument = (await content.months()).find((candidate) => candidate.month === month)
  if (!monthDocument) return undefined
  if (id === undefined) return createMonthPage(content, month, variant)
  const campaign = monthDocument.campaigns.find((candidate) => candidate.id === id)
  if (!campaign || selectPath(campaign.paths, variant) === null) return undefined
  return createCampaignPage(content, month, id, variant)
}

/** Returns the published file of a URL path. */
export function getPageFile(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`
}
