import { Button } from '@marquee/shared';
import type { FoundWriters } from '@marquee/shared/domain';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { Fault, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useContext, useState } from 'react';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { bylineDeskTexts as texts } from './bylineDeskTexts.ts';

type FoundWriter = FoundWriters['writers'][number];
type WriterSearchProps = {
  /** Ids of accounts that cannot be added. */
  taken: ReadonlySet<string>;
  onAdd: (writer: FoundWriter) => void;
};

/** Finds an account by name or address, and adds it to the byline. */
export function WriterSearch({ taken, onAdd }: WriterSearchProps) {
  const api = useContext(ReviewApiContext);
  const [found, setFound] = useState<readonly FoundWriter[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function find(words: string): Promise<void> {
    setFault(null);
    try {
      setFound((await api.findWriters(words)).writers.filter(({ id }) => !taken.has(id)));
    } catch (error) {
      setFault(apiMessage(error, deskTexts.failed));
    }
  }

  return (
    <>
      <SearchForm
        words=""
        label={texts.search}
        onSearch={(words) => (words.length < 2 ? undefined : void find(words))}
      />
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <p role="status">{found === null ? '' : found.length > 0 ? texts.found(found.length) : texts.noneFound}</p>
      {found && found.length > 0 ? (
        <WrappingRow>
          {found.map((writer) => (
            <Button
              key={writer.id}
              $quiet
              onClick={() => {
                setFound(null);
                onAdd(writer);
              }}
            >
              {texts.add(writer.name, writer.key)}
            </Button>
          ))}
        </WrappingRow>
      ) : null}
    </>
  );
}
