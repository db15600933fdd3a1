import type { Respond } from './faulty-server.ts'
import { loyalty, network, returnsLoyalty, type BadResponse } from './bad-response.ts'
import { send } from './respond-badly.ts'

const body = JSON.stringify(loyalty)

/** The target of redirects; no request may ever arrive there. */
export const redirectTarget = '/v1/redirect-target'

const redirect =
  (status: number, to: (elsewhere: string) => string): Respond =>
  (exchange) =>
    send(status, '', { Location: to(exchange.elsewhere) })(exchange)

/** Lets a page of another origin read the answer, with credentials. */
const allowOrigin: Respond = (exchange) => {
  const { origin = '', 'access-control-request-headers': headers = '' } = exchange.request.headers
  const allowed = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': headers,
    'Access-Control-Allow-Credentials': 'true',
  }
  if (exchange.request.method === 'OPTIONS') send(204, '', allowed)(exchange)
  else send(200, body, allowed)(exchange)
}

/** Other origins: a call goes to its own server only (D14). */
export const elsewhere: BadResponse[] = [
  ...[302, 307].flatMap((status): BadResponse[] => [
    {
      name: `sends the call to another origin with ${status}`,
      respond: redirect(status, (origin) => origin + redirectTarget),
      ends: network,
    },
    {
      name: `sends the call to another path with ${status}`,
      respond: redirect(status, () => redirectTarget),
      ends: network,
    },
  ]),
  { name: 'allows pages of another origin', respond: allowOrigin, at: 'elsewhere', ends: returnsLoyalty },
  {
    name: 'does not allow pages of another origin',
    respond: send(200, body),
    at: 'elsewhere',
    ends: returnsLoyalty,
    inChromium: {
      because: 'only a browser knows a page, and asks first whether its origin may',
      ends: network,
      requests: { read: 0, write: 0 },
    },
  },
]
