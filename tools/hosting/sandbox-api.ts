import { createSandbox, isApiPath } from '#api-client/sandbox/sandbox.ts'
import { settingCookies } from '#api-client/sandbox/settings.ts'

import type { Api } from './server.ts'

/** The sandbox in place of the provider's server, as `npm start` and `npm run dev` serve it (D19). */
export function sandboxApi(): Api {
  return { isApiPath, api: createSandbox(), cookiesFor: settingCookies }
}
