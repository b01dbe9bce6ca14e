import { demoAccounts } from '@marquee/api/accounts/demo/demoAccounts.ts';
import { type Attack, counted, shown } from '../Attack.ts';
import type { Target } from '../Target.ts';

const guesses = 40;
const wrongTokens = 60;
const rightTries = 4;
const waitMs = 60_000;

type Account = { email: string; password: string };

const signIn = (target: Target, { email, password }: Account, from: string) =>
  target.ask('/api/vocal/auth/signin', {
    method: 'POST',
    site: 'vocal',
    from,
    waitMs,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

/** F6: the password that stands in the sources, at a host that is not this machine's own. */
export const tryKnownPassword: Attack = async (target) => {
  if (!target.own) return [];
  const { email, password } = demoAccounts.moderator;
  const response = await target.ask('/api/vocal/auth/signin', {
    method: 'POST',
    port: target.own.apiPort,
    headers: { 'content-type': 'application/json', host: 'vocal.example.com' },
    body: JSON.stringify({ email, password }),
  });
  return [
    {
      finding: 'F6',
      attack: 'the moderator’s known password at vocal.example.com (asked of the api)',
      expected: '401',
      response: shown(response),
      isAsExpected: response.status === 401,
    },
  ];
};

/** F7: a stranger guesses until the limits hold; the owner comes with the right password from elsewhere. */
export const lockAccount: Attack = async (target) => {
  const { email, password } = demoAccounts.writer;
  const responses = [];
  for (let n = 0; n < guesses; n += 10) {
    const batch = Array.from({ length: 10 }, (_, at) =>
      signIn(target, { email, password: `a wrong guess ${n + at}` }, '127.70.1.7'),
    );
    responses.push(...(await Promise.all(batch)));
  }
  const right = await signIn(target, { email, password }, '127.70.2.7');
  return [
    {
      finding: 'F7',
      attack: `${guesses} wrong passwords of one address, then the right one from another`,
      expected: '200',
      response: `${right.status} in ${(right.ms / 1_000).toFixed(1)} s; guesses ${counted(responses.map(({ status }) => status))}`,
      isAsExpected: right.status === 200,
    },
  ];
};

/** F7: wrong tokens of an address, then the operator's from the same address. */
export const lockOperator: Attack = async (target) => {
  if (!target.own) return [];
  const { operatorToken } = target.own;
  const withToken = (token: string) =>
    target.ask('/_marquee/api/status', { from: '127.71.1.7', headers: { authorization: `Bearer ${token}` } });
  const wrong: number[] = [];
  for (let n = 0; n < wrongTokens; n += 1) wrong.push((await withToken(`a-wrong-token-of-the-bench-${n}`)).status);
  const right: number[] = [];
  for (let n = 0; n < rightTries; n += 1) right.push((await withToken(operatorToken)).status);
  return [
    {
      finding: 'F7',
      attack: `${wrongTokens} wrong tokens, then the right one from the same address`,
      expected: `200 ×${rightTries}`,
      response: `${counted(right)}; wrong ones ${counted(wrong)}`,
      isAsExpected: right.every((status) => status === 200),
    },
  ];
};
