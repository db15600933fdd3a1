import { begin } from './begin.ts'
import { buildSiteAsAsked } from './build-site.ts'
import { production } from './targets.ts'

begin('npm run build', ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL'])
process.exitCode = (await buildSiteAsAsked(production)) ? 0 : 1
