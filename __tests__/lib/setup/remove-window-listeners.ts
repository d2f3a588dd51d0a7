/**
 * Removes the listeners that a script adds to the window, after each test. A page runs such a script
 * once.
 */
export function removeListenersAfterEachTest(): void {
  const add = jest.spyOn(window, 'addEventListener');

  afterEach(() => {
    for (const listener of add.mock.calls) window.removeEventListener(...listener);
    add.mockClear();
  });
}
