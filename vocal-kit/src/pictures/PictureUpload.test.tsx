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
