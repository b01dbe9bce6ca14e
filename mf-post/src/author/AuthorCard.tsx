import { headline, token } from '@marquee/shared';
import { fewLetters } from '@marquee/shared/design/fewLetters';
import type { Author } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
import { AuthorAvatar } from './AuthorAvatar.tsx';

const Card = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space4')} ${token('space5')};
  align-items: start;
  padding-block: ${token('space5')};
  border-block: 1px solid ${token('line')};

  /* A long name needs the whole width. */
  ${fewLetters} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.p`
  ${headline('textXl')}
  overflow-wrap: anywhere;

  & > a {
    display: inline-block;
    padding-block: ${token('space1')};
    color: ${token('ink')};
    text-decoration: none;
  }

  & > a:hover {
    color: ${token('accentText')};
  }
`;

const Summary = styled.p`
  margin-block-start: ${token('space1')};
  color: ${token('inkMuted')};
  font-size: calc(${token('textMd')} * ${token('bodyScale')});
  line-height: 1.55;
  text-wrap: pretty;
`;

/** Card of the author of the post, with the summary that the author wrote. */
export function AuthorCard({ author }: { author: Author }) {
  return (
    <Card aria-label={texts.aboutAuthor}>
      <AuthorAvatar author={author} />
      <div>
        <Name>
          <Link to={author.urlPath}>{author.fullname}</Link>
        </Name>
        <Summary>{author.summary || texts.noBioYet(author.name.first)}</Summary>
      </div>
    </Card>
  );
}
