'use client'

import { useEffect } from 'react'

/** Starts the script that keeps estimates up to date, the same as on pages of content. */
export function RunEstimates() {
  useEffect(() => {
    void import('../../page-script/estimate.ts')
  }, [])
  return null
}
