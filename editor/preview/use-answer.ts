import { useEffect, useState } from 'react'

import type { EngineClient } from '../engine/engine-client.ts'

/** The file that the engine is asked about, and the revision after which it is asked again. */
export type AnswerQuery = {
  engine: EngineClient
  /** The file that is being edited. */
  file: string
  /** Increases with each change that the engine received. */
  revision: number
}

/** Delay after the last edit, in milliseconds, because the page and its diagnostics have priority. */
const delay = 300

/** Asks the engine about a file, and again when `revision` changes. Returns its last answer; undefined before the first. */
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
