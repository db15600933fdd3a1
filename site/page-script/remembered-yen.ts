/** Where the sum that this visit has entered last is stored, in yen. */
export const yenKey = 'yen'

/** The sum that this visit has entered last, in yen. Storage may be blocked, or hold anything. */
export function rememberedYen(): number | undefined {
  try {
    const yen = Number(sessionStorage.getItem(yenKey))
    return yen > 0 ? yen : undefined
  } catch {
    return undefined
  }
}
