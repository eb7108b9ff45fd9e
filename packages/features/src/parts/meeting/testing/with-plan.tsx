import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

import { createPlan, PlanContext } from '../meeting-plan';

function OwnPlan({ children }: { children: ReactNode }) {
  const [plan] = useState(createPlan);
  return <PlanContext value={plan}>{children}</PlanContext>;
}

export const withPlan: Decorator = (Story) => (
  <OwnPlan>
    <Story />
  </OwnPlan>
);
