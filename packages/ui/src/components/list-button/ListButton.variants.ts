import { cva } from '../../cva';

export const listButtonVariants = ['plain', 'link', 'pill', 'card', 'option', 'answer'] as const;
export const listButtonSizes = ['md', 'lg', 'xl'] as const;

export type ListButtonVariant = (typeof listButtonVariants)[number];
export type ListButtonSize = (typeof listButtonSizes)[number];

const rowClasses = 'w-full gap-3';
const chosenClasses =
  'w-full rounded-md border border-edge transition-colors duration-fast hover:border-primary hover:bg-primary-wash';

export const listButtonRecipe = cva('flex min-w-0 items-center text-start', {
  variants: {
    variant: {
      plain: [
        rowClasses,
        'transition-colors duration-fast hover:bg-sunken focus-visible:-outline-offset-2',
        'md:aria-[current=true]:forced-selected md:aria-[current=true]:bg-primary-wash',
      ],
      link: [rowClasses, 'rounded-md py-1.5 font-semibold text-primary hover:underline'],
      pill: 'gap-2.5 rounded-full ps-2.5 pe-1 hover:bg-sunken sm:ps-3 sm:pe-2',
      card: 'w-full gap-5 rounded-md border border-edge bg-surface p-5 hover:border-ink hover:bg-raised',
      option: [chosenClasses, 'gap-4 bg-surface px-4 py-2'],
      answer: [chosenClasses, 'gap-4 bg-raised px-5 py-3 font-medium'],
    },
    size: { md: 'min-h-11', lg: 'min-h-14', xl: 'min-h-18' },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
});
