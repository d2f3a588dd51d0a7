'use client';

import { Component, type ReactNode } from 'react';

interface IslandProps {
  /** What stands in the island's place should it throw: nothing, or the same content without its behaviour. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a client component's exception to itself: without a boundary React would take down the whole page. */
export class Island extends Component<IslandProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
