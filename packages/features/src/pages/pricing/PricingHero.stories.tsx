import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { pricingCopy } from './copy';
import { PricingHero } from './PricingHero';

const meta = {
  title: 'Pricing/Hero',
  id: 'pages-pricing-hero',
  component: PricingHero,
  args: { onBuy: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PricingHero>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const displayOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('group', { name: 'Coin calculator' })).getByText(
    pricingCopy.calculator.labels.display,
  ).parentElement;
const enterKeys = async ({ canvas, userEvent }: Context, ...names: readonly string[]) => {
  for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
};
const expectDisplay = async ({ canvas, canvasElement }: Context, shown: string, result: string) => {
  await expect(displayOf(canvasElement)).toHaveTextContent(
    new RegExp(`^Amount ?${shown.replaceAll('.', '\\.')} `),
  );
  await expect(canvas.getByRole('status')).toHaveTextContent(result);
};
const recommended = ({ canvas }: Context) =>
  canvas.getByRole('region', { name: 'Recommended package' });

export const Coins: Story = {
  play: async (context) => {
    const { step } = context;
    await step('starts at zero with the smallest package', async () => {
      await expectDisplay(context, '0', 'cost 0 RWF');
      await expect(recommended(context)).toHaveTextContent('Basic');
    });
  },
};

export const Rwf: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'RWF' }));
    await step('converts francs to a tenth as many coins, rounded down', async () => {
      await enterKeys(context, '5', '9', '9', '9');
      await expectDisplay(context, '5,999', 'buy 599 coins');
      await expect(recommended(context)).toHaveTextContent('Premium');
    });
  },
};

export const LongNumber: Story = {
  play: async (context) => {
    await enterKeys(context, '9', '9', '9', '9', '9', '9', '9', '9', '9', '9');
    await expectDisplay(context, '9,999,999,999', 'cost 99,999,999,990 RWF');
  },
};

export const CountsCoins: Story = {
  ...Coins,
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    await step('counts ten francs per coin', async () => {
      await enterKeys(context, '5', '0', '0');
      await expectDisplay(context, '500', 'cost 5,000 RWF');
    });
    await step('recommends the smallest package that covers them, bonus included', async () => {
      await expect(recommended(context)).toHaveTextContent('Popular');
      await enterKeys(context, 'Clear', '5', '5', '1');
      await expect(recommended(context)).toHaveTextContent('Premium');
      await userEvent.click(canvas.getByRole('button', { name: 'Choose Premium' }));
      await expect(args.onBuy).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'premium' }),
        canvas.getByText('1,150 coins'),
      );
    });
    await step('recommends the largest package beyond that', async () => {
      await enterKeys(context, 'Clear', '9', '0', '0', '0');
      await expect(recommended(context)).toHaveTextContent('Ultimate');
      await expect(recommended(context)).toHaveTextContent('with 6,500 of the 9,000 coins');
    });
  },
};

export const CountsFrancs: Story = {
  ...Rwf,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await Rwf.play?.(context);
    await step('explains an amount below one coin', async () => {
      await enterKeys(context, 'Clear', '5');
      await expectDisplay(context, '5', 'buy 0 coins');
      await expect(recommended(context)).toHaveTextContent('A coin is 10 RWF.');
      await enterKeys(context, '9', '9', '9');
    });
    await step('keeps the number when the unit changes', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Coins' }));
      await expectDisplay(context, '5,999', 'cost 59,990 RWF');
    });
  },
};

export const Limits: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('replaces a leading zero', async () => {
      await enterKeys(context, '0', '0', '7');
      await expectDisplay(context, '7', 'cost 70 RWF');
    });
    await step('takes one point only', async () => {
      await enterKeys(context, 'Point', '5', 'Point', '5');
      await expectDisplay(context, '7.55', 'cost 76 RWF');
    });
    await step('needs a whole coin', async () => {
      await enterKeys(context, 'Clear', '0', 'Point', '0', '1');
      await expect(recommended(context)).toHaveTextContent('covers 1 coin.');
      await enterKeys(context, 'Clear', '7', 'Point', '5', '5');
    });
    await step('deletes the last character and stops at zero', async () => {
      await enterKeys(context, 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace');
      await expectDisplay(context, '0', 'cost 0 RWF');
    });
    await step('takes at most ten characters', async () => {
      await enterKeys(context, '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '1', 'Point');
      await expectDisplay(context, '1,234,567,890', 'cost 12,345,678,900 RWF');
    });
    await step('focuses the number for the real keyboard on a click', async () => {
      await userEvent.click(canvas.getByText('1,234,567,890'));
      await userEvent.keyboard('{Backspace}');
      await expectDisplay(context, '123,456,789', 'cost 1,234,567,890 RWF');
    });
    await step('clears with C', async () => {
      await enterKeys(context, 'Clear');
      await expectDisplay(context, '0', 'cost 0 RWF');
    });
  },
};

export const RealKeyboard: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('012,5{Backspace}{Backspace}3');
    await expectDisplay(context, '123', 'cost 1,230 RWF');
    await userEvent.keyboard('{Delete}');
    await expectDisplay(context, '0', 'cost 0 RWF');
  },
};
