import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type BrowserContext, chromium, test } from 'playwright/test';

import { launchOptions } from '../../../../scripts/lib/chromium.mjs';

/** Starts a browser that lets no site keep data: no storage, no caches and no workers. */
export const launchWithoutSiteData = async ({
  hasPageCache = false,
} = {}): Promise<BrowserContext> => {
  const profile = test.info().outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  return chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    ...(hasPageCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
};
