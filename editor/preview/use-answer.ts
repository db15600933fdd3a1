import { useEffect, useState } from 'react'

import type { EngineClient } from '../engine/engine-client.ts'

/** What the engine is asked about, and when again. */
export type AnswerQuery = {
  engine: EngineClient
  /** The file that is being edited. */
  file: string
  /** Increases with each change that the engine received. */
  revision: number
}

/** Time after the last edit until the engine is asked, in milliseconds: the page and its diagnostics have priority. */
const delay = 300

/** Asks the engine about a file, and again when `revision` changes; undefined before the answer, and without one. */
export function useAnswer<Answer>(
  { engine, file, revision }: AnswerQuery,
  ask: (engine: EngineClient, file: string) => Promise<Answer>,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isCurrent = true
    const update = async () => {
      const answered = await ask(engine, file).catch(() => undefined)
      if (isCurrent) setAnswer(answered)
    }
    const timer = setTimeout(() => void update(), delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [engine, file, revision, ask])
  return answer
}
