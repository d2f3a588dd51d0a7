/** Whether the visitor has asked the browser to save data. Only Chromium has this API. */
export function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}
