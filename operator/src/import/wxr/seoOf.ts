import type { Note, SourceSeo } from '../record.ts';

/** Names of the fields of Yoast, Rank Math, SEOPress and All in One SEO, in the order in which they count. */
const names: Readonly<Record<keyof SourceSeo, readonly string[]>> = {
  title: ['_yoast_wpseo_title', 'rank_math_title', '_seopress_titles_title', '_aioseo_title', '_aioseop_title'],
  description: [
    ...['_yoast_wpseo_metadesc', 'rank_math_description', '_seopress_titles_desc'],
    ...['_aioseo_description', '_aioseop_description'],
  ],
  keywords: [
    ...['_yoast_wpseo_focuskw', 'rank_math_focus_keyword', '_seopress_analysis_target_kw'],
    ...['_aioseo_keywords', '_aioseop_keywords'],
  ],
  ogTitle: [
    ...['_yoast_wpseo_opengraph-title', 'rank_math_facebook_title', '_seopress_social_fb_title', '_aioseo_og_title'],
    ...['_yoast_wpseo_twitter-title', 'rank_math_twitter_title'],
  ],
  ogDescription: [
    ...['_yoast_wpseo_opengraph-description', 'rank_math_facebook_description', '_seopress_social_fb_desc'],
    ...['_aioseo_og_description', '_yoast_wpseo_twitter-description', 'rank_math_twitter_description'],
  ],
};
/** Fields that these plugins write for every post, with the words for what is lost. */
const lost: Readonly<Record<string, string>> = {
  _yoast_wpseo_canonical: 'Its canonical address',
  rank_math_canonical_url: 'Its canonical address',
  '_yoast_wpseo_meta-robots-noindex': 'Its setting for search engines',
  rank_math_robots: 'Its setting for search engines',
  '_yoast_wpseo_opengraph-image': 'Its picture for social networks',
  rank_math_facebook_image: 'Its picture for social networks',
};
/** Matches the variables of the plugins: `%%title%%`, `%title%` and `#post_title`. */
const variable = /%%([a-z_-]+)%%|%([a-z_-]+)(?:\([^)]*\))?%|#(post_title|site_title|separator_sa)\b/gi;

/** Fields of the plugins that have been read, so that no note says otherwise. */
export const seoFields: ReadonlySet<string> = new Set([...Object.values(names).flat(), ...Object.keys(lost)]);

type Named = { title: string; siteTitle: string; excerpt: string };

/** Reads titles and descriptions for search engines. Variables of the plugins are filled in. */
export function seoOf(meta: ReadonlyMap<string, string>, named: Named): { seo: SourceSeo; notes: Note[] } {
  const notes: Note[] = [];
  const read = (field: keyof SourceSeo): string => {
    const name = names[field].find((one) => (meta.get(one) ?? '').trim() !== '');
    return filled(name === undefined ? '' : (meta.get(name) ?? ''), named, notes);
  };
  const seo = {
    ...{ title: read('title'), description: read('description'), keywords: read('keywords') },
    ...{ ogTitle: read('ogTitle'), ogDescription: read('ogDescription') },
  };
  for (const [name, words] of Object.entries(lost)) {
    const value = (meta.get(name) ?? '').trim();
    const isUsual =
      value === '' || value === '0' || (/robots/.test(name) && !value.includes('noindex') && value !== '1');
    if (!isUsual)
      notes.push({ outcome: 'lost', reason: `${words} is not imported: ${value.slice(0, 500)}.`, text: '' });
  }
  return { seo, notes };
}

function filled(text: string, { title, siteTitle, excerpt }: Named, notes: Note[]): string {
  const values: Readonly<Record<string, string>> = {
    ...{ title, post_title: title, sitename: siteTitle, site_title: siteTitle, page: '' },
    ...{ sep: '–', separator_sa: '–', excerpt, excerpt_only: excerpt },
  };
  const whole = text.replace(variable, (token: string, ...groups: (string | undefined)[]) => {
    const name =
      groups
        .slice(0, 3)
        .find((group) => group !== undefined)
        ?.toLowerCase() ?? '';
    if (!Object.hasOwn(values, name))
      notes.push({
        outcome: 'changed',
        reason: `The variable ${token} of a title for search engines was left out.`,
        text: '',
      });
    return values[name] ?? '';
  });
  const tidy = whole.replace(/\s+/g, ' ').replace(/^[\s–|·-]+|[\s–|·-]+$/g, '');
  return tidy;
}
