import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Image } from '@marquee/shared/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { usePictureUpload } from './usePictureUpload.ts';

/** Fakes the part of XMLHttpRequest that an upload uses. The test sends the api's responses. */
class FakeRequest {
  static readonly waiting: FakeRequest[] = [];
  upload = {};
  status = 0;
  responseText = '';
  onload?(): void;
  open = jest.fn();
  send = jest.fn();
  abort = jest.fn();
  constructor() {
    FakeRequest.waiting.push(this);
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeRequest.waiting.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  globalThis.XMLHttpRequest = original;
});

/** The api takes the picture that is being sent. */
const accept = (name: string) =>
  act(async () => {
    const request = FakeRequest.waiting.shift();
    if (!request) throw new Error('Nothing is being sent');
    Object.assign(request, { status: 201, responseText: JSON.stringify({ image: { public_id: name } }) });
    request.onload?.();
  });

/** The api refuses the picture that is being sent. */
const refuse = (error: string) =>
  act(async () => {
    const request = FakeRequest.waiting.shift();
    if (!request) throw new Error('Nothing is being sent');
    Object.assign(request, { status: 415, responseText: JSON.stringify({ success: false, error }) });
    request.onload?.();
  });

function Gallery({ files }: { files: readonly File[] }) {
  const [images, setImages] = useState<Image[]>([]);
  const { send, retry, failures } = usePictureUpload((image) => setImages([...images, image]));
  return (
    <>
      <button type="button" onClick={() => void send(files)}>
        Send
      </button>
      <button type="button" onClick={() => void retry()}>
        Retry
      </button>
      <ul>
        {failures.map(({ file, message }) => (
          <li key={file.name}>
            {file.name}: {message}
          </li>
        ))}
      </ul>
      <output>{images.map((image) => image.public_id).join(' ')}</output>
    </>
  );
}

it('adds each of several pictures to those that have arrived before it', async () => {
  render(<Gallery files={[new File(['1'], '1.png'), new File(['2'], '2.png')]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await accept('one');
  await accept('two');
  expect(screen.getByRole('status')).toHaveTextContent('one two');
});

it('goes on after a picture that is refused, names it with the reason, and sends it again', async () => {
  render(<Gallery files={[new File(['1'], '1.svg'), new File(['2'], '2.png')]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await refuse('The file is in the format SVG.');
  await accept('two');
  expect(screen.getByRole('status')).toHaveTextContent('two');
  expect(screen.getByRole('listitem')).toHaveTextContent('1.svg: The file is in the format SVG.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await accept('one');
  expect(screen.getByRole('status')).toHaveTextContent('two one');
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('names the four types for a file of another one, which it does not send', async () => {
  const files = [new File([''], 'a.webp', { type: 'image/webp' }), new File([''], 'b.png', { type: 'image/png' })];
  render(<Gallery files={files} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await accept('b');
  expect(screen.getByText(/WebP pictures cannot be used\. .*GIF, JPEG or PNG/)).toBeInTheDocument();
  expect(FakeRequest.waiting).toEqual([]);
});

it('uploads the pictures of several blocks one after another, and leaves out a block that is removed', async () => {
  const first = render(<Gallery files={[new File(['1'], '1.png')]} />);
  const others = [2, 3].map((name) => render(<Gallery files={[new File(['x'], `${name}.png`)]} />));
  for (const button of screen.getAllByRole('button', { name: 'Send' })) fireEvent.click(button);
  await act(async () => undefined);
  expect(FakeRequest.waiting).toHaveLength(1);
  others[0]?.unmount();
  expect(FakeRequest.waiting).toHaveLength(1);
  await accept('one');
  expect(first.getByText('one')).toBeVisible();
  expect(FakeRequest.waiting).toHaveLength(1);
  await accept('three');
  expect(screen.getByText('three')).toBeVisible();
  expect(FakeRequest.waiting).toHaveLength(0);
});
