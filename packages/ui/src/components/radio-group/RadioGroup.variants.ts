export const radioGroupVariants = ['list', 'cards', 'pills'] as const;

export type RadioGroupVariant = (typeof radioGroupVariants)[number];

export const radioGroupLayout: Record<RadioGroupVariant, string> = {
  list: 'grid',
  cards: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3',
  pills: 'flex flex-wrap gap-2',
};

export const radioRowClasses = 'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-ink';

export const radioCardClasses = [
  'relative flex items-start gap-3 rounded-md border border-edge bg-surface p-4 text-ink',
  'transition-[background-color,border-color,box-shadow] duration-fast ease-out hover:border-ink',
  'has-checked:border-primary has-checked:bg-primary-wash has-checked:ring-1 has-checked:ring-primary',
  'has-disabled:cursor-not-allowed has-disabled:opacity-60 in-data-invalid:border-danger',
];
