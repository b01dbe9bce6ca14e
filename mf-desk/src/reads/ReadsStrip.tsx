import { token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { countText } from '@marquee/vocal-kit/money/figures.ts';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { readsTexts } from './readsTexts.ts';
import { useReadsNow } from './useReadsNow.ts';

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space2')} ${token('space5')};
  padding: ${token('space3')} ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  font-variant-numeric: tabular-nums;

  & > :is(p, ol) {
    margin: 0;
  }

  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space2')} ${token('space5')};
    padding: 0;
    list-style: none;
  }

  small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

/** Reads of today, and the posts with the most reads of the last hour. Shows nothing until they are known. */
export function ReadsStrip() {
  const now = useReadsNow();
  if (!now) return null;
  return (
    <Strip aria-label={readsTexts.now}>
      <p>
        {readsTexts.today}: <strong>{countText(now.today)}</strong>
      </p>
      {now.posts.length > 0 ? (
        <ol>
          {now.posts.map(({ id, name, reads }) => (
            <li key={id}>
              <Link to={`/vocal/review/${id}`}>{name || texts.untitledPost}</Link>{' '}
              <small>{readsTexts.inHour(reads)}</small>
            </li>
          ))}
        </ol>
      ) : (
        <p>{readsTexts.quietHour}</p>
      )}
      <Link to="/vocal/desk/reads">{readsTexts.all}</Link>
    </Strip>
  );
}
