'use client'

import { Component, type ReactNode } from 'react'

type Props = { fallback: ReactNode | ((error: unknown) => ReactNode); children: ReactNode }

/** The thrown value, in an object because it can be anything. */
type State = { thrown: { error: unknown } | undefined }

/**
 * Renders `fallback` in place of children that throw while rendering or in an effect. React logs the error to the
 * console.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } }
  }

  override render(): ReactNode {
    const { fallback, children } = this.props
    if (!this.state.thrown) return children
    return typeof fallback === 'function' ? fallback(this.state.thrown.error) : fallback
  }
}
