import { describe, expect, it } from '@jest/globals';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { HostKey } from '@marquee/shared/domain';
import { Hosts } from './Hosts.ts';

const laptop = new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 }, siteFolderKeys());
const production = new Hosts(
  { marqueeDomain: 'example.com', publicProtocol: 'https', publicPort: '', port: 3000 },
  siteFolderKeys(),
);

describe('Hosts', () => {
  it.each([
    ['beat.localhost:3000', 'beat'],
    ['theswamp.localhost', 'theSwamp'],
    ['THESWAMP.LOCALHOST:3000', 'theSwamp'],
    ['localhost:3000', 'marquee'],
    ['vocal.localhost', 'vocal'],
    ['evil.localhost', null],
    ['beat.localhost.evil.example', null],
    ['', null],
    [undefined, null],
  ])('host %s shows %s', (host, key) => {
    expect(laptop.keyOf(host)).toBe(key);
  });

  it('shows only the sites that it serves, and names no other', () => {
    const two = new Hosts(
      {
        marqueeDomain: 'localhost',
        publicProtocol: 'http',
        port: 3000,
        sites: ['beat', 'feast'],
      },
      siteFolderKeys(),
    );
    two.add('www.proof.example', 'proof');
    expect(['beat', 'vocal', 'proof'].map((name) => two.keyOf(`${name}.localhost:3000`))).toEqual([
      'beat',
      'vocal',
      null,
    ]);
    expect(two.keyOf('localhost:3000')).toBeNull();
    expect(two.keyOf('www.proof.example')).toBeNull();
    const configOf = () => ({ name: 'A site', description: 'About it.', videoPlayers: [] });
    expect(two.allSites('beat', configOf).map(({ key }) => key)).toEqual(['beat', 'feast']);
    expect(two.networksFor('beat', configOf).map(({ key }) => key)).toEqual(['feast']);
  });

  it('does not serve a site that the shell was built without', () => {
    const config = { marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 } as const;
    const older = new Hosts(config, ['beat', 'marquee', 'vocal']);
    expect(older.sites).toEqual(['beat', 'marquee']);
    expect(older.keyOf('feast.localhost')).toBeNull();
  });

  it('shows a site at its own host names too', () => {
    const hosts = new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 }, siteFolderKeys());
    hosts.add('www.Beat.example', 'beat');
    expect(hosts.keyOf('www.beat.example')).toBe('beat');
  });

  it('knows the addresses of the other sites', () => {
    expect(laptop.originOf('theSwamp')).toBe('http://theswamp.localhost:3000');
    expect(production.originOf('vocal')).toBe('https://vocal.example.com');
    expect(production.keyOf('omni.example.com')).toBe('omni');
  });

  describe('the other sites', () => {
    const configOf = (key: HostKey) => ({
      name: key.toUpperCase(),
      description: `About ${key}.`,
      subject: `things of ${key}`,
      videoPlayers: [],
      isLive: ['filthy', 'marquee', 'longevity', 'omni', 'potent'].includes(key),
      isForAdults: key === 'filthy' ? true : undefined,
      affinity: key === 'omni' ? (['potent', 'beat', 'marquee'] as const).slice() : undefined,
    });

    it('are all sites, the current one first, each at its own address', () => {
      const sites = laptop.allSites('feast', configOf);
      expect(sites).toHaveLength(siteFolderKeys().length);
      expect(sites[0]).toEqual({ key: 'feast', url: 'http://feast.localhost:3000', label: 'FEAST' });
    });

    it('come with their subjects for writers', () => {
      const sites = laptop.allSites('vocal', configOf);
      expect(sites.map(({ subject }) => subject)).toEqual(sites.map(({ key }) => `things of ${key}`));
    });

    it('are ordered by nearness; those for adults say so and come last', () => {
      const sites = laptop.allSites('omni', configOf);
      expect(sites.slice(0, 5).map(({ key }) => key)).toEqual(['omni', 'potent', 'beat', 'marquee', 'feast']);
      expect(sites.at(-1)).toMatchObject({ key: 'filthy', isForAdults: true });
    });

    it('are the started sites without the current one in the Network list', () => {
      expect(laptop.networksFor('omni', configOf).map(({ key }) => key)).toEqual([
        'potent',
        'marquee',
        'longevity',
        'filthy',
      ]);
      expect(laptop.networksFor('beat', configOf)).toHaveLength(5);
      expect(laptop.networksFor('beat', configOf).find(({ key }) => key === 'marquee')).toEqual({
        key: 'marquee',
        url: 'http://marquee.localhost:3000',
        label: 'MARQUEE',
        description: 'About marquee.',
      });
    });

    it('never start with one for adults, even where it is the nearest', () => {
      const near = (key: HostKey) => ({ ...configOf(key), affinity: ['filthy' as const, 'omni' as const] });
      expect(
        laptop
          .networksFor('beat', near)
          .map(({ key }) => key)
          .slice(0, 2),
      ).toEqual(['omni', 'filthy']);
    });
  });
});
