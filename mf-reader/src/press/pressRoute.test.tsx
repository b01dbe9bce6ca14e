import { describe, expect, it } from '@jest/globals';
import { createStore } from '@marquee/shared';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { render, screen } from '@testing-library/react';
import { handle, Component as Press } from './pressRoute.tsx';

describe('the press page', () => {
  it('says that its content is coming soon', () => {
    render(
      <InPage>
        <Press />
      </InPage>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Press$/);
    expect(screen.getByText('Coming Soon.')).toBeVisible();
  });

  it('has metadata', () => {
    const state = createStore().getState();
    expect(handle.meta({ state, config: pageConfig(), params: {}, pathname: '/press' })).toMatchObject({
      title: 'Press | Marquee',
      canonicalPath: '/press',
    });
  });
});
