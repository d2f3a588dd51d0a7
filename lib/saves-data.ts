/** The Save-Data API. TypeScript's `dom` library does not declare it, and only Chromium has it. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean {
  return Boolean((navigator as NavigatorWithConnection).connection?.saveData);
}
