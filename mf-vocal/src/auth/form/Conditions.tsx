import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../../texts.ts';

const Small = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  line-height: 1.5;

  a {
    color: ${token('link')};
  }
`;

/** Conditions of a new account. Uses plain links, because the browser then restores typed values on Back. */
export function Conditions() {
  return (
    <Small>
      {texts.agreement} <a href="/terms-of-use">{texts.terms}</a> {texts.and}{' '}
      <a href="/privacy-policy">{texts.privacy}</a>.
    </Small>
  );
}
