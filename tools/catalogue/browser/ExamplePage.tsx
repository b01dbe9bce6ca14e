import type { Examples } from '@marquee/shared/examples';
import { styled } from '@marquee/shared/styled';
import { InPage, pageConfig } from '@marquee/shared/testing';
import type { ReactNode } from 'react';

/** As `PostFrame` and the article in it are for a post's parts. */
const Post = styled.div`
  container-type: inline-size;

  & > div {
    display: flow-root;
    width: min(55ch, 43rem, 100cqi - 2rem);
    margin-inline: auto;
    font-size: calc(clamp(1.125rem, 1.04rem + 0.36vw, 1.25rem) * var(--body-scale));
  }
`;

const Open = styled.div`
  padding: 1.5rem 1rem;
`;

type ExamplePageProps = { setting: Examples['setting']; children: ReactNode };

/** What stands around an example: config, store and router of a page, and the room in which the component is used. */
export function ExamplePage({ setting = 'open', children }: ExamplePageProps) {
  const config = pageConfig({}, { videoPlayers: ['youtube', 'brightcove'] });
  return (
    <InPage config={config}>
      {setting === 'post' ? (
        <Post>
          <div>{children}</div>
        </Post>
      ) : setting === 'open' ? (
        <Open>{children}</Open>
      ) : (
        children
      )}
    </InPage>
  );
}
