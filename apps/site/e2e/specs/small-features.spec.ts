import { dashboardCopy } from '@iru/features/pages/dashboard/copy';
import { planDateCopy } from '@iru/features/pages/plan-date/copy';
import { settingsCopy } from '@iru/features/pages/settings/copy';
import { shareProfileCopy } from '@iru/features/pages/share-profile/copy';
import { timelineCopy } from '@iru/features/pages/timeline/copy';
import { everyoneHiddenCopy } from '@iru/features/parts/everyone-hidden/copy';
import { quickExitCopy } from '@iru/features/parts/quick-exit/copy';
import { undoCopy } from '@iru/features/parts/undo/copy';
import { expect, open, test, waitForHydration } from '../support/site';

test('the dashboard keeps its tab in the URL and saves its switch', async ({ page }) => {
  await open(page, '/dashboard#mask');
  await expect(page.getByRole('tab', { name: 'Digital Love Mask' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('switch', { name: dashboardCopy.mask.toggle }).click();
  await expect(page.getByText(dashboardCopy.saved)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('switch', { name: dashboardCopy.mask.toggle })).toBeChecked();
});

test('health compatibility asks for explicit consent', async ({ page }) => {
  await open(page, '/dashboard#dna');
  await page.getByRole('switch').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: dashboardCopy.dna.consent.decline })
    .click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('iru_settings'))).toBeNull();
});

test('each value of the growth chart can be read', async ({ page }) => {
  await open(page, '/dashboard');
  const row = page
    .getByRole('table', { name: dashboardCopy.forecast.growthTable.caption })
    .getByRole('row', { name: /Apr/ });
  await expect(row.getByRole('cell')).toHaveText('71%');
});

test('the timeline can be dragged with the mouse and keeps its order after a reload', async ({
  page,
}) => {
  await open(page, '/timeline');
  const handle = page.getByRole('button', { name: 'Move Children' });
  const target = page.getByRole('region', { name: 'Our Timeline' });
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('The handle or the timeline is missing.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(target).toHaveAttribute('data-target', '');
  await page.mouse.up();
  await expect(target.getByRole('listitem')).toHaveText([/Children/]);
  await page.getByRole('button', { name: 'Add Travel to Our Timeline' }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(target.getByRole('listitem')).toHaveText([/Children/, /Travel/]);
});

test('starting the timeline over keeps focus and can be undone', async ({ page }) => {
  await open(page, '/timeline');
  await page.getByRole('button', { name: 'Add Travel to Our Timeline' }).click();
  const startOver = page.getByRole('button', { name: timelineCopy.startOver });
  await startOver.click();
  await expect(page.getByText(timelineCopy.cleared)).toBeAttached();
  await expect(startOver).toBeFocused();
  await page.getByRole('button', { name: undoCopy.undo }).click();
  await expect(page.getByRole('region', { name: 'Our Timeline' }).getByRole('listitem')).toHaveText(
    [/Travel/],
  );
});

test('the timeline isn’t reported as saved when storage is full', async ({ page, pageErrors }) => {
  pageErrors.allow(/scroll positions/);
  await open(page, '/timeline');
  const saved = page.getByText(timelineCopy.saved);
  await page.getByRole('button', { name: 'Add Travel to Our Timeline' }).click();
  await expect(saved).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Add Children to Our Timeline' }).click();
  await expect(page.getByText('This order couldn’t be saved.')).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('votes for a date are saved, and the leader becomes the plan', async ({ page }) => {
  await open(page, '/plan-date');
  await page.getByRole('button', { name: 'Vote for Outdoor', exact: true }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(/^Our date: Outdoor \(1 vote\)/)).toBeVisible();
});

test('cleared votes can be restored', async ({ page }) => {
  await open(page, '/plan-date');
  await page.getByRole('button', { name: 'Vote for Outdoor', exact: true }).click();
  const clear = page.getByRole('button', { name: planDateCopy.reset });
  await clear.click();
  await expect(page.getByText(/^Our date: Coffee\.\s/)).toBeVisible();
  await expect(clear).toBeFocused();
  await page.getByRole('button', { name: undoCopy.undo }).click();
  await expect(page.getByText(/^Our date: Outdoor \(1 vote\)/)).toBeVisible();
});

test('the radar finds someone after four seconds and clears its list when switched off', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/radar');
  await page.getByRole('switch').click();
  await expect(page.getByText('Scanning')).toBeVisible();
  await page.clock.runFor(4100);
  await expect(page.getByText(/^User \d+$/)).toHaveCount(1);
  await page.clock.runFor(60_000);
  expect(await page.getByText(/^User \d+$/).count()).toBeLessThanOrEqual(5);
  await page.getByRole('switch').click();
  await expect(page.getByText(/^User \d+$/)).toHaveCount(0);
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
});

test('the radar and the settings share one switch', async ({ page }) => {
  await open(page, '/radar');
  await page.getByRole('switch').click();
  await open(page, '/settings');
  await expect(page.getByRole('switch', { name: /^Nearby radar/ })).toBeChecked();
  await page.getByRole('switch', { name: /^Nearby radar/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(settingsCopy.privacy.saved)).toBeVisible();
  await open(page, '/radar');
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
});

test('a failed share sheet shows the link to copy', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await open(page, '/share-profile?name=Aline&age=27');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('textbox', { name: shareProfileCopy.link })).toHaveValue(
    /share-profile\?name=Aline&age=27$/,
  );
});

for (const [address, heading] of [
  ['/legal?doc=safety', 'Trust & Safety'],
  ['/legal?doc=meeting', 'Meeting Guide'],
] as const) {
  test(`${address} has a Quick exit link in its text`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: quickExitCopy.leave }),
    ).toBeVisible();
  });
}

test('hiding everyone on Find Match shows an empty state', async ({ page }) => {
  await page.addInitScript(() => {
    const ids = Array.from({ length: 12 }, (_, at) => `p${String(at + 1).padStart(2, '0')}`);
    localStorage.setItem(
      'iru_hidden',
      JSON.stringify(ids.map((id) => ({ id, name: id, kind: 'hidden', ts: 1 }))),
    );
  });
  await open(page, '/find-match');
  await expect(page.getByRole('heading', { name: everyoneHiddenCopy.hidden.title })).toBeVisible();
  await page.getByRole('link', { name: everyoneHiddenCopy.hidden.action }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('a malicious shared profile makes no external request and keeps the layout', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).host.startsWith('localhost')) foreign.push(request.url());
  });
  const images = [
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/a.png',
    'https://evil.example/a.png',
  ];
  for (const image of images) {
    const query = new URLSearchParams({
      name: `<img src=x>${'a'.repeat(10_000)}`,
      age: '1e9',
      city: '\u202Eilagik',
      image,
    });
    await open(page, `/share-profile?${query.toString()}`);
    await expect(page.getByRole('article').getByRole('heading')).toContainText('<img src=x>');
    await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});

test('a room opens by its URL, and the quiz explains its answers', async ({ page }) => {
  await open(page, '/groups?room=books');
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
  await open(page, '/culture');
  await page.getByRole('button', { name: 'A wedding dance' }).click();
  await page.getByRole('button', { name: 'Cow dung mixed with ash' }).click();
  await expect(page.getByRole('heading', { name: 'Score 1/2' })).toBeFocused();
});
