const mockHydrateOnUse = jest.fn();
const mockInitPage = jest.fn();
const mockAddScript = jest.fn();
const mockAddCampaign = jest.fn();
const mockReportEvents = jest.fn((_: string, loadWebVitals: () => void) => loadWebVitals());
jest.mock('@/lib/browser/loader/hydrate-on-use', () => ({
  hydrateOnUse: (scripts: object) => void mockHydrateOnUse({ ...scripts }),
}));
jest.mock('@/lib/browser/page/init-page', () => ({ initPage: mockInitPage }));
jest.mock('@/lib/browser/page/add-script', () => ({ addScript: mockAddScript }));
jest.mock('@/lib/browser/campaign/add-campaign-to-app-link', () => ({
  addCampaignToAppLink: mockAddCampaign,
}));
jest.mock('@/lib/browser/events/report-events', () => ({ reportEvents: mockReportEvents }));

const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at') as PropertyDescriptor;

/** Runs the loader of a page. */
async function run(settings = {}, attributes = ''): Promise<void> {
  document.head.innerHTML = `<script data-runtime="/a.js sha256-a"${attributes}></script>`;
  const value = document.querySelector('script');
  Object.defineProperty(document, 'currentScript', { configurable: true, value });
  Object.assign(globalThis, { OFFLINE_CACHE: true, APP_LINK: false, EVENTS_URL: '' }, settings);
  jest.resetModules();
  await import('@/lib/browser/loader/loader');
}

afterEach(() => {
  Object.defineProperty(Array.prototype, 'at', at);
  jest.clearAllMocks();
  delete document.documentElement.dataset['scripting'];
});

test('the loader says that scripts run, starts the page, and hydrates islands with the scripts that its element names', async () => {
  await run();

  expect(document.documentElement.dataset['scripting']).toBe('');
  expect(mockInitPage).toHaveBeenCalledWith(true);
  expect(mockHydrateOnUse).toHaveBeenCalledWith({ runtime: '/a.js sha256-a' });
  expect(mockAddCampaign).not.toHaveBeenCalled();
  expect(mockReportEvents).not.toHaveBeenCalled();
});

test('it adds the campaign to a link to the app, and reports events, with web-vitals where its element names it', async () => {
  const settings = { APP_LINK: true, EVENTS_URL: '/events' };
  await run(settings);
  expect(mockAddCampaign).toHaveBeenCalledTimes(1);
  expect(mockReportEvents).toHaveBeenCalledWith('/events', expect.any(Function));
  expect(mockAddScript).not.toHaveBeenCalled();

  await run(settings, ' data-web-vitals="/w.js sha256-w"');
  expect(mockAddScript).toHaveBeenCalledWith('/w.js', 'sha256-w');
});

test('a browser that is too old keeps the plain document', async () => {
  Reflect.deleteProperty(Array.prototype, 'at');
  await run();

  expect(document.documentElement.dataset['scripting']).toBeUndefined();
  expect(mockInitPage).not.toHaveBeenCalled();
  expect(mockHydrateOnUse).not.toHaveBeenCalled();
});

// A module, so that its names are its own.
export {};
