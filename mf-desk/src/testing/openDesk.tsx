import { pageConfig } from '@marquee/shared/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskApplication } from '../application/DeskApplication.tsx';

/** Opens the moderators' pages at a path, as a browser that has just loaded them. */
export function openDesk(path: string) {
  window.history.replaceState(null, '', path);
  return { ...render(<DeskApplication config={pageConfig()} />), user: userEvent.setup() };
}
