import { Button } from '@iru/ui/button';
import { Link } from 'react-router-dom';

import { PATHS } from '../paths';
import { servicesCopy as copy } from './copy';

/** Leads to the coins. */
export function GetCoins() {
  return (
    <Button asChild size="lg">
      <Link to={PATHS.pricing}>{copy.getCoins}</Link>
    </Button>
  );
}
