import type { en } from './en';

/** The keys of the English messages, each with a text of any language. */
type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]>;
};

/** The interface messages of one language. A missing or extra key does not compile. */
export type InterfaceMessages = Translated<typeof en>;
