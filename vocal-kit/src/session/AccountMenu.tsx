import { token } from '@marquee/shared';
import { may, type Rights, rightsOf, type User } from '@marquee/shared/domain';
import { Link, useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { SignOut } from './SignOut.tsx';
import { UserPicture } from './UserPicture.tsx';

const Box = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space2')};
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${token('boldWeight')};
  cursor: pointer;

  &::after {
    content: '\\25be' / '';
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${token('space1')});
  inset-inline-end: 0;
  z-index: 30;
  display: grid;
  gap: ${token('space2')};
  min-inline-size: 15rem;
  padding: ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  box-shadow: ${token('cardShadow')};
`;

const Person = styled.p`
  padding-block-end: ${token('space2')};
  border-block-end: 1px solid ${token('line')};
  font-weight: ${token('boldWeight')};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    font-weight: 400;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  color: ${token('link')};
`;

type AccountMenuProps = { user: User; isInitiallyOpen?: boolean };

/** The menu of the signed-in writer in the header: the platform's pages, and the way out. */
export function AccountMenu({ user, isInitiallyOpen = false }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const { firstName, lastName, email } = user;
  const name = `${firstName} ${lastName}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen entry has changed the address.
  useEffect(() => {
    // An entry that leads to the page itself, for example without its filters, disappears with the focus.
    if (box.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpen(isInitiallyOpen);
  }, [key, isInitiallyOpen]);
  useCloseOutside(box, isOpen, () => setOpen(false));

  function onKeyDown({ key: pressed }: KeyboardEvent): void {
    if (pressed !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <Box ref={box} onKeyDown={onKeyDown}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-label={texts.menuOf(name)}
        onClick={() => setOpen(!isOpen)}
      >
        <UserPicture user={user} size={40} />
      </Toggle>
      {isOpen ? (
        <Panel>
          <Person>
            {name}
            <small>{email}</small>
          </Person>
          <Entries rights={rightsOf(user)} />
          <SignOut />
        </Panel>
      ) : null}
    </Box>
  );
}

/** The pages that the account may open. */
function Entries({ rights }: { rights: Rights }) {
  return (
    <>
      <Entry to="/vocal">{texts.home}</Entry>
      <Entry to="/vocal/posts">{texts.posts}</Entry>
      <Entry to="/vocal/pitches">{texts.pitches}</Entry>
      <Entry to="/vocal/money">{texts.money}</Entry>
      {may(rights, 'readQueue') ? <Entry to="/vocal/review">{texts.desk}</Entry> : null}
      {may(rights, 'readQueue') ? <Entry to="/vocal/desk/posts">{texts.board}</Entry> : null}
      {may(rights, 'readMedia') ? <Entry to="/vocal/desk/media">{texts.media}</Entry> : null}
      {may(rights, 'readPlan') ? <Entry to="/vocal/desk/planning">{texts.planning}</Entry> : null}
      {may(rights, 'readReads') ? <Entry to="/vocal/desk/reads">{texts.reads}</Entry> : null}
      {may(rights, 'curate') ? <Entry to="/vocal/curation">{texts.curation}</Entry> : null}
      {may(rights, 'readNetworkMoney') ? <Entry to="/vocal/desk/money">{texts.networkMoney}</Entry> : null}
      {may(rights, 'readAudit') ? <Entry to="/vocal/desk/audit">{texts.audit}</Entry> : null}
      {may(rights, 'managePeople') ? <Entry to="/vocal/desk/people">{texts.people}</Entry> : null}
      <Entry to="/vocal/account">{texts.account}</Entry>
    </>
  );
}

/** Calls the first render's `close` after a click or a focus outside the box. */
function useCloseOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const [closeBox] = useState(() => close);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) closeBox();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [box, isOpen, closeBox]);
}
