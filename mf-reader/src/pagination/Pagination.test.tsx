import { describe, expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination.tsx';

function renderPages(currentPage: number | undefined, totalPages: number) {
  return render(
    <InPage>
      <Pagination currentPage={currentPage} totalPages={totalPages} />
    </InPage>,
  ).container;
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const names = () => screen.getAllByRole('link').map((link) => link.textContent?.replace('Page ', '').trim());

describe('Pagination', () => {
  it('starts at page 1, without Prev', () => {
    renderPages(undefined, 9);
    expect(names()).toEqual(['1', '2', '3', '4', '5', '… 9', 'Next']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
    expect(addressOf('Next')).toBe('/page/2');
    expect(addressOf('Page 9')).toBe('/page/9');
  });

  it('has ellipsis links to the first and last page around a window of five', () => {
    renderPages(6, 12);
    expect(names()).toEqual(['Prev', '1 …', '4', '5', '6', '7', '8', '… 12', 'Next']);
    expect(addressOf('Page 1')).toBe('/');
    expect(addressOf('Prev')).toBe('/page/5');
    expect(addressOf('Next')).toBe('/page/7');
  });

  it('ends at the last page, without Next', () => {
    renderPages(9, 9);
    expect(names()).toEqual(['Prev', '1 …', '5', '6', '7', '8', '9']);
  });

  it('links from page 2 back to the index', () => {
    renderPages(2, 3);
    expect(addressOf('Prev')).toBe('/');
    expect(addressOf('Page 1')).toBe('/');
  });

  it('is a landmark', () => {
    renderPages(1, 2);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  it.each([0, 1])('shows nothing for %i pages', (total) => {
    expect(renderPages(1, total)).toBeEmptyDOMElement();
  });

  it('accepts other addresses', () => {
    render(
      <InPage>
        <Pagination currentPage={2} totalPages={3} hrefOf={(page) => (page === 1 ? '/list' : `/list?page=${page}`)} />
      </InPage>,
    );
    expect(addressOf('Prev')).toBe('/list');
    expect(addressOf('Next')).toBe('/list?page=3');
  });
});
