import { Button, fromNow, Spinner, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../../texts.ts';
import { accountTexts } from '../accountTexts.ts';
import type { Sessions } from './useSessions.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space2')} ${token('space4')};
    min-block-size: 4.5rem;
    padding-block: ${token('space2')};
  }

  li + li {
    border-block-start: 1px solid ${token('line')};
  }
`;

const Device = styled.p`
  font-size: ${token('textLg')};
  font-weight: ${token('boldWeight')};
`;

const Use = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

const Here = styled.p`
  padding: ${token('space1')} ${token('space3')};
  border: 2px solid ${token('second')};
  border-radius: ${token('radius')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

/** Lists the signed-in browsers. All except the current browser have a button that ends their session. */
export function SessionList({ sessions, message, hasFailed, load, end }: Sessions) {
  if (hasFailed)
    return (
      <>
        <p role="alert">{accountTexts.sessionsFailed}</p>
        <div>
          <Button $quiet onClick={() => void load()}>
            {texts.tryAgain}
          </Button>
        </div>
      </>
    );
  if (!sessions) return <Spinner label={accountTexts.loadingSessions} />;
  return (
    <>
      <List>
        {sessions.map(({ id, device, lastUsedAt, isCurrent, way }) => {
          const name = device || accountTexts.unknownDevice;
          return (
            <li key={id}>
              <div>
                <Device>{name}</Device>
                <Use>
                  {[accountTexts.lastUsed(fromNow(lastUsedAt, new Date())), way && accountTexts.ways[way]]
                    .filter(Boolean)
                    .join(' · ')}
                </Use>
              </div>
              {isCurrent ? (
                <Here>{accountTexts.thisBrowser}</Here>
              ) : (
                <Button $quiet aria-label={accountTexts.endOf(name)} onClick={() => void end(id)}>
                  {accountTexts.end}
                </Button>
              )}
            </li>
          );
        })}
      </List>
      {sessions.length > 2 ? (
        <div>
          <Button $quiet onClick={() => void end()}>
            {accountTexts.endOthers}
          </Button>
        </div>
      ) : null}
      <p role="status">{message}</p>
    </>
  );
}
