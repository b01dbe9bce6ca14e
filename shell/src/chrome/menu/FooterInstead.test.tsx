import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { siteNavigationId } from '../elementIds.ts';
import { FooterInstead } from './FooterInstead.tsx';
import type { MenuState } from './useMenu.ts';

function renderInstead(state: MenuState) {
  const onLeave = jest.fn();
  render(
    <>
      <nav id={siteNavigationId}>
        <a href="/category/film">Film</a>
      </nav>
      <FooterInstead state={state} onLeave={onLeave} />
    </>,
  );
  return onLeave;
}

describe('the footer in place of a menu whose code fails to load', () => {
  it('has the focus on its first link when the menu is opened', () => {
    const onLeave = renderInstead('open');
    expect(screen.getByRole('link', { name: 'Film' })).toHaveFocus();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('takes no focus before', () => {
    const onLeave = renderInstead('closed');
    expect(document.body).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
  });
});
