import { headline, token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
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
      {texts.didYouMean} <Link to={searchAddress(term)}>{term}</Link>?
    </Line>
  );
}
