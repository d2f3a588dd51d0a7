'use client';

import { Component, type ReactNode } from 'react';
import { CLICKED, CLICKED_ATTRIBUTE, ISLAND_ATTRIBUTE, TOGGLE_ATTRIBUTE } from '../loader';
import { saveFields } from './field-state';

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
  static getDerivedStateFromError = () => ({ failed: true });

  override readonly state = { failed: false };

  // Before React changes the document. Server rendering has none.
  private restoreFields = this.container && saveFields(this.container);
  /** Whether React showed a toggle as clicked when the island failed. */
  private isToggled = false;
  private readonly html = this.container && copyOf(this.container);

  override componentDidMount() {
    if (!this.state.failed && this.container) this.restoreFields?.(this.container);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The document still has the island as it was when it failed.
    const { container } = this;
    this.restoreFields = container && saveFields(container);
    this.isToggled = Boolean(container?.querySelector(`[${TOGGLE_ATTRIBUTE}=clicked]`));
    // With an empty name, it is not hydrated again, and the loader still marks its clicks.
    return <div className="island" {...{ [ISLAND_ATTRIBUTE]: '' }} ref={this.restoreHtml} />;
  }

  private readonly restoreHtml = (element: HTMLElement | null) => {
    if (!element || !this.html) return;
    element.append(...this.html.childNodes);
    // The copy has the marks of clicks from before. Their replay marks the buttons again.
    for (const button of element.querySelectorAll(CLICKED))
      button.removeAttribute(CLICKED_ATTRIBUTE);
    for (const marked of [element, element.querySelector(`[${TOGGLE_ATTRIBUTE}]`)])
      marked?.toggleAttribute(CLICKED_ATTRIBUTE, this.isToggled);
    this.restoreFields?.(element);
  };

  /** React may have replaced the element. */
  private get container(): Element | null | undefined {
    const { container } = this.props;
    return typeof container === 'string'
      ? globalThis.document?.querySelector(container)
      : container;
  }
}

/** A copy in another document, where its pictures are not requested, unless the browser cannot. */
function copyOf(element: Element): Element | undefined {
  try {
    return document.implementation.createHTMLDocument().importNode(element, true);
  } catch {
    return undefined;
  }
}
