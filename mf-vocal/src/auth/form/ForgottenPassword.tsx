import { token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../../texts.ts';

const Details = styled.details`
  font-size: ${token('textSm')};
  line-height: 1.5;

  summary {
    inline-size: fit-content;
    padding-block: ${token('space1')};
    color: ${token('link')};
    font-weight: ${token('boldWeight')};
    cursor: pointer;
  }

  p {
    margin-block-start: ${token('space1')};
    color: ${token('inkMuted')};
  }

  a {
    color: ${token('link')};
    overflow-wrap: anywhere;
  }
`;

/** The way to a forgotten account: Vocal sends no mail yet, so a person helps. */
export function ForgottenPassword() {
  const { emailAddress } = usePageConfig().site.contact;
  if (!emailAddress) return null;
  const subject = encodeURIComponent(texts.forgottenSubject);
  return (
    <Details>
      <summary>{texts.forgotten}</summary>
      <p>
        {texts.forgottenHelp} <a href={`mailto:${emailAddress}?subject=${subject}`}>{emailAddress}</a>.
      </p>
    </Details>
  );
}
