import { pageConfig } from '@marquee/shared/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VocalApplication } from '../application/VocalApplication.tsx';

/** Opens the platform at a path, as a browser that has just loaded it. */
export function openVocal(path: string) {
  window.history.replaceState(null, '', path);
  return { ...render(<VocalApplication config={pageConfig()} />), user: userEvent.setup() };
}
