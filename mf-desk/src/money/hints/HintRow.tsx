import { ButtonLink } from '@marquee/shared';
import { type Hint, moneyText, type NetworkReadFilter } from '@marquee/shared/domain';
import { dayText, timeText } from '@marquee/vocal-kit/money/figures.ts';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';
import { readsPath } from '../readsPath.ts';

/** Hint at unusual reads, with its figures and a link to the reads. */
export function HintRow({ hint }: { hint: Hint }) {
  const nameOf = useSiteName();
  const { day, post, writer, reads, ofReads, rejected, cost } = hint;
  const title = titleOf(hint);
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>{title}</RowName>
          <p>
            {[
              networkMoneyTexts.share(reads, ofReads),
              moneyText(cost),
              ...(rejected > 0 ? [networkMoneyTexts.rejected(rejected)] : []),
            ].join(' · ')}
          </p>
          <Faint>
            {[
              dayText(day),
              ...(post ? [nameOf(post.site)] : []),
              ...(post && writer ? [networkMoneyTexts.by(writer.name)] : []),
            ].join(' · ')}
          </Faint>
        </div>
        <ButtonLink $quiet to={readsPath(filterOf(hint))} aria-label={networkMoneyTexts.seeReadsOf(title)}>
          {networkMoneyTexts.seeReads}
        </ButtonLink>
      </RowHead>
    </CurationRow>
  );
}

function titleOf({ post, writer, minute }: Hint): string {
  if (!post) return networkMoneyTexts.ofWriterByNetwork(writer?.name ?? '');
  const name = post.name || networkMoneyTexts.noName;
  return minute ? networkMoneyTexts.ofPostInMinute(name, timeText(minute)) : networkMoneyTexts.ofPostByNetwork(name);
}

function filterOf({ day, post, writer, network, minute }: Hint): NetworkReadFilter {
  return {
    day,
    ...(post ? { postId: post.id } : { writerId: writer?.id }),
    ...(network && { network }),
    ...(minute && { minute }),
  };
}
