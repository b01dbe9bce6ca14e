import { token, upTo, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { legalTexts } from './legalTexts.ts';

const Details = styled.address`
  margin-block-start: ${token('space5')};
  padding: ${token('space5')};
  border-inline-start: max(3px, ${token('ruleWidth')}) ${token('ruleStyle')} ${token('accentText')};
  background: ${token('surface')};
  font-style: normal;

  & > dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${token('space2')} ${token('space4')};
  }

  ${upTo('mobile')} {
    padding: ${token('space4')};

    & > dl {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
    }

    & > dl > dd + dt {
      margin-block-start: ${token('space3')};
    }
  }

  & > dl > dt {
    color: ${token('inkMuted')};
  }

  & > dl > dd > a {
    overflow-wrap: anywhere;
  }
`;

/** Shows the contact details from the site's config. Renders nothing if the config has none. */
export function ContactDetails() {
  const { contact } = usePageConfig().site;
  const { postalAddress, emailAddress, phone } = contact;
  if (!postalAddress && !emailAddress && !phone) return null;
  return (
    <Details>
      <dl>
        {postalAddress ? (
          <>
            <dt>{legalTexts.post}</dt>
            <dd>{postalAddress}</dd>
          </>
        ) : null}
        {emailAddress ? (
          <>
            <dt>{legalTexts.email}</dt>
            <dd>
              <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
            </dd>
          </>
        ) : null}
        {phone ? (
          <>
            <dt>{legalTexts.phone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </>
        ) : null}
      </dl>
    </Details>
  );
}
