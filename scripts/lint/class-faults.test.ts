import { describe, expect, it } from 'vitest';

import { classFault, colourFault } from './class-faults.mjs';

describe('a class', () => {
  it.each([
    ['bg-primry', "produces no CSS: did you mean 'bg-primary'?"],
    ['hover:bg-primry/50', "did you mean 'hover:bg-primary/50'?"],
    ['hoover:bg-primary', "did you mean 'hover:bg-primary'?"],
    ['[&_svg]:flex-cool', "did you mean '[&_svg]:flex-col'?"],
    ['text-2xl', "'text-2xl' produces no CSS."],
    ['bg-[#f04]', "'bg-[#f04]' is a raw colour: use 'bg-danger'"],
    ['bg-[rgb(163,58,32)]', "use 'bg-primary'"],
    ['bg-[red]', 'is a raw colour: use a colour token'],
    ['shadow-[0_1px_2px_#000]', 'is a raw colour'],
    ['[color:#f04]', "is a raw colour: use a class with the token 'danger'"],
    ['text-[13px]', "is a raw size: use 'text-small'"],
    ['rounded-[10px]', "use 'rounded-sm'"],
    ['md:p-[13px]', "use 'p-3.5'"],
    ['border-[3px]', "use 'border-3'"],
    ['outline-offset-[-2px]', "use '-outline-offset-2'"],
    ['[margin:3px]', 'use a size token or rem'],
  ])('%s is refused: %s', (name, words) => {
    expect(classFault(name)).toContain(words);
    expect(classFault(name)).toMatch(/ See CONTRIBUTING\.md#tokens-only$/);
  });

  it.each([
    'bg-primary',
    'hover:bg-primary/50',
    'p-2.75',
    'group',
    'peer/name',
    'splash-mark',
    'target-44',
    'bg-[CanvasText]',
    'w-[24rem]',
    'h-[calc(100%-8px)]',
    '-outline-offset-2',
    'data-[state=open]:hidden',
    'transition-[scale]',
    'top-[46%]',
  ])('%s is fine', (name) => {
    expect(classFault(name)).toBeUndefined();
  });
});

describe('a colour', () => {
  it.each([
    ['#f04', false, "use a class such as 'text-danger', or 'var(--color-danger)'"],
    ['#a33a20', false, "'var(--color-primary)'"],
    ['oklch(0.5 0.1 20)', false, 'use a colour token'],
    ['red', true, "'red' is a raw colour"],
  ])('%s is refused', (value, isColourProperty, words) => {
    expect(colourFault(value, isColourProperty)).toContain(words);
  });

  it.each([
    ['red', false],
    ['currentColor', true],
    ['none', true],
    ['var(--color-ink)', true],
    ['Read #1 first', false],
    ['#top', false],
    ['CanvasText', true],
  ] as const)('%s is fine', (value, isColourProperty) => {
    expect(colourFault(value, isColourProperty)).toBeUndefined();
  });
});
