/**
 * Removes the listeners that a script adds to the window, after each test. A page runs such a script
 * once.
 */
export function removeListenersAfterEachTest(): void {
  const added: Parameters<typeof window.addEventListener>[] = [];

  beforeEach(() => {
    const add = window.addEventListener.bind(window);
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation((...listener: (typeof added)[number]) => {
        added.push(listener);
        add(...listener);
      });
  });

  afterEach(() => {
    for (const listener of added.splice(0)) window.removeEventListener(...listener);
  });
}
