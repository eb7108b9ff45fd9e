import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium } from 'playwright/test';

import { launchOptions } from '../../../../scripts/lib/chromium.mjs';

/** Starts a browser that lets no site keep data: no storage, no caches and no workers. */
export const launchWithoutSiteData = async ({
  baseURL,
  hasPageCache = false,
}: {
  baseURL?: string | undefined;
  hasPageCache?: boolean;
} = {}): Promise<BrowserContext> => {
  const profile = await mkdtemp(join(tmpdir(), 'blocked-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  return chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    ...(baseURL && { baseURL }),
    ...(hasPageCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
};
