/**
 * Waits until a server answers.
 * @throws Error after five seconds
 */
export async function untilAnswers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${origin} does not answer. What its server says stands above.`)
}
