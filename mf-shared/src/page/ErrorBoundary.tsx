import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Called after the part has thrown and was removed. */
  onError?: () => void;
  /** Replaces the part. By default, nothing replaces it. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Wraps an optional part of a page, for example a dialog. If the part throws while rendering, only the part disappears.
 * The shell passes the error to the error handler of the browser.
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
