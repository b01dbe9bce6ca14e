import { headline, token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';
import { searchAddress } from './searchedTerm.ts';

const Line = styled.p`
  ${headline('textXl')}
  color: ${token('ink')};

  & > a {
    color: ${token('link')};
  }
`;

/** Suggests a term with results when the reader's term has none. */
export function Suggestion({ term }: { term: string }) {
  return (
    <Line>
      {pageTexts.didYouMean} <Link to={searchAddress(term)}>{term}</Link>?
    </Line>
  );
}
