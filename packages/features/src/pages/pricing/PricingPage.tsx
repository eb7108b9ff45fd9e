import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useRef } from 'react';

import { walletStore } from '../../persistence/wallet';
import { LoginPrompt } from '../../parts/auth-gate/LoginPrompt';
import { useAuthGate } from '../../parts/auth-gate/use-auth-gate';
import { PageHead } from '../../parts/page/PageHead';
import { usePurchase } from '../../parts/purchase/use-purchase';
import { useStore } from '../../platform/use-store';
import { pricingCopy as copy } from '#words/pages/pricing/copy';
import { Deals } from './Deals';
import { PricingHero } from './PricingHero';
import { Packages } from './Packages';
import { Prices } from './Prices';
import { PricingQuestions } from './PricingQuestions';
import { Transactions } from './Transactions';
import { useReceipt } from './use-receipt';
import { WalletBar } from './WalletBar';
import { WaysToPay } from './WaysToPay';

/** The coin store: what coins cost, what they pay for, and this device's wallet (SHELL-9). */
export function PricingPage() {
  const stored = useStore(walletStore);
  const wallet = useHydrated() ? stored : undefined;
  const purchase = usePurchase();
  const receipt = useReceipt();
  const { isLoggedOut, logIn } = useAuthGate();
  const count = wallet?.transactions.length ?? 0;
  const history = useRef<HTMLHeadingElement>(null);
  const goToHistory = () => {
    history.current?.focus({ preventScroll: true });
    history.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <div data-print={receipt.isOpen ? 'hide' : undefined}>
        <PricingHero onBuy={purchase.open} near={purchase.near} />
        {/* The wallet bar is sticky within this part, so it never covers the calculator and its result. */}
        <div>
          <Packages onBuy={purchase.open} near={purchase.near} />
          <Prices />
          <Deals />
          <WaysToPay />
          <PricingQuestions />
          <Transactions
            transactions={wallet?.transactions}
            onReceipt={receipt.show}
            headingRef={history}
            loginPrompt={
              isLoggedOut && count > 0 ? (
                <LoginPrompt
                  section="transactions"
                  counts={{ transactions: count }}
                  headingLevel={3}
                  onLogIn={logIn}
                />
              ) : undefined
            }
            status={receipt.status}
          />
          {isLoggedOut ? null : (
            <WalletBar
              balance={wallet?.coinBalance}
              onHistory={goToHistory}
              onBuy={() => purchase.open()}
              near={purchase.near}
            />
          )}
        </div>
        {purchase.element}
      </div>
      {receipt.element}
    </>
  );
}
