import { Component, createRef, type ComponentType, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** Lets the browser handle dragged text. Sveltia cancels every drop on its page, to refuse files. */
function preserveTextDrags(element: HTMLElement): void {
  const stopText = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') === false) event.stopPropagation()
  }
  for (const type of ['dragover', 'drop'] as const) element.addEventListener(type, stopText)
}

/**
 * Renders a component in a React root of its own. Sveltia renders fields with its own copy of React, in which hooks of this
 * copy fail. The returned component is a class, because a class needs no hooks.
 */
export function withReactRoot<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return class OwnRoot extends Component<Props> {
    private readonly container = createRef<HTMLDivElement>()
    private root: Root | undefined

    override componentDidMount(): void {
      const { current: element } = this.container
      if (element) {
        preserveTextDrags(element)
        this.root = createRoot(element)
      }
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
      return <div ref={this.container} />
    }
  }
}
