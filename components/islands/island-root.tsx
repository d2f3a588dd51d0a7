'use client';

import { Component, createRef, type HTMLAttributes, type ReactNode } from 'react';
import { ISLAND_ATTRIBUTE, ISLAND_PROPS_ATTRIBUTE } from '@/lib/browser/island-attributes';
import { findFields, replayEvents, restoreFields } from './field-state';

type Attributes = HTMLAttributes<HTMLDivElement> & Readonly<Record<`data-${string}`, unknown>>;

interface IslandRootProps {
  /** The attributes of the container that it renders, or the container in which it is rendered. */
  readonly attributes?: Attributes;
  readonly container?: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Restores what was typed and chosen before hydration, and is an error boundary that restores the
 * server-rendered HTML of an island that fails. In every build.
 */
export class IslandRoot extends Component<IslandRootProps, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override readonly state = { failed: false };

  // The constructor runs before React changes the document. During server rendering there is none.
  private readonly container = this.props.container ?? findContainer(this.props.attributes);
  private readonly rendered = createRef<HTMLDivElement>();
  private fields = this.container && findFields(this.container);
  /** A copy of the island's HTML in another document, where its pictures are not requested. */
  private readonly html =
    this.container && document.implementation.createHTMLDocument().importNode(this.container, true);

  override componentDidMount() {
    const now = this.rendered.current ?? this.container;
    if (!now || !this.fields || this.state.failed) return;
    const changed = restoreFields(now, this.fields);
    // In a microtask: here, React would assume that the component has ignored each event.
    queueMicrotask(() => replayEvents(changed));
  }

  override render() {
    const { attributes, children } = this.props;
    const content = this.state.failed ? this.renderHtml() : children;
    if (!attributes) return content;
    return (
      <div {...attributes} ref={this.rendered}>
        {content}
      </div>
    );
  }

  private renderHtml() {
    // The island is still as it was when it failed.
    const now = this.rendered.current ?? this.container;
    if (now) this.fields = findFields(now);
    // Its name is empty, so it is not hydrated again. The loader still marks its clicks.
    return <div className="island" {...{ [ISLAND_ATTRIBUTE]: '' }} ref={this.putHtmlBack} />;
  }

  private readonly putHtmlBack = (element: HTMLElement | null) => {
    if (!element || !this.html || !this.fields) return;
    element.append(...this.html.childNodes);
    restoreFields(element, this.fields);
  };
}

/** The container in the HTML, where Next hydrates the whole page. */
function findContainer(attributes: Attributes = {}): HTMLElement | undefined {
  const name = String(attributes[ISLAND_ATTRIBUTE]);
  return [
    ...(globalThis.document?.querySelectorAll<HTMLElement>(`[${ISLAND_ATTRIBUTE}=${name}]`) ?? []),
  ].find((one) => one.getAttribute(ISLAND_PROPS_ATTRIBUTE) === attributes[ISLAND_PROPS_ATTRIBUTE]);
}
