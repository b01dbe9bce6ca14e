import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { ContentsList } from './ContentsList.tsx';

const sections = ['Dawn', 'Noon', 'Dusk', 'Night'].map((title) => ({ id: `section-${title.toLowerCase()}`, title }));

it('links to the sections of a long post', () => {
  renderInPage(<ContentsList sections={sections} />);
  const links = within(screen.getByRole('navigation', { name: 'In this post' })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    sections.map(({ id, title }) => [title, `#${id}`]),
  );
});

it('is left out of a short one', () => {
  const { container } = renderInPage(<ContentsList sections={sections.slice(1)} />);
  expect(container).toBeEmptyDOMElement();
});
