import { expect, jest, test } from '@jest/globals';

const compared: string[] = [];
jest.unstable_mockModule('@node-rs/argon2', () => ({
  hash: async (password: string, { memoryCost }: { memoryCost: number }) => `${memoryCost} ${password}`,
  verify: async (hash: string, password: string) => {
    compared.push(hash);
    return hash.endsWith(` ${password}`);
  },
}));
const { checkPassword, hashPassword } = await import('./password.ts');

test('matches a password with its own hash only', async () => {
  const hash = await hashPassword('open sesame');
  expect(await checkPassword(hash, 'open sesame')).toBe(true);
  expect(await checkPassword(hash, 'open barley')).toBe(false);
});

test('compares and refuses passwords of unknown accounts at the same cost', async () => {
  compared.length = 0;
  expect(await checkPassword(undefined, 'open sesame')).toBe(false);
  expect(await checkPassword(null, '')).toBe(false);
  expect(compared).toHaveLength(2);
  for (const hash of compared) expect(hash).toMatch(/^19456 ./);
});
