import { describe, expect, it } from '@jest/globals';
import { type SiteConfig, siteConfigSchema, siteKeys } from '@marquee/shared/domain';

const configs = await Promise.all(
  siteKeys.map(async (key): Promise<SiteConfig> => {
    const { site }: { site: unknown } = await import(`./${key}/site.ts`);
    return siteConfigSchema.parse(site);
  }),
);

describe('one of the sites at least', () => {
  it.each(['youtube', 'vimeo', 'brightcove'] as const)('shows %s when it comes into view', (player) => {
    const showing = configs.filter(({ playersOnScroll }) => playersOnScroll?.includes(player));
    expect(showing.length).toBeGreaterThan(0);
    for (const { videoPlayers } of showing) expect(videoPlayers).toContain(player);
  });

  it('counts shares, and has the button that needs a Facebook app', () => {
    expect(configs.some(({ shareCounts = [] }) => shareCounts.length > 0)).toBe(true);
    expect(configs.some(({ social }) => social.facebookAppId)).toBe(true);
  });
});
