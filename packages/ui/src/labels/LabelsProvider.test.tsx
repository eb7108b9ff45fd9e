import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PasswordField } from '../components/password-field/PasswordField';
import { Stepper } from '../components/stepper/Stepper';
import { TextLink } from '../components/text-link/TextLink';
import * as english from './en';
import * as french from './fr';
import { LabelsProvider } from './LabelsProvider';
import * as kinyarwanda from './rw';
import * as swahili from './sw';

const page = (
  <>
    <PasswordField label="Password" autoComplete="current-password" />
    <Stepper steps={['One', 'Two']} current={1} />
    <TextLink href="/a" external>
      Guide
    </TextLink>
  </>
);

describe.each([
  ['English', english],
  ['French', french],
  ['Kinyarwanda', kinyarwanda],
  ['Swahili', swahili],
])('labels in %s', (_, labels) => {
  it('reach the components inside', () => {
    render(<LabelsProvider labels={labels}>{page}</LabelsProvider>);
    expect(screen.queryByRole('button', { name: labels.passwordField.show })).not.toBeNull();
    expect(screen.queryByText(labels.stepper.progress(1, 2))).not.toBeNull();
    expect(screen.queryByText(labels.textLink.newTab)).not.toBeNull();
  });
});

it('leaves what has no label in English', () => {
  const { passwordField } = french;
  render(<LabelsProvider labels={{ passwordField }}>{page}</LabelsProvider>);
  expect(screen.queryByRole('button', { name: passwordField.show })).not.toBeNull();
  expect(screen.queryByText(english.stepper.progress(1, 2))).not.toBeNull();
});

it('gives way to a component’s own label', () => {
  render(
    <LabelsProvider labels={french}>
      <PasswordField label="Password" autoComplete="current-password" showLabel="Reveal" />
    </LabelsProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Reveal' })).not.toBeNull();
});
