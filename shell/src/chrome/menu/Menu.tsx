import { token, usePageConfig } from '@marquee/shared';
import { openModal } from '@marquee/shared/page/openModal';
import { Link } from '@marquee/shared/router';
import { SearchForm } from '@marquee/shared/search/SearchForm';
import { styled } from '@marquee/shared/styled';
import { type MouseEvent, useEffect, useRef } from 'react';
import { menuId } from '../elementIds.ts';
import { CategoryItems } from '../links/CategoryItems.tsx';
import { ContactItem } from '../links/ContactItem.tsx';
import { type LinkItem, LinkItems } from '../links/LinkItems.tsx';
import { SiteItems } from '../links/SiteItems.tsx';
import { SocialLinks } from '../links/SocialLinks.tsx';
import { typeLinks } from '../links/typeLinks.ts';
import { texts } from '../texts.ts';
import { MenuSection } from './MenuSection.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';
import type { MenuState } from './useMenu.ts';

const Panel = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(100vw, ${token('menuWidth')});
  block-size: 100dvh;
  max-block-size: none;
  max-inline-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token('surface')};
  color: ${token('ink')};
  box-shadow: ${token('shadowOverlay')};
  overflow: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background: ${token('scrim')};
  }

  &[open] {
    animation: menu-in ${token('motionBase')} ${token('easing')};
  }

  @keyframes menu-in {
    from {
      transform: translateX(-2rem);
      opacity: 0;
    }
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${token('space6')};
  padding: ${token('space4')} ${token('space5')} ${token('space7')};
`;

const Close = styled.button`
  justify-self: start;
  min-block-size: 2.75rem;
  padding-inline: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
  cursor: pointer;

  &::before {
    content: '\\2715';
    margin-inline-end: ${token('space3')};
  }
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space3')};
  min-block-size: 2.75rem;
  color: ${token('ink')};
  font: ${token('headlineWeight')} ${token('text2xl')} / 1.2 ${token('fontHeadline')};
  text-decoration: none;
  text-transform: ${token('headlineCase')};

  &:hover {
    color: ${token('accentText')};
  }

  small {
    color: ${token('inkMuted')};
    font: ${token('textSm')} / 1 ${token('fontBody')};
    text-transform: none;
  }
`;

const pageLinks: readonly LinkItem[] = [
  ['/about', texts.about],
  ['/saved', texts.saved],
];

/** True if the router handles a click on a link, in this tab and on this site. */
function isFollowedHere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    button === 0 &&
    !metaKey &&
    !altKey &&
    !ctrlKey &&
    !shiftKey &&
    !link.target &&
    link.origin === window.location.origin
  );
}

export type MenuProps = { state: MenuState; onClose: () => void; onLeave: (path?: string) => void };

/**
 * The side menu. It is a modal dialog, so the browser keeps the focus in it, returns the focus, and closes it on
 * Escape. The page behind it does not scroll. The menu is loaded on demand. Before JavaScript, its toggle leads to the
 * footer, which has all links of the menu.
 */
export function Menu({ state, onClose, onLeave }: MenuProps) {
  const { site } = usePageConfig();
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = panel.current;
    if (!dialog || state === 'closed') return;
    const close = openModal(dialog);
    if (state === 'openedFromSearch') dialog.querySelector('input')?.focus();
    return close;
  }, [state]);

  /** Closes on a click on the backdrop, whose target is the dialog itself. A link closes the menu, then navigates. */
  const choose = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    if (target === currentTarget) return onClose();
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    if (!isFollowedHere(event, link)) return onLeave();
    event.preventDefault();
    onLeave(link.pathname + link.search + link.hash);
  };

  return (
    <Panel
      ref={panel}
      id={menuId}
      aria-label={texts.menu}
      onCancel={onClose}
      // Browsers fire the event late, when the menu may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClickCapture={choose}
    >
      <Content>
        <Close type="button" onClick={onClose}>
          {texts.closeMenu}
        </Close>
        <SearchForm onSearch={onLeave} />
        <SchemeToggle />
        <Home to="/">
          {site.name} <small>{texts.home}</small>
        </Home>
        <MenuSections />
        <SocialLinks />
      </Content>
    </Panel>
  );
}

function MenuSections() {
  const { networks } = usePageConfig();
  return (
    <>
      <MenuSection title={texts.categories}>
        <ul>
          <CategoryItems />
        </ul>
      </MenuSection>
      <MenuSection title={texts.types}>
        <ul>
          <LinkItems links={typeLinks} />
        </ul>
      </MenuSection>
      <MenuSection title={texts.pages}>
        <ul>
          <LinkItems links={pageLinks} />
          <ContactItem />
        </ul>
      </MenuSection>
      <MenuSection title={texts.networks}>
        <ul>
          <SiteItems sites={networks} />
        </ul>
      </MenuSection>
    </>
  );
}
