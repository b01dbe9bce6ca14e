import { Button, EmptyState, token } from '@marquee/shared';
import { readingList } from '@marquee/shared/reading/ReadingList';
import { useReading } from '@marquee/shared/reading/useReading';
import { styled } from '@marquee/shared/styled';
import { PageBody } from '../list/PageBody.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { ReadingSection } from './ReadingSection.tsx';
import { savedTexts } from './savedTexts.ts';

const Note = styled.p`
  color: ${token('inkMuted')};
`;

const Lists = styled.div`
  & > * + * {
    margin-block-start: ${token('space6')};
  }
`;

/** Lists the posts that the reader saved and read on this site. The lists are stored on the device only. */
export function SavedPage() {
  const reading = useReading();
  return (
    <PageBody>
      <PageHeader title={savedTexts.title} subtitle={savedTexts.onThisDevice} />
      {reading ? null : (
        <noscript>
          <Note as="div">{savedTexts.needsScripts}</Note>
        </noscript>
      )}
      {reading && !reading.isKept ? <Note role="status">{savedTexts.notKept}</Note> : null}
      {reading ? (
        <Lists data-device-only>
          <ReadingSection
            id="saved-posts"
            title={savedTexts.saved}
            lines={reading.saved}
            onRemove={(id) => readingList.unsave(id)}
            onClear={() => readingList.clearSaved()}
            empty={<EmptyState message={savedTexts.nothingSaved} />}
          />
          <ReadingSection
            id="read-posts"
            title={savedTexts.recentlyRead}
            lines={reading.history}
            onRemove={(id) => readingList.removeFromHistory(id)}
            onClear={() => readingList.clearHistory()}
            empty={<Note>{reading.keepsHistory ? savedTexts.nothingRead : savedTexts.historyIsOff}</Note>}
          >
            <Button
              $quiet
              role="switch"
              aria-checked={reading.keepsHistory}
              onClick={() => readingList.setKeepsHistory(!reading.keepsHistory)}
            >
              {savedTexts.keepHistory}: {reading.keepsHistory ? savedTexts.on : savedTexts.off}
            </Button>
          </ReadingSection>
        </Lists>
      ) : null}
    </PageBody>
  );
}
