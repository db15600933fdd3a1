import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { outFolder } from '#site/commands/root.ts'

/** The paths of specification §2 for campaign pages, typed from it: months, and the fixed ids of each. */
const months = ['202302-1', '202303-1', '202303-2', '202304-1', '202305-1', '202306-1', '202307-1', '202308-1']

const fixedIds: Readonly<Record<string, readonly string[]>> = {
  '202302-1': ['restaurant', 'fashion', '8th-day', 'convenience-store'],
  '202303-1': ['8th-day'],
  '202304-1': ['8th-day', 'apple'],
  '202305-1': ['apple'],
}

/** The affiliate shops of 2023-05, which exist only in the app, in the order of specification §9. */
export const affiliateShops = ['sola-closet', 'hikari-denki', 'oriori-catalog', 'hidamari-bin', 'hibiki-books', 'airnest', 'dressy-note']

function withInApp(path: string): string[] {
  return [path, `${path}/in-app`]
}

/** Every campaign path that specification §2 names, without a slash at its end. */
export const campaignPaths: readonly string[] = [
  ...months.flatMap((month) => withInApp(`/jp/card/${month}`)),
  ...Object.entries(fixedIds).flatMap(([month, ids]) => ids.flatMap((id) => withInApp(`/jp/card/${month}/${id}`))),
  ...affiliateShops.map((id) => `/jp/card/202305-1/${id}/in-app`),
]

/** The interactive screens of specification §2. */
export const screenPaths: readonly string[] = [
  '/guide/easypay/registration',
  '/guide/easypay/registration/mercard',
  '/install-app',
  '/jp/card/campaign/in-app',
  '/jp/card/entry',
  '/jp/card/entry/refound',
  '/jp/card/invitation',
  '/jp/card/invitation/in-app',
  '/jp/card/loyalty',
  '/jp/card/loyalty/notification',
  '/jp/lending',
  '/jp/lending/in-app',
  '/jp/loyalty',
  '/jp/loyalty/in-app',
  '/r/mercard-application',
]

/** Pages beside the campaigns. */
export const otherPaths: readonly string[] = [
  '/campaigns',
  '/examples/blueprints',
  '/examples/check-webview',
  '/examples/check-webview/detail',
  '/examples/check-webview/status',
  '/examples/date',
  '/examples/deeplinks',
  '/examples/dummy-external',
  ...screenPaths,
]

/** The built HTML of a page. */
export function readPage(path_: string): Promise<string> {
  return readFile(path.join(outFolder, path_, 'index.html'), 'utf8')
}
