import { page, send, where, type Exchange, type HostileHost } from './hostile-host.ts'

const bare = page.replace(/\/$/, '')

function redirect(location: string, status = 301): (exchange: Exchange) => void {
  return (exchange) => send(exchange, { status, headers: { location }, body: Buffer.of() })
}

/** Returns a host that redirects the address without its slash. */
function redirectingHost(behaviour: string, location: string): HostileHost {
  const escaped = location.replaceAll(/[.?*+()[\]]/g, '\\$&')
  return {
    behaviour,
    expected: new RegExp(`redirected  ${bare}  leads to ${escaped} instead of answering 200`),
    respond: where(({ url }) => url === bare, redirect(location)),
  }
}

/** Hosts that redirect in ways that a host of static files may not. */
export const redirectingHosts: HostileHost[] = [
  redirectingHost('redirects to another host', `https://other.example${page}`),
  redirectingHost('redirects to another host without a scheme', `//other.example${page}`),
  redirectingHost('redirects below another path', `/old${page}`),
  redirectingHost('redirects to another page with the same end', `/jp/card/202302-1/other/..${page}`),
  redirectingHost('redirects to itself', bare),
  redirectingHost('redirects to the page with a query', `${page}?from=old`),
  redirectingHost('redirects to a script', `javascript:alert(1)//${page}`),
  redirectingHost('redirects to an invalid URL', `http://[${page}`),
  {
    behaviour: 'redirects in a circle',
    expected: new RegExp(`redirected  ${page}  leads to ${bare} instead`),
    respond: where(
      ({ url }) => url === page || url === bare,
      (exchange) => redirect(exchange.url === page ? bare : page)(exchange),
    ),
  },
  {
    behaviour: 'sends a Location with a status that does not redirect',
    expected: new RegExp(`redirected  ${bare}  leads to ${page}`),
    respond: where(({ url }) => url === bare, redirect(page, 300)),
  },
  {
    behaviour: 'redirects everything to its front page',
    expected: /redirected  \/jp\/card\/no-such-page\/  leads to \/ instead of answering 404/,
    respond: redirect('/', 302),
  },
  {
    behaviour: 'redirects by a Refresh header',
    expected: new RegExp(
      `wrong-header  ${page}  Refresh is "0; url=https://other.example/"; no file of the site has one`,
    ),
    respond: where(
      ({ url }) => url === page,
      (exchange) =>
        send(exchange, { headers: { ...exchange.right.headers, refresh: '0; url=https://other.example/' } }),
    ),
  },
]
