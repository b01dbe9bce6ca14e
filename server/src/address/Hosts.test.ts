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
    two.use({
      domain: 'localhost',
      sites: [],
      hosts: [{ name: 'www.proof.example', host: 'proof', isCanonical: true }],
    });
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

  describe('with host names of an operator', () => {
    const own = (name: string, host: string, isCanonical = true) => ({ name, host, isCanonical });
    const given = (...hosts: ReturnType<typeof own>[]) => {
      const network = new Hosts(
        { marqueeDomain: 'example.com', publicProtocol: 'https', publicPort: '', port: 3000 },
        siteFolderKeys(),
      );
      network.use({ domain: 'example.com', sites: [], hosts });
      return network;
    };

    it('has one canonical address of a site, and knows all others', () => {
      const hosts = given(own('www.beat.test', 'beat'), own('beat.test', 'beat', false));
      expect(hosts.originOf('beat')).toBe('https://www.beat.test');
      expect(hosts.find('WWW.Beat.test:443')).toEqual({ key: 'beat', isCanonical: true });
      expect(hosts.find('beat.test')).toEqual({ key: 'beat', isCanonical: false });
      expect(hosts.find('beat.example.com')).toEqual({ key: 'beat', isCanonical: false });
      expect(hosts.find('feast.example.com')).toEqual({ key: 'feast', isCanonical: true });
    });

    it('keeps the usual address of a site whose own names all redirect', () => {
      const hosts = given(own('old.test', 'beat', false));
      expect(hosts.originOf('beat')).toBe('https://beat.example.com');
      expect(hosts.find('beat.example.com')).toEqual({ key: 'beat', isCanonical: true });
      expect(hosts.find('old.test')).toEqual({ key: 'beat', isCanonical: false });
    });

    it('gives the bare domain to the site that an operator names', () => {
      expect(given().find('example.com')).toEqual({ key: 'marquee', isCanonical: true });
      expect(given(own('m.test', 'marquee')).find('example.com')).toEqual({ key: 'marquee', isCanonical: false });
      expect(given(own('example.com', 'beat')).find('example.com')).toEqual({ key: 'beat', isCanonical: true });
    });

    it('moves the creator host', () => {
      expect(given(own('creators.test', 'vocal')).originOf('vocal')).toBe('https://creators.test');
    });

    it('ignores names of a network with another domain, and of sites that it does not know', () => {
      const hosts = given(own('www.beat.test', 'beat'), own('new.test', 'aSiteOfTheNextVersion'));
      expect(hosts.keyOf('new.test')).toBeNull();
      hosts.use({ domain: 'staging.test', sites: [], hosts: [own('www.beat.test', 'beat')] });
      expect(hosts.keyOf('www.beat.test')).toBeNull();
      expect(hosts.originOf('beat')).toBe('https://beat.example.com');
    });

    it('forgets names that are removed, and changes its revision', () => {
      const hosts = given(own('www.beat.test', 'beat'));
      const { revision } = hosts;
      hosts.use({ domain: 'example.com', sites: [], hosts: [] });
      expect(hosts.revision).not.toBe(revision);
      expect(hosts.keyOf('www.beat.test')).toBeNull();
    });
  });

  it.each([
    ['a trailing dot', 'beat.example.com.', { key: 'beat', isCanonical: false }],
    ['a trailing dot and a port', 'beat.example.com.:443', { key: 'beat', isCanonical: false }],
    ['two trailing dots', 'beat.example.com..', null],
    ['only a dot', '.', null],
    ['only a port', ':443', null],
    ['a name below a site', 'www.beat.example.com', null],
    ['an IPv6 address', '[::1]:3000', null],
    ['a space', 'beat.example.com evil', null],
    ['another host before it', 'evil.test@beat.example.com', null],
    ['a path', 'beat.example.com/x', null],
    ['a NUL', 'beat.example.com\0', null],
    ['letters of another script', 'be\u0430t.example.com', null],
    ['more characters than a name has', `${'a.'.repeat(200)}beat.example.com`, null],
    ['more characters after the name', `beat.example.com:${'1'.repeat(10_000)}`, null],
  ])('reads a host with %s', (_what, header, expected) => {
    expect(production.find(header)).toEqual(expected);
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
