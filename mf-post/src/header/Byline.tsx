import { AuthorLinks, above, authorsOf, PublishedDate, token, upTo, usePageConfig } from '@marquee/shared';
import { bylineRoleTexts, type PostByline } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { AuthorAvatar } from '../author/AuthorAvatar.tsx';
import { languageOfSite } from '../languageOf.ts';
import type { ReadablePost } from '../readable/ReadablePost.ts';
import { SaveSlot } from '../reading/SaveSlot.tsx';
import { texts } from '../texts.ts';
import { EditLink } from './EditLink.tsx';

/**
 * Windows that have no room for a date between the author's picture and the button: phones of 320 px, or with large
 * text.
 */
const narrow = '@media (max-width: 21em)';

const Line = styled.div`
  display: flex;
  gap: ${token('space4')};
  align-items: center;
  margin-block-start: ${token('space5')};
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  line-height: 1.5;
  font-variant-numeric: lining-nums;

  ${above('mobile')} {
    [data-layout='fullWidth'] > & {
      justify-content: center;
      text-align: start;
    }
  }

  ${narrow} {
    flex-wrap: wrap;
  }
`;

/** Reserves room for late content in a centred line. A date and its age take about 30 digits. */
const Words = styled.div`
  min-width: 0;

  ${upTo('mobile')} {
    flex: 0 1 30ch;
  }

  /* Moves the words below the picture and the button. */
  ${narrow} {
    flex-basis: 100%;
    order: 1;
  }
`;

const Author = styled.p`
  color: ${token('ink')};
  font-size: calc(${token('textMd')} * ${token('bodyScale')});

  & > a {
    padding-block: ${token('space2')};
    color: inherit;
    font-weight: ${token('boldWeight')};
    text-decoration: none;
  }

  & > a:hover {
    color: ${token('accentText')};
    text-decoration: underline;
  }
`;

const Credit = styled.p`
  & > a {
    padding-block: ${token('space2')};
    color: inherit;
  }
`;

/** The facts do not wrap, and the date comes last. The date grows after mounting and must not move anything. */
const Facts = styled.p`
  display: flex;
  column-gap: ${token('space4')};
  white-space: nowrap;

  ${upTo('mobile')} {
    flex-direction: column-reverse;

    [dir='rtl'] & {
      align-items: end;
    }
  }

  ${narrow} {
    white-space: normal;
  }

  ${above('mobile')} {
    & > time {
      min-width: 30ch;
    }
  }
`;

/** The people who worked on the post beside its authors, a line for each role. */
function Credits({ bylines }: { bylines: readonly PostByline[] }) {
  return Object.entries(bylineRoleTexts).map(([role, text]) => {
    const people = bylines.filter((byline) => byline.role === role).map(({ author }) => author);
    return people.length > 0 ? (
      <Credit key={role}>
        {text} <AuthorLinks authors={people} />
      </Credit>
    ) : null;
  });
}

/** The authors, the date and the reading time of the post. */
export function Byline({ post }: { post: ReadablePost }) {
  const { author, publishedAt } = post;
  const language = languageOfSite(post, usePageConfig());
  return (
    <Line lang={language?.lang}>
      {author && <AuthorAvatar author={author} />}
      <Words>
        {author && (
          <Author>
            {texts.by} <AuthorLinks authors={authorsOf(post)} rel="author" />
          </Author>
        )}
        <Credits bylines={post.bylines ?? []} />
        <Facts dir={language?.dir}>
          <span>{texts.readingTime(post.reading.minutes)}</span>
          <PublishedDate date={publishedAt} />
        </Facts>
        <EditLink post={post} />
      </Words>
      <SaveSlot post={post} />
    </Line>
  );
}
