import { token } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { readingList } from '@marquee/shared/reading/ReadingList';
import { readingLine } from '@marquee/shared/reading/readingLine';
import { useReading } from '@marquee/shared/reading/useReading';
import { useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useEffect } from 'react';
import { texts } from '../texts.ts';
import { whenStayed } from './whenStayed.ts';

const Button = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radiusPill')};
  background: none;
  color: ${token('ink')};
  cursor: pointer;
  transition:
    background-color ${token('motionFast')} ${token('easing')},
    border-color ${token('motionFast')} ${token('easing')};

  &:hover {
    border-color: ${token('ink')};
  }

  &[aria-pressed='true'] {
    border-color: ${token('ink')};
    background: ${token('ink')};
    color: ${token('paper')};
  }

  &[aria-pressed='true'] path {
    fill: currentColor;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/**
 * Saves the post for later on this device, or removes it, and also records that the post was read. A page at another
 * address than the post, such as its preview, leaves no trace on the device.
 */
export function SaveButton({ post }: { post: Post }) {
  return useLocation().pathname === post.urlPath ? <SaveOwnPost post={post} /> : null;
}

function SaveOwnPost({ post }: { post: Post }) {
  const reading = useReading();
  const isSaved = reading?.saved.some(({ id }) => id === post.id) ?? false;

  useEffect(() => whenStayed(() => readingList.recordRead(readingLine(post, new Date()))), [post]);

  const toggle = () => (isSaved ? readingList.unsave(post.id) : readingList.save(readingLine(post, new Date())));
  return (
    <Button
      type="button"
      data-device-only
      aria-label={texts.saveForLater}
      aria-pressed={isSaved}
      title={isSaved ? texts.saved : texts.saveForLater}
      onClick={toggle}
    >
      <svg
        width="18"
        height="20"
        viewBox="0 0 18 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M3 1.5h12v16.5l-6-4.5-6 4.5z" strokeLinejoin="round" />
      </svg>
    </Button>
  );
}
