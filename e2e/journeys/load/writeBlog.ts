import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A former address of a generated blog, and where it must lead. */
export type OldAddress = { from: string; to: string };

/**
 * Writes a WordPress export of any number of posts, whose addresses have dates, and lists one former address of each
 * post in one of several spellings, and those of its sections and authors.
 */
export async function writeBlog(path: string, posts: number): Promise<OldAddress[]> {
  const file = createWriteStream(path);
  const names = 'xmlns:wp="a" xmlns:content="b" xmlns:dc="c"';
  const authors = Array.from({ length: 5 }, (_, place) => {
    const login = `writer${place}`;
    return `<wp:author><wp:author_id>${place + 1}</wp:author_id><wp:author_login>${login}</wp:author_login><wp:author_email>${login}@old.example</wp:author_email><wp:author_display_name>Writer ${place}</wp:author_display_name></wp:author>`;
  });
  file.write(
    `<rss ${names}><channel><title>Old</title><wp:base_blog_url>https://old.example</wp:base_blog_url>${authors.join('')}`,
  );
  const addresses: OldAddress[] = [
    { from: '/category/old-3/page/2/', to: '/category/kind-3' },
    { from: '/tag/old-tag-4/feed/', to: '/tag/theme-4/feed.xml' },
    { from: '/author/writer2/', to: '/author/writer2' },
    { from: '/feed/', to: '/feed.xml' },
  ];
  for (let number = 1; number <= posts; number += 1) {
    const day = new Date(Date.UTC(2008, 0, 1 + (number % 5_000)));
    const folder = day.toISOString().slice(0, 10).replaceAll('-', '/');
    const name = `old-post-${number}`;
    const other = Math.max(1, number - 1);
    addresses.push({ from: spelling(number, `/${folder}/${name}/`), to: `/${name}` });
    const item = `<item><title>Old post ${number}</title><link>https://old.example/${folder}/${name}/</link><dc:creator>writer${number % 5}</dc:creator><guid>https://old.example/?p=${number}</guid>
<wp:post_id>${number}</wp:post_id><wp:post_name>${name}</wp:post_name><wp:post_date_gmt>${day.toISOString().slice(0, 10)} 10:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<category domain="category" nicename="old-${number % 9}"><![CDATA[Kind ${number % 9}]]></category><category domain="post_tag" nicename="old-tag-${number % 50}"><![CDATA[Theme ${number % 50}]]></category>
<content:encoded><![CDATA[${`Paragraph ${number} with some words of an old post.\n\n`.repeat(5)}<a href="https://old.example/?p=${other}">The post before</a>]]></content:encoded></item>\n`;
    if (!file.write(item)) await once(file, 'drain');
  }
  file.end('</channel></rss>');
  await finished(file);
  return addresses;
}

/** Spells the address of a post as links on other sites may. */
function spelling(number: number, address: string): string {
  const spellings = [
    address,
    address.replace(/\/$/, ''),
    `/?p=${number}`,
    address.toUpperCase(),
    `${address}feed/`,
    `${address}?utm_source=old`,
    address.replace('post', '%70ost'),
    `${address}amp/`,
  ];
  return spellings[number % spellings.length] ?? address;
}
