import { Component, type ReactNode } from 'react';
import { ErrorPage } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { flowId } from '../api/flowId.ts';

interface Props {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Starts again, at the given path or the current one. */
  readonly onRestart: (path?: string) => void;
}

interface State {
  readonly failed: boolean;
}

/** Catches an error of a screen: shows it, reports it (R7.17) and offers to start again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { children, onRestart } = this.props;
    if (!this.state.failed) return children;
    return (
      <main>
        <ErrorPage
          kind="general"
          code="GENERAL_ERROR"
          flowId={flowId}
          homeHref="/"
          onNavigate={onRestart}
          onRetry={() => {
            onRestart();
          }}
        />
      </main>
    );
  }
}
