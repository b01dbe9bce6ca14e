import { Button, token } from '@marquee/shared';
import type { FoundWriters } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { Fault, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useContext, useState } from 'react';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { bylineDeskTexts as texts } from './bylineDeskTexts.ts';
import { Said } from './Said.ts';

const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space1')};
`;
const Label = styled.span`
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

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
      <Search>
        {/* The field has it as its name. */}
        <Label aria-hidden="true">{texts.search}</Label>
        <SearchForm
          words=""
          label={texts.search}
          placeholder=""
          onSearch={(words) => (words.length < 2 ? undefined : void find(words))}
        />
      </Search>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <Said role="status">{found === null ? '' : found.length > 0 ? texts.found(found.length) : texts.noneFound}</Said>
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
