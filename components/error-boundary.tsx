'use client';

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /**
   * Replaces the children if one of them throws: nothing, or the same content without its
   * behaviour.
   */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Contains the exception of a client component. Without a boundary React would remove the whole
 * page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
