import { chmodSync, cpSync } from 'node:fs';
import { temporaryFolder } from '../temporary-folder';
import type { RunningServer } from './hosts/server-process';
import { HOSTS } from './hosts/servers';
import { buildSecondSite } from './setup/build-second-site';
import { setUpBrowser, TIMEOUT_MS } from './setup/open-page';

// The build takes minutes on a busy machine.
jest.setTimeout(400_000);

const open = setUpBrowser();
const servers: RunningServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map(({ close }) => close())));

test.each(HOSTS.filter(({ name, isMissing }) => /^(?:nginx|Apache)$/.test(name) && !isMissing))(
  '$name serves the pages of a site that has only the kit',
  async ({ start }) => {
    const folder = temporaryFolder();
    cpSync(buildSecondSite(), folder, { recursive: true });
    // Servers read the files as another user.
    chmodSync(folder, 0o755);
    const server = await start(folder);
    servers.push(server);
    const { page, errors } = await open('india', { origin: server.origin, path: '/id' });
    await page.getByRole('button', { name: 'Tambah 5 %' }).click();
    await page.getByRole('status').getByText('105').waitFor({ timeout: TIMEOUT_MS });
    expect(errors).toEqual([]);
    const { headers, status } = await fetch(`${server.origin}/about`);
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect((await fetch(`${server.origin}/nothing`)).status).toBe(404);
  },
);
