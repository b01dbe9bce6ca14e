import { Button, Container, headline, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const Body = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${token('space5')};
  padding-block: ${token('space8')};
`;

const Heading = styled.h1`
  ${headline('text3xl')}
`;

/** Replaces a page that failed to render. Uses neither router nor store, because these may have failed. */
export function BrokenPage() {
  return (
    <Body size="medium" role="alert">
      <Heading>{texts.brokenHeading}</Heading>
      <p>{texts.broken}</p>
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </Body>
  );
}
