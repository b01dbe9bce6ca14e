import { useEffect } from 'react';
import { siteNavigationId } from '../elementIds.ts';
import type { MenuState } from './useMenu.ts';

type FooterInsteadProps = { state: MenuState; onLeave: (path?: string) => void };

/** Replaces a menu whose code does not load. It leads to the footer, which has the same links. */
export function FooterInstead({ state, onLeave }: FooterInsteadProps) {
  useEffect(() => {
    if (state === 'closed') return;
    onLeave();
    document.getElementById(siteNavigationId)?.querySelector('a')?.focus();
  }, [state, onLeave]);
  return null;
}
