import '@testing-library/jest-dom';

// What jsdom lacks. A media query matches nothing, and the browser knows every CSS feature. The
// mutation tests load this file for tests without a window, too.
Object.assign(globalThis, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  CSS: { supports: () => true },
});
