// Proves LANG-2 on a phone, across pages.
import type * as Registration from '@iru/features/pages/register/registration-copy';
import type * as Messages from '@iru/features/pages/messages/copy';
import type * as Purchase from '@iru/features/parts/purchase/copy';
import type * as Pricing from '@iru/features/pages/pricing/copy';
import type * as Meeting from '@iru/features/parts/meeting/copy';
import type * as YourData from '@iru/features/parts/your-data/copy';
import type * as SignIn from '@iru/features/pages/user/sign-in-copy';
import type * as Labels from '@iru/ui/labels/fr';
import { KEYS } from '@iru/features/platform/keys';

import { mockNeutralPage, weather } from '../support/quick-exit';
import { fillRegistration } from '../support/registration';
import { expect, expectNames, getHeading, open, PHONE, readStored, test } from '../support/site';

/** The words of a language, in modules of the same shape as the English ones. */
const wordsOf = async (language: string) => {
  const load = async <Words>(module: string): Promise<Words> =>
    (await import(`@iru/features/locales/${language}/${module}`)) as Words;
  return {
    ...(await load<typeof Registration>('pages/register/registration-copy')),
    ...(await load<typeof Messages>('pages/messages/copy')),
    ...(await load<typeof Purchase>('parts/purchase/copy')),
    ...(await load<typeof Pricing>('pages/pricing/copy')),
    ...(await load<typeof Meeting>('parts/meeting/copy')),
    ...(await load<typeof YourData>('parts/your-data/copy')),
    ...(await load<typeof SignIn>('pages/user/sign-in-copy')),
    ...((await import(`@iru/ui/labels/${language}`)) as typeof Labels),
  };
};

test.use(PHONE);

for (const language of ['fr', 'sw', 'rw'])
  test(`${language}: a visitor registers, finds and likes someone, writes, buys coins, plans a meeting, erases and leaves`, async ({
    page,
    context,
  }) => {
    test.slow();
    const words = await wordsOf(language);
    const { registerCopy: register, messagesCopy: messages, dataCopy: data } = words;
    const main = page.getByRole('main');
    const tap = (name: string) => main.getByRole('button', { name, exact: true }).first().tap();

    await open(page, `/${language}/register`);
    await tap(register.start);
    await fillRegistration(page);
    for (const step of [2, 3, 4, 5, 6] as const) {
      // Not a tap: two in the same place within a moment count as one.
      await main.getByRole('button', { name: register.next, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        register.steps[step].title,
      );
    }
    await page.getByLabel(register.fields.agreedToTerms).check();
    await page.getByLabel(register.fields.agreedToCommunity).check();
    await tap(register.submit);
    await expect(page.getByRole('dialog', { name: register.result.title })).toBeVisible();
    await expectNames(page, 'the result of the registration');
    await page.evaluate((key) => localStorage.setItem(key, 'true'), KEYS.session);

    await open(page, `/${language}/find-match?country=Kenya`);
    await tap(words.profileCard({ name: 'Brian', comments: 0 }).like);
    await expect.poll(() => readStored(page, KEYS.likes)).toMatchObject([{ name: 'Brian' }]);

    await open(page, `/${language}/messages`);
    await page
      .getByRole('navigation', { name: messages.list })
      .getByRole('button', { name: /^Brian/ })
      .tap();
    await page.getByRole('textbox', { name: messages.field('Brian') }).fill('Muraho Brian');
    await tap(messages.send);
    await expect(page.getByRole('log')).toContainText('Muraho Brian');

    await open(page, `/${language}/pricing`);
    await tap(words.pricingCopy.bar.buy);
    const purchase = page.getByRole('dialog', { name: words.purchaseCopy.title });
    await expect(purchase).toBeVisible();
    await expectNames(page, 'the purchase');
    await purchase.getByRole('button', { name: /Mobile Money/ }).tap();
    await expect
      .poll(
        async () =>
          ((await readStored(page, KEYS.wallet)) as { coinBalance: number } | null)?.coinBalance ??
          0,
      )
      .toBeGreaterThan(0);

    await open(page, `/${language}/meeting-guide`);
    const { summary } = words.meetingToolsCopy;
    const plan = page.getByRole('region', { name: summary.heading });
    await plan.getByLabel(summary.fields.guest).fill('Brian');
    await plan.getByLabel(summary.fields.place).fill('Question Coffee');
    await expect(plan).toContainText('Question Coffee');

    await open(page, `/${language}/user`);
    await tap(data.erase.action);
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation).toBeVisible();
    await expectNames(page, 'the question before erasing');
    await confirmation.getByRole('button', { name: data.erase.confirm.action }).tap();
    await expect(getHeading(page, words.signInCopy.heading)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEYS.erased]);

    await mockNeutralPage(context);
    await page.getByRole('banner').locator('a[href^="https://www.bbc.com"]').tap();
    await expect(weather(page)).toBeVisible();
  });
