import { type RootState, token, upTo, usePageConfig } from '@marquee/shared';
import { archiveMonths } from '@marquee/shared/design/measures';
import { useSelector } from '@marquee/shared/redux';
import { styled } from '@marquee/shared/styled';
import { type Month, monthLabel, monthPath, monthsBackFrom } from '../archive/month.ts';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { pageTexts } from '../pageTexts.ts';
import { texts } from '../texts.ts';
import { contactLink } from './contactLink.ts';
import { SiteMapColumn, type SiteMapLink } from './SiteMapColumn.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space7')} ${token('space6')};

  ${upTo('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Pages, categories and archives, in three columns. */
export function SiteMap({ thisMonth }: { thisMonth: Month }) {
  const { emailAddress } = usePageConfig().site.contact;
  const categories = useSelector((state: RootState) => state.category.categories);
  const pages: SiteMapLink[] = [
    { label: pageTexts.about, to: '/about' },
    { label: pageTexts.press, to: '/press' },
    { label: pageTexts.siteMap, to: '/sitemap' },
    ...(emailAddress ? [{ label: pageTexts.contact, to: contactLink(emailAddress) }] : []),
    { label: pageTexts.privacyPolicy, to: '/privacy-policy' },
  ];
  const byKey = Object.values(categories).sort((one, other) => (one.key < other.key ? -1 : 1));
  const months = monthsBackFrom(thisMonth, archiveMonths.siteMapBack + 1);
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
      </Columns>
    </PageBody>
  );
}
