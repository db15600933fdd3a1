import type { ReactNode } from 'react'

import { errorStatuses } from '../error-statuses.ts'
import { pageError } from '../page-error.ts'
import type { OwnScript } from '../page-script/bundle.ts'
import { currentPath, pathFor, type Variant } from '../routes.ts'
import { InstallAppPage } from '../screens/install-app/install-app-page.tsx'
import { BlueprintsPage } from '../templates/blueprints-page.tsx'
import { CampaignPage } from '../templates/campaign-page.tsx'
import { CampaignsPage } from '../templates/campaigns-page.tsx'
import { CurrentPage } from '../templates/current-page.tsx'
import { ErrorPage } from '../templates/error-page.tsx'
import { MonthPage } from '../templates/month-page.tsx'
import type { ContentReader } from './content-reader.ts'

type Render = (content: ContentReader) => ReactNode

/** A page: how it is rendered from the content, and the script that it has besides those of all. */
export type Page = { render: Render; ownScript: OwnScript | undefined }

function plain(render: Render): Page {
  return { render, ownScript: undefined }
}

function errorPage(render: Render): Page {
  return { render, ownScript: 'lost' }
}

const variants = ['web', 'in-app'] as const satisfies Variant[]

/** Pages that exist whatever the content. An error page has no address of its own, so its file stands in for one. */
const fixedPages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/campaigns/', plain((content) => <CampaignsPage content={content} />)],
  ['/examples/blueprints/', plain(() => <BlueprintsPage />)],
  ['/install-app/', plain((content) => <InstallAppPage content={content} />)],
  ...variants.map((variant): [string, Page] => [
    currentPath(variant),
    { render: (content) => <CurrentPage content={content} variant={variant} />, ownScript: 'offers' },
  ]),
  [
    '/404.html',
    errorPage((content) => (
      <ErrorPage content={content} title="Page not found" code="404" text="お探しのページは見つかりませんでした。" />
    )),
  ],
  ...errorStatuses.map((status): [string, Page] => [
    `/errors/${status}.html`,
    errorPage((content) => <ErrorPage content={content} title={pageError.title} code={status} text={pageError.text} />),
  ]),
])

/** The addresses of all pages without a client component. A page's address ends with `/`. */
export async function listPages(content: ContentReader): Promise<string[]> {
  const months = await content.months()
  const ofMonths = months.flatMap(({ paths, campaigns }) =>
    variants.flatMap((variant) => [
      pathFor(paths, variant),
      ...campaigns.flatMap((campaign) => pathFor(campaign.paths, variant) ?? []),
    ]),
  )
  return [...fixedPages.keys(), ...ofMonths]
}

function monthPage(month: string, variant: Variant): Page {
  return {
    ownScript: 'lists',
    render: function renderMonth(content) {
      return <MonthPage content={content} month={month} variant={variant} />
    },
  }
}

function campaignPage(month: string, id: string, variant: Variant): Page {
  return plain(function renderCampaign(content) {
    return <CampaignPage content={content} month={month} id={id} variant={variant} />
  })
}

const ofMonth = /^\/jp\/card\/([^/]+)\/(?:(?!in-app\/)([^/]+)\/)?(in-app\/)?$/

/** The page at an address; undefined if there is none, or if it is a screen. */
export async function findPage(address: string, content: ContentReader): Promise<Page | undefined> {
  const fixed = fixedPages.get(address)
  const [, month, id, inApp] = ofMonth.exec(address) ?? []
  if (fixed || month === undefined) return fixed
  const variant: Variant = inApp === undefined ? 'web' : 'in-app'
  const known = (await content.months()).find((candidate) => candidate.month === month)
  if (!known) return undefined
  if (id === undefined) return monthPage(month, variant)
  const campaign = known.campaigns.find((candidate) => candidate.id === id)
  if (!campaign || pathFor(campaign.paths, variant) === null) return undefined
  return campaignPage(month, id, variant)
}

/** The published file of an address. */
export function fileOfAddress(address: string): string {
  return `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`
}
