import { connect } from 'node:net'

/** Returns whether a port accepts connections. */
export function isPortOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    const finish = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.on('connect', () => finish(true)).on('error', () => finish(false))
  })
}
