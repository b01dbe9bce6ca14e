import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space2')};
  min-height: 44px;
  color: ${token('ink')};
  font-size: ${token('textSm')};
  text-underline-offset: 0.3em;

  /* Three waves from a point. */
  &::before {
    content: '';
    width: 0.875rem;
    height: 0.875rem;
    background: radial-gradient(
      circle at 0 100%,
      currentColor 0 22%,
      transparent 23% 40%,
      currentColor 41% 58%,
      transparent 59% 76%,
      currentColor 77% 94%,
      transparent 95%
    );
  }
`;

/** Links to the feed of a list. `path` is the path of the list's page. */
export function FeedLink({ path }: { path: string }) {
  return (
    <Anchor href={`${path}/feed.xml`} type="application/rss+xml">
      {pageTexts.feed}
    </Anchor>
  );
}
