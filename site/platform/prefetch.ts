/** The Network Information API, as far as it is used. Chrome has it; Safari and Firefox do not. */
export type Connection = { effectiveType?: string; saveData?: boolean }

const slowConnections: readonly string[] = ['slow-2g', '2g']

/** Whether pages may be prefetched: not on 2g, and not with data saver on (specification §2). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (connection === undefined) return true
  return connection.saveData !== true && !slowConnections.includes(connection.effectiveType ?? '')
}

/** The connection of a `navigator`, or undefined where the browser has no such API. */
export function readConnection(source: object): Connection | undefined {
  const connection: unknown = Reflect.get(source, 'connection')
  if (typeof connection !== 'object' || connection === null) return undefined
  const effectiveType: unknown = Reflect.get(connection, 'effectiveType')
  const saveData: unknown = Reflect.get(connection, 'saveData')
  return { ...(typeof effectiveType === 'string' && { effectiveType }), saveData: saveData === true }
}
