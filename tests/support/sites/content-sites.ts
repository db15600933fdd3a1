import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { findSpans, type Span } from '#domain/time/spans.ts'
import { outFolder } from '#tools/commands/project-paths.ts'

import { grownSite } from './grown-content.ts'
import { selectCells, isWholeGrid } from '../run/grid.ts'
import { listPaths, readPageReports } from './page-reports.ts'

/** A site under test, and where it is served meanwhile. */
export type ContentSite = { name: string; folder: string; origin: string }

export const projectSite: ContentSite = { name: 'the site', folder: outFolder, origin: 'http://localhost:4174' }

const siteWithMore: ContentSite = {
  name: 'the site with a further month',
  folder: grownSite.folder,
  origin: 'http://localhost:4175',
}

/**
 * What marketers have written; in `npm run test:extended -- grid` also the same with another month and a reworded
 * screen: their next likely edits.
 */
export const contentSites: readonly ContentSite[] = isWholeGrid ? [projectSite, siteWithMore] : [projectSite]

/** Returns the file of every page that was built, such as `jp/lending/index.html` and `404.html`. */
function listPageFiles({ folder }: ContentSite): string[] {
  return readPageReports(folder).map(({ page }) => page)
}

export function readPage({ folder }: ContentSite, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}

const varying = /(\/scripts\/)[^"]*|sha256-[^' ]*/g

/** Returns whether a page of the site with another month differs from the same page of the site. */
function isChanged(file: string): boolean {
  const readBody = (site: ContentSite) => readPage(site, file).replaceAll(varying, '')
  return !existsSync(path.join(projectSite.folder, file)) || readBody(projectSite) !== readBody(siteWithMore)
}

/** Returns the page files to test: all of the site, and those that another month and a reworded screen change. */
export function pageFiles(site: ContentSite): string[] {
  return site === projectSite ? listPageFiles(site) : listPageFiles(site).filter(isChanged)
}

/** Returns the path of every page that visitors can open, with trailing slash. */
export function pathsOfSite(site: ContentSite): string[] {
  return listPaths(listPageFiles(site))
}

/** Returns the paths of the pages to test. */
export function pagePaths(site: ContentSite): string[] {
  return listPaths(pageFiles(site))
}

/** The query of pages that show nothing without one. */
export const queries: Readonly<Record<string, string>> = { '/jp/card/loyalty/notification/': '?id=stage-up-1' }

/**
 * Pages of one kind. The page in the app differs by its head and foot; a month that is no longer written, and its
 * campaigns, were all looked at when it was.
 */
function getPageKind(url: string, newest: string | undefined): string {
  if (url.startsWith('/examples/')) return 'a page for those who build the app'
  const page = url.replace(/in-app\/$/, '')
  const [, month, id] = /^\/jp\/card\/(\d+-\d+)\/([^/]*)/.exec(page) ?? []
  if (month === undefined || month === newest) return page
  return id === '' ? 'an earlier month' : 'a campaign of an earlier month'
}

/** Returns the path of a page of each kind; of every page in `npm run test:extended -- grid`. */
export function pathOfEachKind(site: ContentSite): string[] {
  const paths = pagePaths(site)
  const newest = paths
    .flatMap((url) => /^\/jp\/card\/(\d+-\d+)\//.exec(url)?.[1] ?? [])
    .sort()
    .at(-1)
  return selectCells(paths, (url) => getPageKind(url, newest))
}

/** Returns the periods of a page's own stage, or of all campaigns that a page of the site lists. */
export function readSpans(url: string): Span[] {
  const html = readPage(projectSite, `${url.slice(1)}index.html`)
  const [firstArticle] = (html.match(/<article[^>]*>/g) ?? []).flatMap(findSpans)
  return firstArticle ? [firstArticle] : findSpans(html)
}
