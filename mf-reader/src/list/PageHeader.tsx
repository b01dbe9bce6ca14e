import { directionOf, headline, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Head = styled.header`
  padding-block-start: ${token('space7')};

  ${upTo('tabletPortrait')} {
    padding-block-start: ${token('space6')};
  }
`;

/** A picture beside the words, above them where there is no room. */
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

/** A title of more characters than this would fill a phone's screen. */
const longTitle = 80;

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  picture?: ReactNode;
  /** The content under the title bar: tabs, usually. */
  children?: ReactNode;
};

/** The head of a list page: its heading, its description, and the title bar. */
export function PageHeader({ title, subtitle, picture, children }: PageHeaderProps) {
  return (
    <Head>
      <Opening>
        {picture}
        <div>
          <Title dir={directionOf(title)} data-long={title.length > longTitle || undefined}>
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
