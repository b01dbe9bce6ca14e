import { type RootState, token, upTo, usePageConfig } from '@marquee/shared';
import { archiveMonths } from '@marquee/shared/constants';
import { useSelector } from '@marquee/shared/redux';
import { styled } from '@marquee/shared/styled';
import { contactLink } from '@marquee/shared/text/contactLink';
import { type Month, monthLabel, monthPath, monthsBackFrom } from '../archive/month.ts';
import { periodLabel, periodPath } from '../archive/period.ts';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { SiteMapColumn, type SiteMapLink } from './SiteMapColumn.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space7')} ${token('space6')};

  ${upTo('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Shows pages, categories and archives in three columns. Below them are the lists, the network's sites and the years. */
export function SiteMap({ thisMonth }: { thisMonth: Month }) {
  const { site, sites } = usePageConfig();
  const { emailAddress } = site.contact;
  const categories = useSelector((state: RootState) => state.category.categories);
  const pages: SiteMapLink[] = [
    { label: pageTexts.about, to: '/about' },
    { label: pageTexts.press, to: '/press' },
    { label: pageTexts.siteMap, to: '/sitemap' },
    ...(emailAddress ? [{ label: pageTexts.contact, to: contactLink(emailAddress) }] : []),
    { label: pageTexts.privacyPolicy, to: '/privacy-policy' },
  ];
  const lists: SiteMapLink[] = [
    { label: texts.home, to: '/' },
    { label: texts.articles, to: '/articles' },
    { label: texts.galleries, to: '/galleries' },
    { label: texts.videos, to: '/videos' },
    { label: pageTexts.search, to: '/search' },
    { label: pageTexts.feed, to: '/feed.xml', isFile: true },
    { label: pageTexts.termsOfUse, to: '/terms-of-use' },
  ];
  const byKey = Object.values(categories).sort((one, other) => (one.key < other.key ? -1 : 1));
  const months = monthsBackFrom(thisMonth, archiveMonths.siteMapBack + 1);
  const years = [...new Set(months.map(({ year }) => year))];
  return (
    <PageBody>
      <PageHeader title={pageTexts.siteMap} />
      <Columns>
        <SiteMapColumn id="pages" title={pageTexts.pages} links={pages} />
        <SiteMapColumn
          id="categories"
          title={texts.categories}
          links={byKey.map(({ name, urlPath }) => ({ label: name, to: urlPath }))}
        />
        <SiteMapColumn
          id="archives"
          title={pageTexts.archives}
          links={months.map((month) => ({ label: monthLabel(month), to: monthPath(month) }))}
        />
        <SiteMapColumn id="lists" title={pageTexts.lists} links={lists} />
        <SiteMapColumn
          id="networks"
          title={pageTexts.networks}
          links={sites.map(({ label, url, isForAdults }) => ({ label, to: url, isForAdults }))}
        />
        <SiteMapColumn
          id="years"
          title={pageTexts.years}
          links={years.map((year) => ({ label: periodLabel({ year }), to: periodPath({ year }) }))}
        />
      </Columns>
    </PageBody>
  );
}
