import { Button } from '@iru/ui/button';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface MoreProps {
  to: string;
  label: string;
}

export function More({ to, label }: MoreProps) {
  return (
    <Button asChild variant="secondary">
      <Link to={to}>
        <span>{label}</span>
        <ArrowRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
      </Link>
    </Button>
  );
}
