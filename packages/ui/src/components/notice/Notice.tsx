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
  /** How serious the message is. @default 'info' */
  variant?: NoticeVariant;
  /** What can be done about it: one or two buttons or links. */
  actions?: ReactNode;
  /** The message, in a sentence or two. */
  children?: ReactNode;
}

/** A message in the flow of the page; give it `role` status or alert only when it appears under the visitor's eyes. */
export function Notice({ variant = 'info', actions, className, children, ...rest }: NoticeProps) {
  const Icon = icons[variant] ?? icons.info;
  return (
    <div {...rest} data-variant={variant} className={clsx(noticeRecipe({ variant }), className)}>
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        {/* The same height as one line of text, so that the icon sits on the first line of any message. */}
        <span className="flex h-[1lh] shrink-0 items-center text-(--notice-tone)">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0 wrap-anywhere">{children}</div>
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
