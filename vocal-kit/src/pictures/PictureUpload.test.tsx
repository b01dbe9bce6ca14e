import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PictureUpload } from './PictureUpload.tsx';

/** A request that ends as soon as it is sent: the api takes the picture. */
class TakenAtOnce {
  upload = {};
  status = 201;
  responseText = JSON.stringify({ image: { public_id: 'a', width: 1, height: 1 } });
  onload?(): void;
  open(): void {}
  abort(): void {}
  send(): void {
    queueMicrotask(() => this.onload?.());
  }
}

const original = globalThis.XMLHttpRequest;
afterEach(() => {
  globalThis.XMLHttpRequest = original;
});

function Picture() {
  const [hasPicture, setPicture] = useState(false);
  return (
    <fieldset>
      <PictureUpload label="Choose a picture" isHidden={hasPicture} onDone={() => setPicture(true)} />
      {hasPicture ? <input aria-label="Alternative text" /> : null}
    </fieldset>
  );
}

it('leaves the focus on the next field of the picture', async () => {
  Object.assign(globalThis, { XMLHttpRequest: TakenAtOnce });
  render(<Picture />);
  const field = screen.getByLabelText('Choose a picture');
  field.focus();
  await userEvent.upload(field, new File(['a'], 'a.png', { type: 'image/png' }));
  await act(() => new Promise(requestAnimationFrame));
  expect(await screen.findByLabelText('Alternative text')).toHaveFocus();
});

it('offers another attempt only for a file that may succeed', async () => {
  const failing = class extends TakenAtOnce {
    override status = 503;
    override responseText = JSON.stringify({ success: false, error: 'We could not process the picture.' });
  };
  Object.assign(globalThis, { XMLHttpRequest: failing });
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText('Choose a picture'), file, { applyAccept: false });
  render(<Picture />);
  await choose(new File(['a'], 'a.webp', { type: 'image/webp' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('a.webp: WebP pictures cannot be used.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await choose(new File(['a'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('hands over several files instead of sending them', async () => {
  const taken: string[] = [];
  const onSeveral = (files: readonly File[]) => taken.push(...files.map(({ name }) => name));
  render(<PictureUpload label="Choose a picture" multiple onSeveral={onSeveral} onDone={() => undefined} />);
  const files = ['a', 'b'].map((name) => new File([name], name, { type: 'image/png' }));
  await userEvent.upload(screen.getByLabelText('Choose a picture'), files);
  expect(taken).toEqual(['a', 'b']);
});
