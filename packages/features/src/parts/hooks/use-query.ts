import { useHydrated } from '@iru/ui/hooks/use-hydrated';
import { useSearchParams } from 'react-router-dom';

const NONE = new URLSearchParams();

/** The query of the address; empty while the page is as prerendered, which knows no query. */
export const useQuery = (): URLSearchParams => {
  const [query] = useSearchParams();
  return useHydrated() ? query : NONE;
};
