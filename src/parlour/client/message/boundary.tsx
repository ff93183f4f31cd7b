import { Component, type ComponentChildren } from 'preact'

/** One message that cannot be shown must not take the others with it. Another message, or another version of it, is tried anew. */
export class Boundary extends Component<{ what: string; children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false }

  override componentDidCatch(error: unknown): void {
    console.error(`Could not show ${this.props.what}`, error)
    this.setState({ broken: true })
  }

  override componentDidUpdate({ what }: { what: string }): void {
    if (this.state.broken && what !== this.props.what) this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? <p class="placeholder">Something here cannot be shown.</p> : this.props.children
  }
}
