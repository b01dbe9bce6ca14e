import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleImage } from '../testing/samplePost.ts';
import { SpecialFeatureBanner } from './SpecialFeatureBanner.tsx';

const feature = {
  name: 'Sixty nights in the dark',
  subtitle: 'A season of films',
  image: sampleImage('season', 2000, 900),
  actionUrl: '/tag/season',
  actionLabel: 'See the programme',
};

describe('SpecialFeatureBanner', () => {
  it('has its label, name, subtitle, picture of 1280x430 and action', () => {
    const { container } = renderInPage(<SpecialFeatureBanner feature={feature} />);
    const banner = within(screen.getByRole('region', { name: 'Special Feature' }));
    expect(banner.getByText('Special Feature')).toBeVisible();
    expect(banner.getByRole('heading', { name: 'Sixty nights in the dark' })).toBeVisible();
    expect(banner.getByText('A season of films')).toBeVisible();
    expect(banner.getByRole('link', { name: 'See the programme' })).toHaveAttribute('href', '/tag/season');
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/h_430.*w_1280/);
  });

  it('gives name and subtitle in Hebrew their direction', () => {
    renderInPage(<SpecialFeatureBanner feature={{ ...feature, name: 'שלום', subtitle: 'עונה של סרטים' }} />);
    for (const text of ['שלום', 'עונה של סרטים']) expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  });

  it('opens an outside address in a new tab', () => {
    renderInPage(<SpecialFeatureBanner feature={{ ...feature, image: null, actionUrl: 'https://season.example' }} />);
    expect(screen.getByRole('link', { name: 'See the programme' })).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
