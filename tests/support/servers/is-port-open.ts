import { connect } from 'node:net'

/** Whether a port accepts connections. */
export function isPortOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    const tell = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.on('connect', () => tell(true)).on('error', () => tell(false))
  })
}
