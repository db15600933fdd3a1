import { page, send, where, type Exchange, type HostileHost } from './hostile-host.ts'

const bare = page.replace(/\/$/, '')

function redirect(location: string, status = 301): (exchange: Exchange) => void {
  return (exchange) => send(exchange, { status, headers: { location }, body: Buffer.of() })
}

/** Returns a host that leads from the address without its slash to elsewhere. */
function leads(what: string, location: string): HostileHost {
  const escaped = location.replaceAll(/[.?*+()[\]]/g, '\\$&')
  return {
    what,
    expected: new RegExp(`redirected  ${bare}  leads to ${escaped} instead of answering 200`),
    respond: where(({ url }) => url === bare, redirect(location)),
  }
}

/** Hosts that lead elsewhere than a host of static files may. */
export const redirectingHosts: HostileHost[] = [
  leads('leads to another host', `https://other.example${page}`),
  leads('leads to another host without naming how', `//other.example${page}`),
  leads('leads below another path', `/old${page}`),
  leads('leads to another page that ends alike', `/jp/card/202302-1/other/..${page}`),
  leads('leads to itself', bare),
  leads('leads to the page with a query', `${page}?from=old`),
  leads('leads to a script', `javascript:alert(1)//${page}`),
  leads('leads to what is no address', `http://[${page}`),
  {
    what: 'leads in a circle',
    expected: new RegExp(`redirected  ${page}  leads to ${bare} instead`),
    respond: where(
      ({ url }) => url === page || url === bare,
      (exchange) => redirect(exchange.url === page ? bare : page)(exchange),
    ),
  },
  {
    what: 'leads to the right page with a status that does not redirect',
    expected: new RegExp(`redirected  ${bare}  leads to ${page}`),
    respond: where(({ url }) => url === bare, redirect(page, 300)),
  },
  {
    what: 'leads everything to its front page',
    expected: /redirected  \/jp\/card\/no-such-page\/  leads to \/ instead of answering 404/,
    respond: redirect('/', 302),
  },
  {
    what: 'leads elsewhere by a header',
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
