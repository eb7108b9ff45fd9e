'use client';

import { Component, type ReactNode } from 'react';

export interface RecoveryBoundaryProps {
  /** The part of the page that may fail on its own. */
  children?: ReactNode;
  /** Shown instead of a part that can't recover. @default the error is thrown to the next boundary */
  fallback?: ReactNode;
}

interface RecoveryBoundaryState {
  readonly mount: number;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Whether React can't find its own nodes, because something else changed the document. */
const isForeignChange = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Mounts its children again, once, when a browser's translation or an extension has replaced nodes that React
 * wants to remove. Any other error, or another such one, is shown or thrown.
 */
export class RecoveryBoundary extends Component<RecoveryBoundaryProps, RecoveryBoundaryState> {
  override state: RecoveryBoundaryState = { mount: 0 };

  static getDerivedStateFromError(error: unknown): Partial<RecoveryBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    _props: RecoveryBoundaryProps,
    { mount, failure }: RecoveryBoundaryState,
  ): RecoveryBoundaryState | null {
    return failure && mount === 0 && isForeignChange(failure.error)
      ? { mount: 1, failure: undefined }
      : null;
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { mount, failure } = this.state;
    if (failure) {
      if (fallback !== undefined) return fallback;
      throw failure.error;
    }
    // An element of its own: React removes it whole, with whatever was added to it.
    return (
      <div key={mount} className="contents">
        {children}
      </div>
    );
  }
}
