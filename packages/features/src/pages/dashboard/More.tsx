import { Button } from '@iru/ui/button';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface MoreProps {
  /** The page’s URL. */
  to: string;
  /** The link’s text. */
  label: string;
}

/** A link from a panel to its feature’s page. */
export function More({ to, label }: MoreProps) {
  return (
    <Button asChild variant="secondary">
      <Link to={to}>
        {label}
        <ArrowRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
      </Link>
    </Button>
  );
}
