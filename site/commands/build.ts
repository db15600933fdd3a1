import { buildSiteAsAsked } from './build-site.ts'

process.exitCode = (await buildSiteAsAsked('production')) ? 0 : 1
