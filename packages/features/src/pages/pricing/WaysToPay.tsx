import { Section } from '@iru/ui/section';

import { labelOf } from '#words/content/labels';
import { PAYMENT_METHODS } from '../../domain/coins';
import { purchaseCopy } from '#words/parts/purchase/copy';
import { methodIcons } from '../../parts/purchase/PaymentMethods';
import { pricingCopy } from '#words/pages/pricing/copy';
import { withEnglish } from '../../parts/language/with-english';
import { pricingCopy as english } from './copy';

const copy = pricingCopy.payment;

export function WaysToPay() {
  return (
    <Section
      tone="primary-wash"
      heading={copy.heading}
      intro={withEnglish(copy.note, english.payment.note)}
      align="center"
    >
      <ul className="mx-auto grid max-w-form gap-6 sm:max-w-none sm:grid-cols-3">
        {PAYMENT_METHODS.map((method) => {
          const Icon = methodIcons[method];
          return (
            <li key={method} className="flex items-center gap-4 sm:flex-col sm:text-center">
              <Icon aria-hidden="true" className="size-9 shrink-0 text-primary" strokeWidth={1.4} />
              <span>
                <span className="block font-semibold">{labelOf(method)}</span>{' '}
                <span className="block text-ink-soft">
                  {purchaseCopy.methods.list[method].hint}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
