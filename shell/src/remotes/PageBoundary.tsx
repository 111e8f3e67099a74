import { Component, type ReactNode } from 'react';
import { isLoadFailure } from './load-failure.ts';

/** What went wrong with a page. */
export interface PageFault {
  readonly error: unknown;
  /** Its code could not be fetched, or it threw. */
  readonly kind: 'not-loaded' | 'broken';
  /** How often in a row, from 1. */
  readonly failures: number;
  /** Mounts the page again. */
  readonly retry: () => void;
}

export interface PageBoundaryProps {
  /** Address of the page: a fault stays behind when the learner goes elsewhere. */
  readonly address: string;
  readonly onError: (error: unknown) => void;
  readonly fallback: (fault: PageFault) => ReactNode;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly address: string;
  readonly fault: { readonly error: unknown } | null;
  readonly retries: number;
}

/** For React's roots, which would put what a boundary caught on the console as it is, secrets and all. */
export const reportedByBoundary = (): void => undefined;

/** Keeps a page's fault from everything around the page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { address: this.props.address, fault: null, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ address }: PageBoundaryProps, state: PageBoundaryState) {
    return address === state.address ? null : { address, fault: null, retries: 0 };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  readonly #retry = (): void => {
    this.setState(({ retries }) => ({ fault: null, retries: retries + 1 }));
  };

  override render(): ReactNode {
    const { fault, retries } = this.state;
    if (!fault) return this.props.children;
    return this.props.fallback({
      error: fault.error,
      kind: isLoadFailure(fault.error) ? 'not-loaded' : 'broken',
      failures: retries + 1,
      retry: this.#retry,
    });
  }
}
