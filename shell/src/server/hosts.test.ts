import { describe, expect, it } from '@jest/globals';
import { Hosts } from './hosts.ts';

const laptop = new Hosts({ MARQUEE_DOMAIN: 'localhost', PUBLIC_PROTOCOL: 'http', PORT: 3000 });
const production = new Hosts({ MARQUEE_DOMAIN: 'example.com', PUBLIC_PROTOCOL: 'https', PUBLIC_PORT: '', PORT: 3000 });

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

  it('shows a site at its own host names too', () => {
    const hosts = new Hosts({ MARQUEE_DOMAIN: 'localhost', PUBLIC_PROTOCOL: 'http', PORT: 3000 });
    hosts.add('www.Beat.example', 'beat');
    expect(hosts.keyOf('www.beat.example')).toBe('beat');
  });

  it('knows where the others are', () => {
    expect(laptop.originOf('theSwamp')).toBe('http://theswamp.localhost:3000');
    expect(production.originOf('vocal')).toBe('https://vocal.example.com');
    expect(production.keyOf('omni.example.com')).toBe('omni');
  });

  it('lists all ten sites, each at its own address', () => {
    const sites = laptop.allSites((key) => key.toUpperCase());
    expect(sites).toHaveLength(10);
    expect(sites.at(-1)).toEqual({ key: 'theSwamp', url: 'http://theswamp.localhost:3000', label: 'THESWAMP' });
  });

  it('lists the live networks without the one being read', () => {
    const describeSite = (key: string) => ({ name: key.toUpperCase(), description: '' });
    expect(laptop.networksFor('omni', describeSite).map(({ key }) => key)).toEqual([
      'filthy',
      'marquee',
      'longevity',
      'potent',
    ]);
    expect(laptop.networksFor('beat', describeSite)).toHaveLength(5);
    expect(laptop.networksFor('beat', describeSite)[0]).toEqual({
      key: 'filthy',
      url: 'http://filthy.localhost:3000',
      label: 'FILTHY',
      description: '',
    });
  });
});
