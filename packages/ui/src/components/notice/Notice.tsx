import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { noticeRecipe, type NoticeVariant } from './Notice.variants';

const icons: Record<NoticeVariant, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** The severity of the message. @default 'info' */
  variant?: NoticeVariant;
  /** The actions: one or two buttons or links. */
  actions?: ReactNode;
  /** The message, in a sentence or two. */
  children?: ReactNode;
}

/** A message in the flow of the page. Set `role` to status or alert only if it appears while people are on the page. */
export function Notice({ variant = 'info', actions, className, children, ...rest }: NoticeProps) {
  const Icon = icons[variant] ?? icons.info;
  return (
    <div {...rest} data-variant={variant} className={clsx(noticeRecipe({ variant }), className)}>
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        {/* As high as one line of text, so that the icon aligns with the first line of any message. */}
        <span className="flex h-[1lh] shrink-0 items-center text-(--notice-tone)">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0 wrap-anywhere">{children}</div>
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
