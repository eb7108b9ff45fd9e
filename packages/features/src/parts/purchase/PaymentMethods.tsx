import { ignoreDoubleClick } from '@iru/ui/hooks/ignore-double-click';
import { ListButton } from '@iru/ui/list-button';
import { CreditCard, type LucideIcon, ShoppingBag, Smartphone } from 'lucide-react';

import { labelOf } from '#words/content/labels';
import type { PaymentMethod } from '../../domain/coins';
import { PAYMENT_METHODS } from '../../domain/coins';
import { purchaseCopy as copy } from '#words/parts/purchase/copy';

export const methodIcons: Record<PaymentMethod, LucideIcon> = {
  'Mobile Money': Smartphone,
  Card: CreditCard,
  'In-App': ShoppingBag,
};

export interface PaymentMethodsProps {
  onPay: (method: PaymentMethod) => void;
}

/** The three payment methods; a double click or a held key counts once. */
export function PaymentMethods({ onPay }: PaymentMethodsProps) {
  return (
    <div role="group" aria-labelledby="pay-with" className="mt-4 grid gap-2">
      <h3 id="pay-with" className="font-text text-body font-semibold tracking-normal">
        {copy.methods.heading}
      </h3>
      {PAYMENT_METHODS.map((method) => {
        const Icon = methodIcons[method];
        return (
          <ListButton
            key={method}
            variant="option"
            size="lg"
            // On a phone the second click on the button that opened the dialog may land here.
            onClick={ignoreDoubleClick(() => onPay(method))}
          >
            <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" strokeWidth={1.6} />
            <span className="min-w-0">
              <span className="block font-semibold">{labelOf(method)}</span>{' '}
              <span className="block text-small text-ink-soft">
                {copy.methods.list[method].hint}
              </span>
            </span>
          </ListButton>
        );
      })}
    </div>
  );
}
