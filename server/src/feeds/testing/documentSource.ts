import { type PageConfig, siteConfigSchema } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { site } from '@marquee/shell/sites/beat';
import type { DocumentSource } from '../FeedDocument.ts';

export const beatConfig: PageConfig = {
  site: siteConfigSchema.parse(site),
  networks: [],
  sites: [],
  vocalUrl: 'https://vocal.example',
  year: 2026,
  images: { cloudName: '/media', secure: false },
};

/** The input of documents of the site beat. @param answers responses of the api, by path; others are not found */
export function documentSource(responses: Record<string, unknown> = {}, config = beatConfig): DocumentSource {
  return {
    config,
    built: {
      config: config.site,
      css: '',
      fonts: [],
      fontBytes: 0,
      themeColour: { light: '#150a26', dark: '#3a12bf' },
      paperColour: '#f5f2fb',
    },
    get: async <T>(path: string) => {
      if (!(path in responses)) throw new ApiError('Not found', 404);
      return responses[path] as T;
    },
    now: Date.parse('2026-11-21T10:00:00Z'),
  };
}

/** Text that breaks out of HTML, XML and JSON unless it is escaped. */
export const hostile = `</title>]]> & <script>alert("1")</script> 🥁\u0000\u0008\uD800`;
/** Form of `hostile` without the characters that must be removed. */
export const harmless = `</title>]]> & <script>alert("1")</script> 🥁`;
