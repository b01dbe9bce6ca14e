import { expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RequestId } from './RequestId.tsx';

it("keeps the id that the server has written, without React's warning", async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const markup = renderToString(<RequestId />);
  expect(markup).toMatch(/<p\b[^>]*\bid="request-id"[^>]*><\/p>/);
  const root = document.createElement('div');
  root.innerHTML = markup.replace('></p>', '>Reference: id-12345</p>');
  await act(async () => void hydrateRoot(root, <RequestId />));
  expect(root.textContent).toBe('Reference: id-12345');
  expect(warned).not.toHaveBeenCalled();
});
