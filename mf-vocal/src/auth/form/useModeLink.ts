import { useNavigate } from '@marquee/shared/router';
import type { MouseEvent } from 'react';
import type { AuthMode } from '../address/authAddress.ts';
import { type AuthAddress, authAddress } from '../address/authAddress.ts';
import type { AuthForm } from './useAuthForm.ts';

type ModeLink = { href: string; onClick(event: MouseEvent<HTMLAnchorElement>): void };

/** Returns the attributes of a link to a mode. With scripts, the link keeps typed values. */
export function useModeLink(
  address: AuthAddress,
  { isPending, changeMind }: Pick<AuthForm, 'isPending' | 'changeMind'>,
): (mode: AuthMode) => ModeLink {
  const navigate = useNavigate();
  return (mode) => {
    const href = authAddress({ ...address, mode });
    return {
      href,
      onClick(event) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (isPending) return;
        changeMind();
        void navigate(href, { replace: true, preventScrollReset: true });
      },
    };
  };
}
