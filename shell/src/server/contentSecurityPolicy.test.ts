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
});
