import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { outFolder } from '#site/commands/root.ts'

import { grownSite } from './grown-content.ts'

/** A site that content tests look at, and where it is served while they do. */
export type ContentSite = { name: string; folder: string; origin: string }

export const ownSite: ContentSite = { name: 'the site', folder: outFolder, origin: 'http://localhost:4174' }

export const siteWithMore: ContentSite = {
  name: 'the site with a further month',
  folder: grownSite.folder,
  origin: 'http://localhost:4175',
}

/**
 * What marketers have written, and the same with a further month and a reworded screen: the next thing that they will
 * do.
 */
export const contentSites: readonly ContentSite[] = [ownSite, siteWithMore]

type Report = { pages: { page: string }[] }

/** The file of every page that was built, such as `jp/lending/index.html` and `404.html`. */
function allPageFiles({ folder }: ContentSite): string[] {
  const { pages } = JSON.parse(readFileSync(path.join(`${folder}-report`, 'report.json'), 'utf8')) as Report
  return pages.map(({ page }) => page)
}

/** The built HTML of a page. */
export function readPage({ folder }: ContentSite, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}

const varying = /(\/_next\/static\/)[^"]*|sha256-[^' ]*/g

/** Whether a page of the site with a further month shows something that the site does not. */
function isChanged(file: string): boolean {
  const bodyOf = (site: ContentSite) => readPage(site, file).replaceAll(varying, '')
  return !existsSync(path.join(ownSite.folder, file)) || bodyOf(ownSite) !== bodyOf(siteWithMore)
}

/**
 * The files of pages that are to be looked at: all of the site, and what a further month and a reworded screen change.
 */
export function pageFiles(site: ContentSite): string[] {
  return site === ownSite ? allPageFiles(site) : allPageFiles(site).filter(isChanged)
}

function addressesOf(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('/index.html')).map((file) => `/${file.slice(0, -'index.html'.length)}`)
}

/** The address of every page that people come to, with a slash at its end. */
export function allAddresses(site: ContentSite): string[] {
  return addressesOf(allPageFiles(site))
}

/** The addresses of pages that are to be looked at. */
export function pageAddresses(site: ContentSite): string[] {
  return addressesOf(pageFiles(site))
}
