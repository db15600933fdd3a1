import { diagnosticPaths, screenPaths } from '../pages/screen-paths.ts'

function withInApp(path: string): string[] {
  return [path, `${path}/in-app`]
}

const pagesByMonth: Readonly<Record<string, readonly string[]>> = {
  '202302-9': ['noodles', '8th-day', 'corner-shop'],
  '202304-9': ['8th-day', 'tablets'],
  '202305-9': ['tablets'],
  '202308-9': [],
}

/** The shops of 2023-05 with in-app pages only. */
export const affiliateShops = ['cloud-closet', 'field-radio']

/** Every campaign page of the fixture site, without trailing slash. */
export const campaignPaths: readonly string[] = [
  ...Object.entries(pagesByMonth).flatMap(([month, ids]) =>
    [`/jp/card/${month}`, ...ids.map((id) => `/jp/card/${month}/${id}`)].flatMap(withInApp),
  ),
  ...affiliateShops.map((id) => `/jp/card/202305-9/${id}/in-app`),
]

/** Pages other than campaigns. */
export const otherPaths: readonly string[] = [
  '/campaigns',
  '/jp/card',
  '/jp/card/in-app',
  ...diagnosticPaths,
  ...screenPaths,
]
