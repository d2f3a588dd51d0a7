import '@testing-library/jest-dom';

// What jsdom lacks. A media query matches nothing, and the browser knows every CSS feature.
window.matchMedia = () =>
  Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
Object.assign(window, { CSS: { supports: () => true } });
