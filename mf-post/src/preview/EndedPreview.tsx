import { ButtonLink, Container, headline, token, usePageConfig } from '@marquee/shared';
import { isRouteErrorResponse, useRouteError } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { previewTexts } from './previewTexts.ts';
import { useEndedReport } from './useEndedReport.ts';

const Message = styled.div`
  padding-block: ${token('space8')};
  text-align: center;

  h1 {
    ${headline('text3xl')}
  }

  p {
    max-inline-size: 34rem;
    margin: ${token('space4')} auto ${token('space5')};
    color: ${token('inkMuted')};
    font-size: calc(${token('textLg')} * ${token('bodyScale')});
    text-wrap: pretty;
  }
`;

/** Replaces a preview whose link has ended. The error page of the shell handles other errors. */
export function EndedPreview() {
  const error = useRouteError();
  const { site } = usePageConfig();
  const isEnded = isRouteErrorResponse(error);
  useEndedReport(isEnded);
  if (!isEnded) throw error;
  return (
    <Container size="large">
      <Message>
        <h1>{previewTexts.ended}</h1>
        <p>{previewTexts.endedText}</p>
        <ButtonLink to="/">{previewTexts.home(site.name)}</ButtonLink>
      </Message>
    </Container>
  );
}
