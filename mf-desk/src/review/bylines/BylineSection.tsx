import { Button, token } from '@marquee/shared';
import { may, type PostBylines, type ReviewedPost, rightsOf, type User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useId, useRef, useState } from 'react';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { reviewSubject } from '../reviewSubject.ts';
import { BylineForm } from './BylineForm.tsx';
import { bylineDeskTexts as texts } from './bylineDeskTexts.ts';
import { Said } from './Said.ts';

const People = styled.ul`
  display: grid;
  gap: ${token('space1')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Shows who is named on a post with which share of its money, and lets editors of its site change it. */
export function BylineSection({ user, reviewed: { post } }: { user: User; reviewed: ReviewedPost }) {
  const api = useContext(ReviewApiContext);
  const id = useId();
  const { value, set } = useLoaded(`bylines ${post.id}`, (signal) => api.bylines(post.id, { signal }));
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  if (!value) return null;

  function close(saved?: PostBylines): void {
    if (saved) set(saved);
    say(saved ? texts.saved : '');
    setOpen(false);
    status.current?.focus();
  }

  return (
    <PageSection aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {isOpen ? null : (
        <People>
          <li>{value.author ? texts.author(value.author.name, value.author.percent) : texts.noAuthor}</li>
          {value.bylines.map(({ userId, name, role, percent }) => (
            <li key={userId}>{texts.person(name, texts.roles[role], percent)}</li>
          ))}
        </People>
      )}
      <Said role="status" ref={status} tabIndex={-1}>
        {said}
      </Said>
      {isOpen ? (
        <BylineForm postId={post.id} stored={value} onSaved={close} onCancel={() => close()} />
      ) : may(rightsOf(user), 'setBylines', reviewSubject({ post })) ? (
        <div>
          <Button $quiet onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        </div>
      ) : null}
    </PageSection>
  );
}
