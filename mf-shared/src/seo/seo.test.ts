import { describe, expect, it } from '@jest/globals';
import { pageConfig } from '../testing/pageConfig.ts';
import { postSummary } from '../testing/postSummary.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { collectionPage } from './collectionPage.ts';
import { profilePage } from './profilePage.ts';
import { webSite } from './webSite.ts';

const config = pageConfig();

describe('structured data', () => {
  it('describes the breadcrumbs of a page', () => {
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'Film', path: '/category/film' },
    ];
    expect(breadcrumbList(config, steps)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://marquee.example/' },
        { '@type': 'ListItem', position: 2, name: 'Film', item: 'https://marquee.example/category/film' },
      ],
    });
  });

  it('lists the posts of a page in their order', () => {
    const posts = [postSummary(), postSummary({ name: 'Second', urlPath: '/second' })];
    const page = collectionPage(config, { name: 'Film', description: '', path: '/category/film?page=2', posts });
    expect(page).toMatchObject({
      '@type': 'CollectionPage',
      name: 'Film',
      url: 'https://marquee.example/category/film?page=2',
      isPartOf: { '@type': 'WebSite', name: 'Marquee', url: 'https://marquee.example/' },
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 2,
        itemListElement: [
          { position: 1, name: 'The Last Projectionist', url: 'https://marquee.example/the-last-projectionist' },
          { position: 2, name: 'Second', url: 'https://marquee.example/second' },
        ],
      },
    });
    expect(page.description).toBeUndefined();
  });

  it('describes an author', () => {
    const author = {
      id: '3',
      key: 'imogen-varga',
      fullname: 'Imogen Varga',
      name: { first: 'Imogen', last: 'Varga' },
      bio: '<p>Projects.</p>',
      summary: 'Imogen projects.',
      image: null,
      urlPath: '/author/imogen-varga',
    };
    expect(profilePage(config, author, '/author/imogen-varga/videos', '/res/face')).toMatchObject({
      '@type': 'ProfilePage',
      url: 'https://marquee.example/author/imogen-varga/videos',
      mainEntity: {
        '@type': 'Person',
        name: 'Imogen Varga',
        givenName: 'Imogen',
        familyName: 'Varga',
        description: 'Imogen projects.',
        image: 'https://marquee.example/res/face',
        url: 'https://marquee.example/author/imogen-varga',
      },
    });
    const plain = profilePage(config, { ...author, summary: null }, author.urlPath);
    expect(JSON.parse(JSON.stringify(plain)).mainEntity).not.toHaveProperty('image');
  });

  it('describes the search of the site', () => {
    expect(webSite(config)).toMatchObject({
      '@type': 'WebSite',
      name: 'Marquee',
      url: 'https://marquee.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://marquee.example/search/{search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});
