import { Container, EmptyState, Spinner, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Waiting = styled.div`
  padding-block: ${token('space8')};
  text-align: center;
`;

/** Replaces a list page until it is loaded, or if there is nothing to load. */
export function ListPlaceholder({ isLoading, message }: { isLoading: boolean; message: string }) {
  return (
    <Container>
      {isLoading ? (
        <Waiting>
          <Spinner size="large" />
        </Waiting>
      ) : (
        <EmptyState message={message} />
      )}
    </Container>
  );
}
