import type en from './en.json';

/**
 * The interface messages of one language. A missing key does not compile. PRODUCT rules 15, 21, 22,
 * 24 and 26 quote some of the English ones: those are exact. All others are our own.
 */
export type InterfaceMessages = (typeof en)['interface'];

/** The messages of a site. Only one with a calculator has its words, and their letters in its fonts. */
export interface SiteMessages extends Omit<InterfaceMessages, 'calculator'> {
  readonly calculator?: InterfaceMessages['calculator'] | undefined;
}
