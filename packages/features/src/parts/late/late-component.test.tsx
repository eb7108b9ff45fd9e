import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { lateComponent } from './late-component';

const Arrived = ({ name }: { name: string }) => <p>{`${name} is here`}</p>;
const Instead = ({ name }: { name: string }) => <p>{`${name} is elsewhere`}</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>The page caught it</p> : this.props.children;
  }
}

const show = (Part: ReturnType<typeof lateComponent<{ name: string }>>) =>
  render(
    <Boundary>
      <Suspense fallback={<p>Waiting</p>}>
        <Part name="Map" />
      </Suspense>
    </Boundary>,
  );

describe('a component whose code comes late', () => {
  it('waits within Suspense, then stands there with its props', async () => {
    show(lateComponent(async () => Arrived));
    expect(screen.getByText('Waiting')).toBeDefined();
    expect(await screen.findByText('Map is here')).toBeDefined();
  });

  it('gives its place to another when its file does not arrive', async () => {
    show(lateComponent(() => Promise.reject(new Error('gone')), Instead));
    expect(await screen.findByText('Map is elsewhere')).toBeDefined();
  });

  it('tells the page when there is no other', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(lateComponent(() => Promise.reject(new Error('gone'))));
    expect(await screen.findByText('The page caught it')).toBeDefined();
    vi.restoreAllMocks();
  });
});
