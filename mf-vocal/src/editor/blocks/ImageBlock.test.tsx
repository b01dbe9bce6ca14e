import { describe, expect, it, jest } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { imageModule, picture } from '@marquee/vocal-kit/testing/modules.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { WrittenDocument } from '../../testing/WrittenDocument.tsx';
import { ImageBlock } from './ImageBlock.tsx';

const ignore = () => undefined;
const layouts = () => screen.queryByRole('group', { name: 'Layout' });
const altText = () => screen.queryByRole('textbox', { name: 'Alternative text' });
const upload = () => screen.queryByLabelText(/picture/i, { selector: 'input[type=file]' });

function renderBlock(props: Partial<Parameters<typeof ImageBlock>[0]>) {
  const given = { image: picture('booth'), altText: 'A booth', layout: 'insetCenter', isSelected: true } as const;
  render(
    <InPage>
      <ImageBlock id="one" {...given} onAltChange={ignore} onImageChange={ignore} {...props} />
    </InPage>,
  );
}

describe('an image block', () => {
  it('shows the layouts and its alternative text while it is selected', () => {
    renderBlock({ onLayoutSelect: ignore });
    expect(layouts()).toBeVisible();
    expect(altText()).toHaveValue('A booth');
  });

  it('shows neither while it is not selected', () => {
    renderBlock({ onLayoutSelect: ignore, isSelected: false });
    expect(layouts()).toBeNull();
    expect(altText()).toBeNull();
  });

  it('shows layouts and upload only with a handler of the layout', () => {
    renderBlock({});
    expect(layouts()).toBeNull();
    expect(upload()).toBeNull();
  });

  it('offers an upload in the place of the picture, and says that it is not kept without one', () => {
    renderBlock({ image: null, onLayoutSelect: ignore });
    expect(upload()).toBeEnabled();
    expect(screen.getByText(/needs a picture/)).toBeVisible();
  });

  it('reports the chosen layout', () => {
    const onLayoutSelect = jest.fn();
    renderBlock({ onLayoutSelect });
    fireEvent.click(screen.getByRole('button', { name: 'To the left' }));
    expect(onLayoutSelect).toHaveBeenCalledWith('outsetLeft');
    expect(screen.getByRole('button', { name: 'In the column' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a decorative picture', () => {
  it('has an empty text, which comes back when the choice is taken back', () => {
    const chosen: (string | null)[] = [];
    const given = { image: picture('booth'), layout: 'insetCenter', isSelected: true, onLayoutSelect: ignore } as const;
    const shown = (altText: string | null) => (
      <InPage>
        <ImageBlock
          id="one"
          {...given}
          altText={altText}
          onAltChange={(text) => chosen.push(text)}
          onImageChange={ignore}
        />
      </InPage>
    );
    const { rerender } = render(shown('A booth'));
    const choice = screen.getByRole('checkbox', { name: 'Decorative' });
    fireEvent.click(choice);
    rerender(shown(''));
    expect(altText()).toBeDisabled();
    expect(altText()).toHaveAccessibleDescription('Screen readers skip this picture.');
    fireEvent.click(choice);
    expect(chosen).toEqual(['', 'A booth']);
  });

  it('needs a text of its own again without a former one', () => {
    const onAltChange = jest.fn();
    renderBlock({ altText: '', onLayoutSelect: ignore, onAltChange });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Decorative' }));
    expect(onAltChange).toHaveBeenCalledWith(null);
  });
});

describe('an image block in the document', () => {
  const renderDocument = () =>
    act(
      async () =>
        void render(
          <InPage>
            <h1>Elsewhere</h1>
            <WrittenDocument content="<p>Before.</p>" modules={[imageModule()]} />
          </InPage>,
        ),
    );
  /** The editor renders the views of its blocks after the step that changes them. */
  const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

  it('is selected by a click, and a click elsewhere deselects it', async () => {
    await renderDocument();
    expect(layouts()).toBeNull();
    await click(screen.getByRole('img', { name: 'A projection booth' }));
    expect(layouts()).toBeVisible();
    expect(altText()).toBeVisible();
    await act(async () => void fireEvent.pointerDown(screen.getByRole('heading', { name: 'Elsewhere' })));
    expect(layouts()).toBeNull();
    expect(altText()).toBeNull();
  });

  it('has its link behind Details, in sight if there is one', async () => {
    await renderDocument();
    await click(screen.getByRole('img', { name: 'A projection booth' }));
    const details = screen.getByRole('button', { name: 'Details: title, text, link' });
    expect(details).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox', { name: 'Link URL' })).toBeNull();
    await click(details);
    const url = screen.getByRole('textbox', { name: 'Link URL' });
    await act(async () => void fireEvent.change(url, { target: { value: '/lamps' } }));
    await act(async () => void fireEvent.change(url, { target: { value: '' } }));
    expect(url).toBeInTheDocument();
  });

  it('takes layout and alternative text into the document', async () => {
    await renderDocument();
    await click(screen.getByRole('img', { name: 'A projection booth' }));
    const block = within(screen.getByRole('group', { name: 'Picture' }));
    await click(block.getByRole('button', { name: 'Full width' }));
    const field = block.getByRole('textbox', { name: 'Alternative text' });
    await act(async () => void fireEvent.change(field, { target: { value: 'A lamp' } }));
    expect(block.getByRole('button', { name: 'Full width' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: 'A lamp' })).toBeVisible();
  });
});
