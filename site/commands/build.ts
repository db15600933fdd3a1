import { buildSiteAsAsked } from './build-site.ts'
import { checkSettings } from './settings.ts'

checkSettings(['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL'])
process.exitCode = (await buildSiteAsAsked('production')) ? 0 : 1
