import { Button } from '@iru/ui/button';

import { usePurchase } from '../../parts/purchase/usePurchase';
import { servicesCopy as copy } from './copy';

/** Opens the purchase of coins with the Popular package (spec 2, section 9). */
export function GetCoins() {
  const purchase = usePurchase();
  return (
    <>
      <Button size="lg" onClick={() => purchase.open()}>
        {copy.getCoins}
      </Button>
      {purchase.element}
    </>
  );
}
