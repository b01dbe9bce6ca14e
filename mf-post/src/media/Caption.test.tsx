import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { Caption } from './Caption.tsx';

describe('Caption', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('renders HTML', () => {
    const { container } = render(<Caption html="Hardy, <em>the left one</em>" />);
    expect(container.querySelector('figcaption em')).toHaveTextContent('the left one');
  });

  it('renders children', () => {
    const { container } = render(<Caption>Hardy</Caption>);
    expect(container.querySelector('figcaption')).toHaveTextContent('Hardy');
  });

  it('runs a Hebrew text from right to left', () => {
    const { container } = render(<Caption html="<em>שלום</em>" />);
    expect(container.querySelector('figcaption')).toHaveAttribute('dir', 'auto');
  });

  it('renders a credit after the caption, or alone', () => {
    const { container, rerender } = render(<Caption html="Hardy, <em>left</em>" credit="Ada <North>" />);
    const caption = container.querySelector('figcaption');
    expect(caption).toHaveTextContent('Hardy, left Ada <North>');
    expect(caption?.querySelector('small')).toHaveTextContent('Ada <North>');
    rerender(<Caption credit="עדה" />);
    expect(container.querySelector('figcaption small')).toHaveAttribute('dir', 'auto');
  });

  it('renders nothing without either', () => {
    expect(render(<Caption />).container).toBeEmptyDOMElement();
  });

  it('warns about both', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Caption html="<b>one</b>">two</Caption>);
    expect(warn).toHaveBeenCalledWith('Caption cannot render children and html');
  });
});
