import { isFinished } from '#domain/time/period-status.ts'

import type { PreloadHolder } from '../../platform/send-preloads.ts'

/** State shared by the page's head and React: the visitor's invite code, until the client has validated a response. */
export type OwnCodeHolder = { ownCode?: string | undefined }

/** The holder of the page. */
export const ownCodeHolder = globalThis as OwnCodeHolder

/** Waits until the body has been parsed. */
function waitForBody(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve())
    else resolve()
  })
}

/** Reads the code from a response that is not validated yet; undefined if the invitation may show something else. */
async function readOwnCode(response: Response): Promise<string | undefined> {
  if (!response.ok) return undefined
  // The client reads the response itself.
  const body: unknown = await response.clone().json()
  if (typeof body !== 'object' || body === null || !('ownInviteCode' in body)) return undefined
  const { ownInviteCode: code } = body
  const finished = 'finished' in body ? body.finished !== false : undefined
  const hasPeriod = document.querySelector('article[data-period]') !== null
  return typeof code === 'string' && code !== '' && !isFinished(finished, hasPeriod) ? code : undefined
}

/**
 * Shows the visitor's own code in the skeleton of the invitation as soon as the server has responded. Those who followed
 * an invitation see the form first, so the code is left to React.
 */
export async function showOwnCode({ preloads }: PreloadHolder): Promise<void> {
  const [sent] = preloads?.values() ?? []
  if (!sent || /invite-code/i.test(location.search)) return
  try {
    const response = await sent.response
    await waitForBody()
    const code = await readOwnCode(response)
    const skeleton = document.querySelector<HTMLElement>('[data-own-code]')
    const text = skeleton?.querySelector('.select-all > span')
    // Once the client has taken over the read, React shows its result.
    if (code === undefined || preloads?.size === 0 || !skeleton || !text) return
    text.textContent = code
    skeleton.dataset['ownCode'] = 'known'
    ownCodeHolder.ownCode = code
  } catch {
    // The client reports the failure when it takes over the read.
  }
}
