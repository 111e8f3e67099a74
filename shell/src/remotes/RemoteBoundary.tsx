import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a remote's fault within its own pages. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
