import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Called when something inside has thrown and is gone. */
  onError?: () => void;
  /** What stands in its place; nothing when absent. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Around an extra of a page, as a dialog: when it throws while rendering, it alone is gone, and the page goes on. The browser's error
 * handler hears of it from the shell.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
