import { token } from '@marquee/shared';
import { moneyText, rightsOf, type User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useWriterApi } from '../api/WriterApiContext.ts';
import { texts } from '../texts.ts';

const Card = styled.dl`
  display: grid;
  gap: ${token('space4')};
  margin: 0;
  padding: ${token('cardPadding')};
  border-radius: ${token('radius')};
  background: ${token('cardBackground')};
  box-shadow: ${token('cardShadow')};

  dt {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  dd {
    font-size: ${token('textLg')};
    font-weight: ${token('boldWeight')};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

/** Shows personal data of the account. Also shows the money that the writer can request, once it has loaded. */
export function AccountDetails({ user }: { user: User }) {
  const { name, email } = user;
  const roles = new Set(rightsOf(user).grants.map(({ role }) => texts.roles[role]));
  const api = useWriterApi();
  const { value: balance } = useLoaded('balance', (signal) => api.balance({ signal }));
  return (
    <Card>
      <div>
        <dt>{texts.name}</dt>
        <dd>
          {name.first} {name.last}
        </dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>{texts.role}</dt>
        <dd>{[...roles].join(', ') || texts.writer}</dd>
      </div>
      {balance ? (
        <div>
          <dt>{texts.balance}</dt>
          <dd>{moneyText(balance.available)}</dd>
        </div>
      ) : null}
    </Card>
  );
}
