'use client';

import { Component, type ReactNode } from 'react';
import { ISLAND_ATTRIBUTE } from '@/lib/browser/island-attributes';
import { readFields, restoreFields } from './field-state';

interface IslandBoundaryProps {
  /** The container of the island, or its selector where Next hydrates the whole page. */
  readonly container: Element | string;
  readonly children: ReactNode;
}

/**
 * An error boundary around each island, in every build. It restores what was typed and chosen
 * before hydration, and the server-rendered HTML of an island that fails.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override readonly state = { failed: false };

  // The constructor runs before React changes the document. Server rendering has no document.
  private fields = this.container && readFields(this.container);
  /** A copy of the island's HTML in another document, where its pictures are not requested. */
  private readonly html =
    this.container && document.implementation.createHTMLDocument().importNode(this.container, true);

  override componentDidMount() {
    if (!this.state.failed) this.restoreFields(this.container);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The document still has the island as it was when it failed.
    if (this.container) this.fields = readFields(this.container);
    // With an empty name, it is not hydrated again, and the loader still marks its clicks.
    return <div className="island" {...{ [ISLAND_ATTRIBUTE]: '' }} ref={this.restoreHtml} />;
  }

  private readonly restoreHtml = (element: HTMLElement | null) => {
    if (this.html) element?.append(...this.html.childNodes);
    this.restoreFields(element);
  };

  private restoreFields(container?: Element | null) {
    if (container && this.fields) restoreFields(container, this.fields);
  }

  /** React may have replaced the element. */
  private get container(): Element | null | undefined {
    const { container } = this.props;
    return typeof container === 'string'
      ? globalThis.document?.querySelector(container)
      : container;
  }
}
