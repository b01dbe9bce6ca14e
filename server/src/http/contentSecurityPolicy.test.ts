import { describe, expect, it } from '@jest/globals';
import { siteConfigSchema } from '@marquee/shared/domain';
import { site } from '@marquee/shell/sites/marquee';
import { contentSecurityPolicy, styleHash } from './contentSecurityPolicy.ts';

const config = siteConfigSchema.parse(site);

describe('contentSecurityPolicy', () => {
  it('allows own scripts, the named styles and nothing unsafe', () => {
    const policy = contentSecurityPolicy({ ...config, videoPlayers: [] }, [styleHash('a{}')]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(styleHash('a{}'));
    expect(policy).toContain("frame-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('allows only the players that the site turns on', () => {
    const policy = contentSecurityPolicy({ ...config, videoPlayers: ['vimeo'] }, []);
    expect(policy).toContain('frame-src https://player.vimeo.com;');
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('youtube');
  });

  it('allows only the frames of the providers that the site turns on', () => {
    const embeds = ['gist' as const, 'mastodon' as const];
    const policy = contentSecurityPolicy(
      { ...config, videoPlayers: [], embeds, mastodonHosts: ['social.example'] },
      [],
    );
    expect(policy).toContain('frame-src https://gist.github.com https://social.example;');
  });

  it('allows a request that tests whether a player without messages is reachable', () => {
    const policy = contentSecurityPolicy({ ...config, videoPlayers: ['brightcove'] }, []);
    expect(policy).toContain("connect-src 'self' https://players.brightcove.net;");
  });

  it('allows no share counts unless the site turns them on', () => {
    expect(contentSecurityPolicy({ ...config, shareCounts: undefined }, [])).toContain("script-src 'self';");
  });

  it('allows scripts only for the counts that the site turns on', () => {
    const policy = contentSecurityPolicy({ ...config, shareCounts: ['reddit', 'vk'] }, []);
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' https://www.reddit.com/api/info.json https://vk.com/share.php");
    expect(policy.replace(String(scripts), '')).not.toMatch(/reddit|vk\.com/);
  });
});
