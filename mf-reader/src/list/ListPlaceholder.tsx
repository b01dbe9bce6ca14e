import { Container, EmptyState, Spinner, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

const Waiting = styled.div`
  padding-block: ${token('space8')};
  text-align: center;
`;

/** The placeholder of a list page before it is loaded, or when there is nothing to load. */
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
