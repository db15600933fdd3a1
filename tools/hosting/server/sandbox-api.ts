import { createSandbox, isApiPath } from '#api-client/sandbox/sandbox.ts'
import { formatSettingCookies } from '#api-client/sandbox/settings.ts'

import type { Api } from './server.ts'

/** Returns the sandbox that replaces the provider's server in `npm start` and `npm run dev` (D19). */
export function createSandboxApi(): Api {
  return { isApiPath, api: createSandbox(), cookiesFor: formatSettingCookies }
}
