import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Called when something inside has thrown and is gone. */
  onError?: () => void;
  /** The replacement; nothing when absent. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Around an extra of a page, as a dialog: if it throws while rendering, it alone disappears, and the page goes on. The
 * browser's error handler gets it from the shell.
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
