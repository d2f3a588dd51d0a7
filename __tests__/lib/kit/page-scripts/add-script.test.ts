import { trustedScriptUrl } from '@/lib/kit/page-scripts/add-script';

test('the URL of a script passes Trusted Types with a policy of its own, and other origins do not', () => {
  const createPolicy = jest.fn(
    (_: string, rules: { createScriptURL: (url: string) => unknown }) => ({
      createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
    }),
  );
  expect(trustedScriptUrl('/site-config.js')).toBe('/site-config.js');
  Object.assign(window, { trustedTypes: { createPolicy } });

  expect(trustedScriptUrl('/site-config.js')).toEqual({ trusted: '/site-config.js' });
  for (const url of [
    'https://cdn.example/runtime.js',
    '//cdn.example/x.js',
    'data:text/javascript,x()',
  ])
    expect(trustedScriptUrl(url)).toEqual({ trusted: null });
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).not.toHaveBeenCalledWith('default', expect.anything());
  Reflect.deleteProperty(window, 'trustedTypes');
});
