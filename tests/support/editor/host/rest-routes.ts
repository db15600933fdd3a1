import type { Host, HostRequest, HostResponse, PullRequest } from './fake-host.ts'

/** A request with the decoded parts of its path that the groups of the route's pattern captured. */
export type RoutedRequest = HostRequest & { host: Host; captured: readonly string[] }

type Handler = (request: RoutedRequest) => HostResponse

/** A method, a regular expression for the whole path, and the function that handles such requests. */
export type Route = readonly [method: string, pathPattern: string, handle: Handler]

/** Handles a request by the first route that matches; undefined if none does. */
export function routeRequest(routes: readonly Route[], host: Host, request: HostRequest): HostResponse | undefined {
  for (const [method, pathPattern, handle] of routes) {
    const match = method === request.method && new RegExp(`^${pathPattern}$`).exec(request.url.pathname)
    if (match) return handle({ ...request, host, captured: match.slice(1).map(decodeURIComponent) })
  }
  return undefined
}

/** Creates a handler for a pull request whose number is captured first; 404 if there is none. */
export function ofPullRequest(handle: (pull: PullRequest, request: RoutedRequest) => HostResponse): Handler {
  return (request) => {
    const pull = request.host.pulls.find(({ number }) => String(number) === request.captured[0])
    return pull ? handle(pull, request) : { status: 404, json: { message: 'Not Found' } }
  }
}
