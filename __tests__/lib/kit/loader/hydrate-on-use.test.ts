import { provideHydration } from '@/lib/kit/loader/hydrate-ready';
import { startRecovery } from '@/lib/kit/loader/load-recovery-script';
import {
  chooseSection,
  click,
  done,
  element,
  marked,
  open,
  OWN_SCRIPT,
  requested,
  RUNTIME,
  scripts,
  send,
  setReadyState,
  settle,
} from '../../setup/page-with-islands';

test('reading, scrolling, touching text, and controls outside the islands request no script', async () => {
  open({});
  for (const text of ['Text', 'Slide', 'Search']) click(text);
  window.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(scripts('/')).toEqual([]);
  expect(marked()).toEqual([]);
});

test.each([
  ['pointerdown', 'Next', [RUNTIME, OWN_SCRIPT]],
  ['focusin', 'Next', [RUNTIME, OWN_SCRIPT]],
  ['input', 'Next', [RUNTIME, OWN_SCRIPT]],
  ['click', 'Next', [RUNTIME, OWN_SCRIPT]],
  ['click', 'Send', [RUNTIME]],
])(
  'a %s on %s requests the scripts of its island once, with their integrity',
  (type, text, expected) => {
    open({});
    element(text).addEventListener(type, (event) => event.stopPropagation());
    // The loader does not cancel the event.
    expect(send(text, type)).toBe(true);
    expect(requested()).toEqual(expected);
    expect(scripts('/').map(({ integrity }) => integrity)).toEqual(
      ['sha256-a', 'sha256-b'].slice(0, expected.length),
    );
    expect(marked()).toEqual(type === 'click' ? [text] : []);

    scripts('/').forEach((script) => script.remove());
    send(text, type);
    expect(requested()).toEqual([]);
  },
);

describe('hydration without a use of a control', () => {
  test.each<[string, object, string, string, string[]]>([
    ['on hover with a mouse', {}, 'Slide', 'mouse', [RUNTIME, OWN_SCRIPT]],
    ['not on touch', {}, 'Slide', 'touch', []],
    ['not on hover without data-hydrate-on', {}, 'Send', 'mouse', []],
    ['on a page with a fragment', { fragment: '#about' }, 'Text', 'mouse', [RUNTIME]],
    ['not with Save-Data', { fragment: '#about', saveData: true }, 'Text', '', []],
    ['always without :has()', { saveData: true, hasSelector: false }, 'Text', '', [RUNTIME]],
  ])('%s', (_, page, text, pointerType, expected) => {
    open(page);
    send(text, 'pointerover', { pointerType });

    expect(requested()).toEqual(expected);
  });

  test('when the fragment changes', async () => {
    open({});
    chooseSection('about');
    await settle('load');

    // React has loaded, so the other islands that need only React are hydrated, too.
    expect(done).toEqual(['navigation hydrated', 'contact hydrated']);
  });
});

test('a page with a fragment requests its scripts after it has loaded, because one that hangs would hold back the load event', () => {
  open({ readyState: 'loading', fragment: '#about' });
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(requested()).toEqual([]);

  window.dispatchEvent(new Event('load'));
  expect(requested()).toEqual([RUNTIME]);
});

