import { Button, EmptyState, Spinner } from '@marquee/shared';
import { type CuratedPostLink, curationLimits, type SiteKey } from '@marquee/shared/domain';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint, Fault, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList, CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useEffect, useRef } from 'react';
import { curationTexts } from '../curationTexts.ts';
import { PostFinder } from './PostFinder.tsx';
import { picksTexts } from './picksTexts.ts';
import { usePicks } from './usePicks.ts';

type Direction = 'up' | 'down';

const buttonId = (id: string, direction: Direction) => `pick-${id}-${direction}`;

type PickRowProps = {
  post: CuratedPostLink;
  /** Index of the pick, from 0. */
  place: number;
  isLast: boolean;
  isSaving: boolean;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
};

function PickRow({ post, place, isLast, isSaving, onMove, onRemove }: PickRowProps) {
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>
            {place + 1}. {post.name}
          </RowName>
          <Faint>{post.author ? picksTexts.by(post.author) : post.urlPath}</Faint>
        </div>
        <WrappingRow>
          {(['up', 'down'] as const).map((direction) => (
            <Button
              key={direction}
              id={buttonId(post.id, direction)}
              $quiet
              disabled={isSaving || (direction === 'up' ? place === 0 : isLast)}
              aria-label={picksTexts.moveOf(direction, post.name)}
              onClick={() => onMove(direction)}
            >
              {picksTexts[direction]}
            </Button>
          ))}
          <Button
            $quiet
            disabled={isSaving}
            aria-label={picksTexts.actionOn(picksTexts.remove, post.name)}
            onClick={onRemove}
          >
            {picksTexts.remove}
          </Button>
        </WrappingRow>
      </RowHead>
    </CurationRow>
  );
}

type UnsavedPicksProps = { isSaving: boolean; isTooLong: boolean; onSave: () => void; onDiscard: () => void };

function UnsavedPicks({ isSaving, isTooLong, onSave, onDiscard }: UnsavedPicksProps) {
  return (
    <WrappingRow>
      <Button disabled={isSaving || isTooLong} onClick={onSave}>
        {picksTexts.save}
      </Button>
      <Button $quiet disabled={isSaving} onClick={onDiscard}>
        {picksTexts.discard}
      </Button>
      <Faint>{isTooLong ? picksTexts.tooMany(curationLimits.picks) : picksTexts.notSaved}</Faint>
    </WrappingRow>
  );
}

/** Shows the editor's picks of a magazine. Moderators can order them and search for posts to add. */
export function PicksPanel({ site }: { site: SiteKey }) {
  const picks = usePicks(site);
  const list = picks.picks;
  const status = useRef<HTMLParagraphElement>(null);
  const moved = useRef<{ id: string; direction: Direction }>(null);

  // Restores the focus, because browsers remove it from a button that moves with its row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order is another list
  useEffect(() => {
    if (!moved.current) return;
    const { id, direction } = moved.current;
    moved.current = null;
    const other = direction === 'up' ? 'down' : 'up';
    // At an end of the list, the button is disabled, and the other one keeps the focus.
    for (const wanted of [other, direction] as const) document.getElementById(buttonId(id, wanted))?.focus();
  }, [list]);

  function move(post: CuratedPostLink, direction: Direction): void {
    moved.current = { id: post.id, direction };
    picks.move(post, direction === 'up' ? -1 : 1);
  }

  function remove(post: CuratedPostLink): void {
    picks.remove(post);
    status.current?.focus();
  }

  function discard(): void {
    picks.discard();
    status.current?.focus();
  }

  if (picks.failure) return <LoadFailure failure={picks.failure} retry={picks.retry} />;
  if (!picks.isLoaded) return <Spinner label={curationTexts.loading} />;
  return (
    <PageSection as="div">
      <p>{picksTexts.lead}</p>
      <p role="status" ref={status} tabIndex={-1}>
        {picks.said}
      </p>
      {picks.fault ? <Fault role="alert">{picks.fault}</Fault> : null}
      {picks.isChanged || picks.isTooLong ? (
        <UnsavedPicks
          isSaving={picks.isSaving}
          isTooLong={picks.isTooLong}
          onSave={() => void picks.save().then(() => status.current?.focus())}
          onDiscard={discard}
        />
      ) : null}
      {list.length > 0 ? (
        <>
          <Faint>{picksTexts.count(list.length, curationLimits.picks)}</Faint>
          <CurationList as="ol">
            {list.map((post, place) => (
              <PickRow
                key={post.id}
                post={post}
                place={place}
                isLast={place === list.length - 1}
                isSaving={picks.isSaving}
                onMove={(direction) => move(post, direction)}
                onRemove={() => remove(post)}
              />
            ))}
          </CurationList>
        </>
      ) : (
        <EmptyState message={picksTexts.none} />
      )}
      <PageSection aria-labelledby="add-pick">
        <h2 id="add-pick">{picksTexts.heading}</h2>
        <PostFinder site={site} isChosen={picks.has} isFull={picks.isFull} onChoose={picks.add} />
      </PageSection>
    </PageSection>
  );
}
