import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Extra() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Break
    </button>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('an error boundary', () => {
  it('removes the part that throws, reports it once, and keeps the rest of the page', () => {
    const onError = jest.fn();
    render(
      <article>
        <h1>A post</h1>
        <ErrorBoundary onError={onError}>
          <Extra />
        </ErrorBoundary>
      </article>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('heading')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
