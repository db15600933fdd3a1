import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { startNginx } from '../../support/servers/start-nginx.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import { readRaw } from './read-raw.ts'
import type { Way } from './run-wrk.ts'

/** The minimal nginx configuration that sends a file. */
const server = `server {
  listen 8080;
  root /srv/campaign-pages;
  sendfile on;
  gzip off;
}
`

/**
 * Starts a bare nginx with, for each encoding, a file of exactly the bytes that another server answers with: the cost
 * of sending them and nothing else.
 */
export async function startBareNginx(answering: string, encodings: readonly Way['encoding'][]) {
  const folder = await temporaryFolder()
  for (const encoding of encodings) {
    await mkdir(path.join(folder, encoding))
    await writeFile(path.join(folder, encoding, 'index.html'), await readRaw(answering, encoding))
  }
  return startNginx(await freePort(), { folder, server })
}
