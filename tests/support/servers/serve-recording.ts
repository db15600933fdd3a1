import { openContent, createPreviewLayer } from '#tools/build/content-preview.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import type { RunningServer } from '#tools/hosting/server/listen-at.ts'
import { startServer } from '#tools/hosting/server/server.ts'

/** Runs in the page before its own scripts: WebKit's driver does not report console messages. */
function listen(): void {
  const noise: string[] = []
  Object.assign(window, { noise })
  for (const level of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    const print = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      noise.push(`${level}: ${parts.map(String).join(' ')}`)
      print(...parts)
    }
  }
  const report = (event: ErrorEvent) =>
    noise.push(
      event.target instanceof Element
        ? `not loaded: ${event.target.outerHTML.slice(0, 120)}`
        : `uncaught: ${event.message}`,
    )
  addEventListener('error', report, true)
  addEventListener('unhandledrejection', ({ reason }) => noise.push(`rejected: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    noise.push(`violation: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
  )
}

/**
 * Serves a built site with the sandbox, with the preview injected into its pages for `?at=`, and a first script that
 * stores errors, console messages and policy violations in `window.noise`.
 */
export function serveRecording(folder: string): Promise<RunningServer> {
  const preview = createPreviewLayer(openContent(folder))
  const layer = async (urls: readonly string[]) => `(${listen.toString()})();${await preview(urls)}`
  return startServer(folder, 0, { api: createSandboxApi(), layer })
}
