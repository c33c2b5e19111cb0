import { Component, type ReactNode } from 'react';
import { ErrorPage } from '@dokubox/ui-kit/ErrorPage/ErrorPage.tsx';
import { flowId } from '../api/portal.ts';
import { logError } from '../shared/logError.ts';

interface State {
  readonly failed: boolean;
}

/** Catches what a screen throws: says so, reports it (R7.17), and offers a fresh start. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <ErrorPage
          kind="general"
          code="GENERAL_ERROR"
          flowId={flowId}
          homeHref="/"
          onRetry={() => {
            window.location.reload();
          }}
        />
      </main>
    );
  }
}
