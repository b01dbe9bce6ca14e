import { directionOf, headline, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Head = styled.header`
  padding-block-start: ${token('space7')};

  ${upTo('tabletPortrait')} {
    padding-block-start: ${token('space6')};
  }
`;

/** Places the picture beside the text, or above it in a narrow window. */
const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space5')};

  & > :last-child {
    flex: 1 1 18rem;
    min-width: 0;
  }
`;

const Title = styled.h1`
  ${headline('text4xl')}
  color: ${token('ink')};
  overflow-wrap: anywhere;

  &[data-long] {
    ${headline('text2xl')}
  }
`;

const Subtitle = styled.div`
  max-width: 44rem;
  margin-block-start: ${token('space3')};
  color: ${token('inkMuted')};
  font-size: calc(${token('textLg')} * ${token('bodyScale')});
  line-height: 1.5;
  text-wrap: pretty;
`;

/** A rule over the whole width that begins with a piece in the site's colour. */
const TitleBar = styled.div`
  position: relative;
  margin-block-start: ${token('space5')};
  border-block-end: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};

  &::before {
    content: '';
    position: absolute;
    inset-block-end: calc(-1 * ${token('ruleWidth')});
    inset-inline-start: 0;
    width: 4.5rem;
    height: max(6px, ${token('ruleWidth')});
    background: ${token('accent')};
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space2')} ${token('space4')};
  margin-block-start: ${token('space4')};

  & > nav {
    min-width: 0;
  }

  & > div {
    flex: 1 1 100%;
    min-width: 0;
  }
`;

/** Maximum characters of a title in the large size. A longer title in this size would fill a phone's screen. */
const maxLargeLength = 80;

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  picture?: ReactNode;
  /** Content below the title bar, usually tabs. */
  children?: ReactNode;
};

/** Shows the heading and the description of a list page above the title bar. */
export function PageHeader({ title, subtitle, picture, children }: PageHeaderProps) {
  return (
    <Head>
      <Opening>
        {picture}
        <div>
          <Title dir={directionOf(title)} data-long={title.length > maxLargeLength || undefined}>
            {title}
          </Title>
          {subtitle ? <Subtitle>{subtitle}</Subtitle> : null}
        </div>
      </Opening>
      <TitleBar />
      {children ? <More>{children}</More> : null}
    </Head>
  );
}
