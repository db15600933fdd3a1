import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A request that has arrived completely, and what to answer it through: `response`, or `socket` byte by byte. */
export type Exchange = { request: IncomingMessage; response: ServerResponse; socket: Socket; elsewhere: string }

/** Answers a request, validly or not. */
export type Respond = (exchange: Exchange) => void

/** Parts of a request that the server recorded. */
export type Seen = {
  path: string
  method: string
  headers: IncomingMessage['headers']
  body: string
  isConnectionReused: boolean
}

export type FaultyServer = {
  origin: string
  /** The requests that arrived for a path, without preflights. */
  seen: (path: string) => readonly Seen[]
  /** How many connections that requested a path are still open. */
  open: (path: string) => number
  stop: () => Promise<void>
}

export type FaultyServerOptions = {
  responses: ReadonlyMap<string, Respond>
  /** The page and its scripts, by path, for a browser. */
  files?: ReadonlyMap<string, string>
  /** Another origin, for redirects. */
  elsewhere?: string
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const boundTo = server.address()
      if (boundTo === null || typeof boundTo === 'string') reject(new Error('The server has no port.'))
      else resolve((boundTo satisfies AddressInfo).port)
    })
  })
}

/** Returns an origin with no listener. */
export async function findClosedOrigin(): Promise<string> {
  const server = createSocketServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return `http://localhost:${port}`
}

async function readText(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8')
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

function sendFile(response: ServerResponse, path: string, text: string): void {
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, Connection: 'close' }).end(text)
}

/**
 * Starts a server that misbehaves in a different way on each path, over real connections. Connections are closed unless
 * a response is persistent.
 */
export async function startFaultyServer({
  responses,
  files = new Map(),
  elsewhere = '',
}: FaultyServerOptions): Promise<FaultyServer> {
  const seen: Seen[] = []
  const open = new Map<Socket, Set<string>>()

  function note(request: IncomingMessage, body: string): void {
    const { url: path = '', method = '', headers, socket } = request
    const paths = open.get(socket) ?? new Set()
    seen.push({ path, method, headers, body, isConnectionReused: paths.size > 0 })
    if (!open.has(socket)) socket.once('close', () => open.delete(socket))
    open.set(socket, paths.add(path))
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', socket } = request
    const file = files.get(path)
    if (request.method === 'GET' && file !== undefined) {
      sendFile(response, path, file)
      return
    }
    const body = await readText(request)
    if (request.method !== 'OPTIONS') note(request, body)
    // Connection resets are expected here.
    socket.on('error', () => undefined)
    const respond = responses.get(path)
    if (respond) respond({ request, response, socket, elsewhere })
    else response.writeHead(404, { Connection: 'close' }).end()
  }

  const server = createServer(
    (request, response) => void handleRequest(request, response).catch(() => request.socket.destroy()),
  )
  const port = await listen(server)
  return {
    origin: `http://localhost:${port}`,
    seen: (path) => seen.filter((request) => request.path === path),
    open: (path) => [...open.values()].filter((paths) => paths.has(path)).length,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
