import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { type ContainerSize, containerWidths } from '../constants.ts';
import { InPage } from '../testing/InPage.tsx';
import { Button } from './actions/Button.tsx';
import { ButtonLink } from './actions/ButtonLink.tsx';
import { Container } from './Container.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Spinner } from './Spinner.tsx';
import { Kicker } from './text/Kicker.tsx';
import { SectionTitle } from './text/SectionTitle.tsx';

describe('Container', () => {
  it.each(Object.entries(containerWidths))('%s is %i px wide at most', (size, width) => {
    render(<Container size={size as ContainerSize}>in it</Container>);
    expect(screen.getByText('in it')).toHaveStyle({ maxWidth: `${width}px` });
  });
});

describe('SectionTitle', () => {
  it('is a heading of the given level, 2 by default', () => {
    render(
      <>
        <SectionTitle as="h1">Articles</SectionTitle>
        <SectionTitle>Network</SectionTitle>
      </>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Network' })).toBeVisible();
  });
});

describe('Kicker', () => {
  it('is a link if it has an address, and otherwise text', () => {
    render(
      <InPage>
        <Kicker to="/category/film">Film</Kicker>
        <Kicker>Special Feature</Kicker>
      </InPage>,
    );
    expect(screen.getByRole('link', { name: 'Film' })).toHaveAttribute('href', '/category/film');
    expect(screen.getByText('Special Feature')).not.toHaveAttribute('href');
  });
});

describe('Button', () => {
  it('does not submit by default', () => {
    render(
      <>
        <Button>Next</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  it('reacts to clicks unless it is disabled', () => {
    const press = jest.fn();
    render(
      <>
        <Button onClick={press}>Next</Button>
        <Button onClick={press} disabled $quiet>
          Prev
        </Button>
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Prev' }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('ButtonLink', () => {
  it('links to a route without style attributes in the document', () => {
    render(
      <InPage>
        <ButtonLink to="/" $quiet>
          Back
        </ButtonLink>
      </InPage>,
    );
    const link = screen.getByRole('link', { name: 'Back' });
    expect(link).toHaveAttribute('href', '/');
    expect(link).not.toHaveAttribute('$quiet');
  });
});

describe('Spinner', () => {
  it("says 'Loading...' or the given text", () => {
    render(
      <>
        <Spinner size="small" />
        <Spinner size="large" label="Sending" />
      </>,
    );
    const [small, large] = screen.getAllByRole('status');
    expect(small).toHaveTextContent('Loading...');
    expect(large).toHaveTextContent('Sending');
  });
});

describe('EmptyState', () => {
  it('names the missing items and offers a link', () => {
    render(
      <EmptyState message="No Posts found">
        <a href="/">Back</a>
      </EmptyState>,
    );
    expect(screen.getByText('No Posts found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  });

  it('keeps its ornament next to its text in a taller box', () => {
    const { container } = render(<EmptyState message="No Posts found" />);
    expect(container.firstElementChild).toHaveStyle({ alignContent: 'start' });
  });
});
