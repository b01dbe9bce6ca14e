import { type ReadPeriod, type ReadSums, referrers } from '@marquee/shared/domain';
import { countText } from '@marquee/vocal-kit/money/figures.ts';
import { AmountList } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { readsTexts } from './readsTexts.ts';

/** The sums of a period, and where its readers came from. */
export function ReadsTotals({ totals, period }: { totals: ReadSums; period: ReadPeriod }) {
  const { reads, readsBefore, meanSeconds } = totals;
  return (
    <>
      <AmountList>
        <div>
          <dt>{readsTexts.reads}</dt>
          <dd>{countText(reads)}</dd>
        </div>
        <div>
          <dt>{readsTexts.before[period]}</dt>
          <dd>{countText(readsBefore)}</dd>
        </div>
        <div>
          <dt>{readsTexts.meanTime}</dt>
          <dd>{meanSeconds === null ? readsTexts.noTime : readsTexts.duration(meanSeconds)}</dd>
        </div>
      </AmountList>
      <PageSection aria-labelledby="reads-sources">
        <h2 id="reads-sources">{readsTexts.sources}</h2>
        <AmountList>
          {referrers.map((name) => (
            <div key={name}>
              <dt>{readsTexts.source[name]}</dt>
              <dd>{readsTexts.share(totals.referrers[name], reads)}</dd>
            </div>
          ))}
        </AmountList>
      </PageSection>
      <Faint>{readsTexts.changeHint}</Faint>
    </>
  );
}
