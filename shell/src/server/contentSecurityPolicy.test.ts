import { describe, expect, it } from '@jest/globals';
import { siteConfigSchema } from '@marquee/shared/domain';
import { site } from '../../sites/marquee/site.ts';
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

  it('opens for the players that the site turns on, and no others', () => {
    const policy = contentSecurityPolicy({ ...config, videoPlayers: ['vimeo'] }, []);
    expect(policy).toContain('frame-src https://player.vimeo.com;');
    expect(policy).not.toContain('youtube');
  });

  it('asks no network for share counts unless the site turns them on', () => {
    expect(config.shareCounts).toBeUndefined();
    expect(contentSecurityPolicy(config, [])).toContain("script-src 'self';");
  });

  it('opens scripts for just the counts that the site turns on', () => {
    const policy = contentSecurityPolicy({ ...config, shareCounts: ['reddit', 'vk'] }, []);
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' https://www.reddit.com/api/info.json https://vk.com/share.php");
    expect(policy.replace(String(scripts), '')).not.toMatch(/reddit|vk\.com/);
  });
});
