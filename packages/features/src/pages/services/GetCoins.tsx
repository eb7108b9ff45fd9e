import { Button } from '@iru/ui/button';

import { usePurchase } from '../../parts/purchase/use-purchase';
import { servicesCopy as copy } from '#words/pages/services/copy';

/** Opens the purchase dialog with the Popular package (SERVICES-1). */
export function GetCoins() {
  const purchase = usePurchase();
  return (
    <>
      <Button {...purchase.near} size="lg" onClick={() => purchase.open()}>
        {copy.getCoins}
      </Button>
      {purchase.element}
    </>
  );
}
