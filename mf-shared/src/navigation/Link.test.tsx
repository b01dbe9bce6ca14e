import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link, type LinkProps } from './Link.tsx';

function openLink(props: LinkProps) {
  const router = createMemoryRouter([{ path: '*', element: <Link {...props}>Away</Link> }], {
    initialEntries: ['/start'],
  });
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link', { name: 'Away' }) };
}

/** Clicks a link. @returns true if the link prevented the browser's navigation */
function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, { button: 0, ...init });
  let isTaken = false;
  const lookAt = (late: Event) => {
    isTaken = late.defaultPrevented;
    // Without this, jsdom tries to load a document.
    late.preventDefault();
  };
  window.addEventListener('click', lookAt, { once: true });
  fireEvent(link, event);
  return isTaken;
}

describe('Link', () => {
  it('is an ordinary link with its address', () => {
    const { link } = openLink({ to: '/category/film?page=2', className: 'plain', 'aria-current': 'page' });
    expect(link).toHaveAttribute('href', '/category/film?page=2');
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(link).toHaveClass('plain');
  });

  it('navigates to its address with the router', () => {
    const { router, link } = openLink({ to: '/the-reel?autoplay=true#cast' });
    expect(click(link)).toBe(true);
    expect(router.state.location).toMatchObject({ pathname: '/the-reel', search: '?autoplay=true', hash: '#cast' });
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('replaces the history entry for the address of its own page', () => {
    const { router, link } = openLink({ to: window.location.pathname });
    click(link);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([
    ['with a key for a new tab', { to: '/x' }, { ctrlKey: true }],
    ['with the middle button', { to: '/x' }, { button: 1 }],
    ['on a link to a new tab', { to: '/x', target: '_blank' }, {}],
    ['on a link to another site', { to: 'https://elsewhere.example/x' }, {}],
  ] as const)('leaves a click %s to the browser', (_case, props, init) => {
    const { router, link } = openLink(props);
    expect(click(link, init)).toBe(false);
    expect(router.state.location.pathname).toBe('/start');
  });

  it('does nothing if its click handler prevents the default action', () => {
    const { router, link } = openLink({ to: '/x', onClick: (event) => event.preventDefault() });
    click(link);
    expect(router.state.location.pathname).toBe('/start');
  });
});
