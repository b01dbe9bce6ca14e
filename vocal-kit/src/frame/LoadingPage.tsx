import { Spinner } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Middle = styled.div`
  display: grid;
  place-content: center;
  min-block-size: 70vh;
`;

/** Shown until the application knows which page to show. */
export function LoadingPage() {
  return (
    <Middle>
      <Spinner size="large" />
    </Middle>
  );
}
