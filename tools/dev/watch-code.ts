import type { Server } from 'node:http'
import path from 'node:path'

import { createServer, type Plugin, type ViteDevServer } from 'vite'

/** Calls `onChange` when code that renders pages has changed. */
function followCode(onChange: (vite: ViteDevServer) => void): Plugin {
  return {
    name: 'content-pages',
    hotUpdate({ file, modules, server: vite }) {
      // No module imports the theme: it is compiled separately.
      const isUsed = modules.length > 0 || file.endsWith('.css')
      if (this.environment.name !== 'ssr' || !isUsed) return
      onChange(vite)
    },
  }
}

/** Starts Vite, which watches the code below `root`, reloads changed modules, and reaches open pages over `server`. */
export function watchCode(
  root: string,
  server: Server,
  onChange: (vite: ViteDevServer) => void,
): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: {
        // Editors empty a file before writing it; a page rendered in between would lose its styles.
        awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 },
        ignored: [
          path.join(root, 'content', '**'),
          '**/out*/**',
          '**/.cache/**',
          '**/.next/**',
          '**/site/out/**',
          '**/site/public/**',
          '**/site/.generated/**',
          '**/tests/**',
          '**/docs/**',
        ],
      },
    },
    plugins: [followCode(onChange)],
    optimizeDeps: { noDiscovery: true },
  })
}
