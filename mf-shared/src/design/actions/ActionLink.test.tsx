import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { InPage } from '../../testing/InPage.tsx';
import { ActionLink } from './ActionLink.tsx';

const linkTo = (to: string) => {
  render(
    <InPage>
      <ActionLink to={to}>Go</ActionLink>
    </InPage>,
  );
  return screen.getByRole('link', { name: 'Go' });
};

describe('ActionLink', () => {
  it.each(['https://shop.example/lamp', 'http://shop.example'])('opens %s externally', (to) => {
    const link = linkTo(to);
    expect(link).toHaveAttribute('href', to);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('adds its note to an external address', () => {
    render(
      <InPage>
        <ActionLink to="https://shop.example/lamp" rel="sponsored noopener">
          Buy
        </ActionLink>
      </InPage>,
    );
    expect(screen.getByRole('link', { name: 'Buy' })).toHaveAttribute('rel', 'sponsored noopener');
  });

  it.each([
    ['/tag/noir', '/tag/noir'],
    ['tag/noir', '/tag/noir'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
  ])('treats %s as a route', (to, href) => {
    const link = linkTo(to);
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
  });
});
