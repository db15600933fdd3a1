import { useEffect, useState } from 'react'

import type { EngineClient } from '../engine/engine-client.ts'

export type AnswerQuery = {
  engine: EngineClient
  /** The file that is being edited. */
  file: string
  /** Increases with each change that the engine received. */
  revision: number
}

/** Delay after the last input, in milliseconds: the page and its errors have priority. */
const rest = 300

/** Asks the engine about a file after `revision` changes; undefined before the answer, and if there is none. */
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
    const timer = setTimeout(() => void update(), rest)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [engine, file, revision, ask])
  return answer
}
