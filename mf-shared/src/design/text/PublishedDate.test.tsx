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
    jest.restoreAllMocks();
  });

  it('leaves the relative text out of server HTML', () => {
    const html = renderToString(<PublishedDate date="2026-10-03T14:05:00Z" />);
    expect(html).toContain('>Oct 3, 2026 - 14:05</time>');
  });

  it('adds the relative time once mounted', () => {
    render(<PublishedDate date="2026-10-03T14:05:00Z" />);
    const time = screen.getByRole('time');
    expect(time).toHaveTextContent('Oct 3, 2026 - 14:05 · 3 days ago');
    expect(time).toHaveAttribute('datetime', '2026-10-03T14:05:00Z');
  });

  it("uses the reader's time zone for the date and its age once mounted", () => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
    render(<PublishedDate date="2026-10-06T02:11:00Z" />);
    expect(screen.getByRole('time')).toHaveTextContent('Oct 5, 2026 - 18:11 · 12 hours ago');
  });

  it('has the relative text in its own element, so that a narrow card hides it without cutting the date', () => {
    render(<PublishedDate date="2026-10-03T14:05:00Z" />);
    const relative = screen.getByText('· 3 days ago');
    expect(relative).toHaveStyle({ height: '1lh', 'margin-block-end': '-1lh' });
    expect(screen.getByRole('time')).not.toHaveStyle({ 'text-overflow': 'ellipsis' });
  });
});
