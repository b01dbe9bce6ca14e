import { describe, expect, it } from '@jest/globals';
import { createStore } from '@marquee/shared';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { render, screen } from '@testing-library/react';
import { Component as About, handle } from './aboutRoute.tsx';

describe('the About page', () => {
  it("shows the site's own text", () => {
    const config = pageConfig({}, { staticAbout: '<p>We began as a <em>sheet</em> of paper.</p><p>Now this.</p>' });
    const { container } = render(
      <InPage config={config}>
        <About />
      </InPage>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^About$/);
    expect(screen.getByText('sheet')).toBeVisible();
    expect(container.querySelectorAll('p')).toHaveLength(2);
  });

  it('has metadata', () => {
    const state = createStore().getState();
    const meta = handle.meta({ state, config: pageConfig(), params: {}, pathname: '/about' });
    expect(meta).toMatchObject({
      title: 'About | Marquee',
      description: 'We began as a sheet of paper.',
      canonicalPath: '/about',
      jsonLd: [
        { '@type': 'AboutPage', url: 'https://marquee.example/about', about: { name: 'Marquee' } },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });
});
