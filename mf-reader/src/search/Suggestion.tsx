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

/** A term that finds something, for one that found nothing. */
export function Suggestion({ term }: { term: string }) {
  return (
    <Line>
      {pageTexts.didYouMean} <Link to={searchAddress(term)}>{term}</Link>?
    </Line>
  );
}
