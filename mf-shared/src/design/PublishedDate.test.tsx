import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { PublishedDate } from './PublishedDate.tsx';

describe('PublishedDate', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-10-06T14:05:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('leaves the relative text out of server HTML', () => {
    const html = renderToString(<PublishedDate date="2026-10-03T14:05:00Z" />);
    expect(html).toContain('>Oct 3, 2026 - 14:05</time>');
  });

  it('adds how long ago it was once mounted', () => {
    render(<PublishedDate date="2026-10-03T14:05:00Z" />);
    const time = screen.getByRole('time');
    expect(time).toHaveTextContent('Oct 3, 2026 - 14:05 · 3 days ago');
    expect(time).toHaveAttribute('datetime', '2026-10-03T14:05:00Z');
  });
});
