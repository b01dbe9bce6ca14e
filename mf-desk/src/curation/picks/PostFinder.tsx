import { Button, Spinner } from '@marquee/shared';
import type { CuratedPostLink, SiteKey } from '@marquee/shared/domain';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList, CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useState } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { picksTexts } from './picksTexts.ts';

type PostFinderProps = {
  site: SiteKey;
  isChosen: (id: string) => boolean;
  /** True if no more posts can be chosen. */
  isFull: boolean;
  onChoose: (post: CuratedPostLink) => void;
};

/** Finds published posts of a magazine by words of their names, to choose from. */
export function PostFinder({ site, ...found }: PostFinderProps) {
  const [words, setWords] = useState('');
  return (
    <>
      <SearchForm words={words} label={picksTexts.search} onSearch={setWords} />
      {words ? <Found key={words} {...{ site, words }} {...found} /> : null}
    </>
  );
}

function Found({ site, words, isChosen, isFull, onChoose }: PostFinderProps & { words: string }) {
  const api = useContext(CurationApiContext);
  const { value, failure, retry } = useLoaded(`found ${site} ${words}`, (signal) => api.posts(site, words, { signal }));
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={curationTexts.loading} />;
  if (value.length === 0) return <p role="status">{picksTexts.noneFound(words)}</p>;
  return (
    <CurationList>
      {value.map((post) => (
        <CurationRow key={post.id}>
          <RowHead>
            <div>
              <RowName>{post.name}</RowName>
              <Faint>{post.author ? picksTexts.by(post.author) : post.urlPath}</Faint>
            </div>
            <Button
              $quiet
              disabled={isFull || isChosen(post.id)}
              aria-label={picksTexts.actionOn(isChosen(post.id) ? picksTexts.isPick : picksTexts.add, post.name)}
              onClick={() => onChoose(post)}
            >
              {isChosen(post.id) ? picksTexts.isPick : picksTexts.add}
            </Button>
          </RowHead>
        </CurationRow>
      ))}
    </CurationList>
  );
}
