'use client';

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in place of the children if one of them throws: nothing, or the same content without its behaviour. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a client component's exception to itself: without a boundary React would take down the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
