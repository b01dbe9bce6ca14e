import { expect, it } from '@jest/globals';
import { type LinkCheckResponse, type LinkState, linkCheckLimits } from '@marquee/shared/domain';
import { checkedAddress, maxAddressLength } from './checkedAddress.ts';
import { LinkStates, maxAddresses } from './LinkStates.ts';

/** States of links whose addresses name their state. */
function openStates() {
  const asked: string[][] = [];
  const time = { now: 0 };
  const states = new LinkStates({
    now: () => time.now,
    ask: async (addresses): Promise<LinkCheckResponse> => {
      asked.push([...addresses]);
      if (addresses.includes('fail')) throw new Error('offline');
      return {
        success: true,
        links: addresses.map((address) => ({ address, state: address.split(' ')[0] as LinkState })),
      };
    },
  });
  return { states, asked, time };
}

it('asks for each address once in ten minutes, and for addresses of unknown state each time', async () => {
  const { states, asked, time } = openStates();
  await states.check(['ok 1', 'dead 1', 'dead 1', 'unknown 1']);
  await states.check(['ok 1', 'dead 1', 'unknown 1', 'ok 2']);
  time.now = 600_001;
  await states.check(['ok 1']);
  expect(asked).toEqual([['ok 1', 'dead 1', 'unknown 1'], ['unknown 1', 'ok 2'], ['ok 1']]);
  expect(states.current().states.get('dead 1')).toBe('dead');
});

it('asks in calls that the api accepts', async () => {
  const { states, asked } = openStates();
  await states.check(Array.from({ length: 201 }, (_, place) => `ok ${place}`));
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 1]);
  expect([maxAddresses, maxAddressLength]).toEqual([linkCheckLimits.addresses, linkCheckLimits.address]);
});

it('says that links could not be checked, and checks them the next time', async () => {
  const { states, asked } = openStates();
  await states.check(['fail']);
  expect(states.current().phase).toBe('failed');
  await states.check(['fail']);
  expect(asked).toHaveLength(2);
});

it.each([
  ['https://film.example/a#part', 'https://film.example/a'],
  ['/a', 'https://beat.example/a'],
  ['', null],
  ['#part', null],
  ['mailto:ada@film.example', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  [`https://film.example/${'a'.repeat(2_000)}`, null],
])('checks for the link %j the address %j', (href, address) =>
  expect(checkedAddress(href, 'https://beat.example')).toBe(address),
);
