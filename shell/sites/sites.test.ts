import { describe, expect, it } from '@jest/globals';
import { contrastFaults } from '@marquee/platform/sites/contrastFaults.ts';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { Theme } from '@marquee/shared/design/theme';
import { creatorHost, type SiteConfig, siteConfigSchema } from '@marquee/shared/domain';

const configs = await Promise.all(
  siteFolderKeys().map(async (key): Promise<SiteConfig> => {
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

describe("a site's paper", () => {
  it.each([...siteFolderKeys(), creatorHost])(
    'of %s begins at the top of the page, so that it stays where it is when the page grows',
    async (key) => {
      const { theme }: { theme: Theme } = await import(`./${key}/theme.ts`);
      const angles = [...(theme.shape.paperTexture ?? '').matchAll(/linear-gradient\((-?\d+)deg/g)].map(([, degrees]) =>
        Number(degrees),
      );
      for (const degrees of angles) {
        expect(degrees).toBeGreaterThanOrEqual(90);
        expect(degrees).toBeLessThanOrEqual(270);
      }
    },
  );
});

it.each([...siteFolderKeys(), creatorHost])('the theme of %s is legible in light and dark', async (key) => {
  const { theme }: { theme: Theme } = await import(`./${key}/theme.ts`);
  expect(contrastFaults(theme)).toEqual([]);
});
