/** The storage key of the amount last entered in this visit, in yen. */
export const yenKey = 'yen'

/** Returns the amount last entered in this visit, in yen. Storage may be blocked, or contain any text. */
export function readRememberedYen(): number | undefined {
  try {
    const yen = Number(sessionStorage.getItem(yenKey))
    return yen > 0 ? yen : undefined
  } catch {
    return undefined
  }
}
