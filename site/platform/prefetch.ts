/** What some browsers tell of the network (Chrome does, Safari and Firefox do not). */
export type Connection = { effectiveType?: string; saveData?: boolean }

const slowConnections: readonly string[] = ['slow-2g', '2g']

/** Whether pages may be fetched before anybody asks for them: not on 2g or when data saver is on (specification §2). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (connection === undefined) return true
  return connection.saveData !== true && !slowConnections.includes(connection.effectiveType ?? '')
}

/** The connection of a `navigator`; undefined where the browser does not tell. */
export function readConnection(source: object): Connection | undefined {
  const connection: unknown = Reflect.get(source, 'connection')
  if (typeof connection !== 'object' || connection === null) return undefined
  const effectiveType: unknown = Reflect.get(connection, 'effectiveType')
  const saveData: unknown = Reflect.get(connection, 'saveData')
  return { ...(typeof effectiveType === 'string' && { effectiveType }), saveData: saveData === true }
}
