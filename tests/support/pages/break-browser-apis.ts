// Each function runs in the page, so it uses nothing of this module.

/**
 * Makes effects throw: runs before the page's scripts. `usePeriodStatus`, `useSignInState` and TanStack Query listen for
 * these events in their effects. The inline scripts listen for some of them too and must keep working. Their URL is the
 * page's, while those of the build are below `/scripts/`, so the stack of a new error tells which script is calling.
 */
export function throwInEffects(): void {
  const effectEvents = ['visibilitychange', 'pageshow', 'online']
  const listen: unknown = Reflect.get(EventTarget.prototype, 'addEventListener')
  EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest: never[]) {
    const isCalledByBuild = new Error().stack?.includes('/scripts/') === true
    if (isCalledByBuild && effectEvents.includes(type)) throw new Error('broken on purpose')
    if (typeof listen === 'function') Reflect.apply(listen, this, [type, ...rest])
  }
}

/** Makes event handlers throw: from now on, each API that those of the screens call throws. Runs once the page is there. */
export function throwInEventHandlers(): void {
  function fail(): never {
    throw new Error('broken on purpose')
  }
  Object.assign(window, { fetch: fail, AbortController: fail, URL: fail })
  Object.defineProperty(navigator, 'clipboard', { get: fail })
  Object.assign(History.prototype, { back: fail })
}

/** Denies access to storage, as a browser does that blocks all site data. Runs before the page's scripts. */
export function refuseStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied on purpose', 'SecurityError')
      },
    })
  }
}
