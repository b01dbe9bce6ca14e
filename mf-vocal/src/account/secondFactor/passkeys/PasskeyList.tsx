import { Button, fromNow, token } from '@marquee/shared';
import type { Passkey } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { secondFactorTexts } from '../secondFactorTexts.ts';

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
    padding-block: ${token('space2')};
  }

  li + li {
    border-block-start: 1px solid ${token('line')};
  }

  strong {
    display: block;
    overflow-wrap: anywhere;
  }

  small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')};
`;

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onRename(passkey: Passkey): void;
  onRemove(passkey: Passkey): void;
};

/** Lists passkeys with their last use. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p>{secondFactorTexts.noPasskeys}</p>;
  return (
    <List>
      {passkeys.map((passkey) => {
        const { id, name, lastUsedAt } = passkey;
        return (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <small>
                {lastUsedAt
                  ? secondFactorTexts.passkeyUsed(fromNow(lastUsedAt, new Date()))
                  : secondFactorTexts.passkeyUnused}
              </small>
            </div>
            <Buttons>
              <Button $quiet aria-label={secondFactorTexts.renameOf(name)} onClick={() => onRename(passkey)}>
                {secondFactorTexts.renamePasskey}
              </Button>
              <Button $quiet aria-label={secondFactorTexts.removeOf(name)} onClick={() => onRemove(passkey)}>
                {secondFactorTexts.removePasskey}
              </Button>
            </Buttons>
          </li>
        );
      })}
    </List>
  );
}