test('an island is hydrated when the document has been parsed, also if its scripts come earlier', async () => {
  open({ readyState: 'loading' });
  click('Send');
  await settle('load');
  expect(done).toEqual([]);

  setReadyState('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await settle('load');
  expect(done).toEqual(['navigation hydrated', 'contact hydrated', 'Send answered']);
});

describe('a click', () => {
  test('is marked on its button until all scripts of its island have loaded and it has been replayed', async () => {
    open({});
    const twice = ['Send answered', 'Send answered'];
    for (const text of ['Send', 'Send', 'Next']) click(text);
    await settle('load', RUNTIME);
    expect(done).toEqual(['navigation hydrated', 'contact hydrated', ...twice]);
    expect(marked()).toEqual(['Next']);
    await settle('load');

    expect(done.slice(4)).toEqual(['banner hydrated', 'Next answered']);
    expect(marked()).toEqual([]);
  });

  test('on a toggle is undone by a second click, and on no other button', () => {
    open({});
    for (const text of ['Next', 'Pause', 'Pause']) click(text);
    expect(marked()).toEqual(['Next']);
    for (const text of ['Pause', 'Next']) click(text);
    expect(marked()).toEqual(['banner', 'Pause', 'Next']);
  });

  test('counts on any element that takes the focus, unless the browser itself answers it', async () => {
    open({});
    element('Thumb').focus();
    expect(requested()).toEqual([RUNTIME]);
    for (const text of ['Thumb', 'Reset', 'input', 'Thumb']) click(text);
    element('svg').focus();
    send('svg', 'click');
    await settle('load');
    expect(done.slice(2)).toEqual(['Thumb answered', 'Thumb answered']);
  });

  test('keeps its mark if the island fails', async () => {
    open({});
    provideHydration(() => undefined);
    click('Send');
    await settle('load');

    expect(marked()).toEqual(['Send']);
  });

  test('is assumed when a script submits a form of an island; other forms are submitted by the browser', async () => {
    open({});
    const submit = (text: string) => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      element(text).closest('form')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([submit('Search'), submit('Send')]).toEqual([false, true]);
    expect(requested()).toEqual([RUNTIME]);
    await settle('load');

    expect(done).toEqual(['navigation hydrated', 'contact hydrated', 'Send answered']);
    expect(marked()).toEqual([]);
  });
});

describe('a click on a button that seeks the animations of its island', () => {
  const openWithAnimations = (animations: { currentTime: number; playState: string }[]) => {
    open({});
    element('Next').dataset['seek'] = 'next';
    element('Previous').dataset['seek'] = 'previous';
    element('Pause').dataset['seek'] = 'settle';
    // A slide takes 660 ms to replace another, and is visible 60 ms after the beginning.
    element('banner').dataset['slideRotation'] = '[3000,3,660,60]';
    Object.assign(element('banner'), { getAnimations: () => animations });
    return animations;
  };

  test.each([
    // To the beginning of the next change, also from within a change.
    [100, 'running', [2400, 5400]],
    [2500, 'running', [5400, 8400]],
    // A browser may return a little less than the time that the press before has set.
    [2399.9, 'running', [5400, 8400]],
    [8999, 'running', [11_400, 14_400]],
    // To the next slide itself.
    [100, 'paused', [3000, 6000]],
  ])('from %i ms (%s) moves them to %j and is not repeated', async (time, playState, times) => {
    const [animation] = openWithAnimations([{ currentTime: time, playState }]);
    for (const expected of times) {
      click('Next');
      expect(animation?.currentTime).toBe(expected);
    }
    expect(marked()).toEqual([]);
    await settle('load');

    expect(done).not.toContain('Next answered');
    expect(done).toContain('banner hydrated');
  });

  test('for the slide before moves them forward, too', () => {
    const [animation] = openWithAnimations([{ currentTime: 100, playState: 'running' }]);
    click('Previous');
    expect(animation?.currentTime).toBe(5400);
  });

  test('to settle puts a moving slide in its place, and is replayed', async () => {
    const [animation] = openWithAnimations([{ currentTime: 2500, playState: 'running' }]);
    click('Pause');
    expect(animation?.currentTime).toBe(3000);
    await settle('load');

    expect(done).toContain('Pause answered');
  });

  test('moves animations that began in different frames to the same time', () => {
    const animations = openWithAnimations([
      { currentTime: 2410, playState: 'running' },
      { currentTime: 2390, playState: 'running' },
    ]);
    click('Next');
    expect(animations.map(({ currentTime }) => currentTime)).toEqual([5400, 5400]);
  });

  test('is replayed if there are none, as in a hidden section', async () => {
    openWithAnimations([]);
    click('Next');
    await settle('load');

    expect(done).toContain('Next answered');
  });
});

test('a touched field hydrates its island without a click, and the site learns it', async () => {
  open({});
  await jest.advanceTimersByTimeAsync(0);
  const onHydrated = jest.fn();
  addEventListener('hydrated', onHydrated);
  element('input').focus();
  await settle('load');

  expect(done).toEqual(['navigation hydrated', 'contact hydrated']);
  expect(onHydrated).toHaveBeenCalledTimes(1);
});

describe('a script that failed is requested again', () => {
  test.each<[string, () => unknown]>([
    ['at the next click', () => click('Send')],
    ['when the network returns', () => window.dispatchEvent(new Event('online'))],
    ['when the visitor returns', () => send('Text', 'visibilitychange')],
    ['when the visitor chooses a section', () => chooseSection('about')],
  ])('%s, and the recovery script is loaded', async (_, retry) => {
    open({});
    click('Send');
    const requests = () => [RUNTIME, '/recovery.js'].map((path) => scripts(path).length);
    expect(requests()).toEqual([1, 0]);
    await settle('error');
    expect(requests()).toEqual([1, 1]);
    retry();
    expect(requests()).toEqual([2, 1]);
    await settle('error');
    expect(scripts('/recovery.js')).toHaveLength(2);
  });

  test('every four seconds while a click is pending', async () => {
    open({});
    click('Send');
    for (const attempt of [1, 2, 3]) {
      await settle('error');
      await jest.advanceTimersByTimeAsync(3900);
      expect(scripts(RUNTIME)).toHaveLength(attempt);
      await jest.advanceTimersByTimeAsync(100);
      expect(scripts(RUNTIME)).toHaveLength(attempt + 1);
    }
  });

  test('not without a click, nor for each keystroke or movement', async () => {
    open({});
    element('input').focus();
    const [first] = scripts('/');
    send('Slide', 'pointerover', { pointerType: 'mouse' });
    expect(requested()).toEqual([RUNTIME, OWN_SCRIPT]);
    expect(scripts('/')[0]).toBe(first);
    await settle('error');
    scripts('/').forEach((script) => script.remove());
    send('input', 'input');
    send('Slide', 'pointerover', { pointerType: 'mouse' });
    await jest.advanceTimersByTimeAsync(60_000);

    expect(requested()).toEqual([]);
  });
});

test('a page starts without an error if storage is blocked', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
  expect(startRecovery).not.toThrow();
  expect(storage).toHaveBeenCalled();
  storage.mockRestore();
});

test('a replayed click leaves the focus where the visitor types by then, and only there', async () => {
  open({});
  const send = document.querySelector<HTMLElement>('[type=submit]');
  element('contact').addEventListener('click', () => send?.focus());
  click('Send');
  element('input').focus();
  await settle('load');
  expect(element('input')).toBe(document.activeElement);

  element('input').blur();
  click('Send');
  expect(send).toBe(document.activeElement);
});
