import { Component, createRef, type ComponentType, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/**
 * Renders a component in a root of its own. Sveltia brings a React of its own, in which the hooks of ours would find no
 * renderer; a class needs none.
 */
export function inOwnRoot<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return class OwnRoot extends Component<Props> {
    private readonly place = createRef<HTMLDivElement>()
    private root: Root | undefined

    override componentDidMount(): void {
      if (this.place.current) this.root = createRoot(this.place.current)
      this.root?.render(<Inner {...this.props} />)
    }

    override componentDidUpdate(): void {
      this.root?.render(<Inner {...this.props} />)
    }

    override componentWillUnmount(): void {
      const { root } = this
      // React refuses to unmount a root while another one renders.
      setTimeout(() => root?.unmount())
    }

    override render(): ReactNode {
      return <div ref={this.place} />
    }
  }
}
