import { Button, token } from '@marquee/shared';
import type { BoardPost } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { boardTexts } from '../boardTexts.ts';
import { type BulkKind, type BulkStep, bulkKinds } from './bulkSteps.ts';
import { bulkTexts } from './bulkTexts.ts';
import type { BulkReport } from './useBulk.ts';

const Box = styled.section`
  display: grid;
  gap: ${token('space4')};
  padding: ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  &:focus {
    outline: none;
  }
`;

const Input = styled.input`
  ${inputStyles}
`;

const Form = styled.form`
  display: grid;
  gap: ${token('space3')};
`;

const fields = {
  move: { label: bulkTexts.day, hint: bulkTexts.dayHint, type: 'date', maxLength: undefined },
  unpublish: { label: bulkTexts.reason, hint: undefined, type: 'text', maxLength: 2_000 },
  category: { label: bulkTexts.category, hint: bulkTexts.liveHint, type: 'text', maxLength: 200 },
  tag: { label: bulkTexts.tag, hint: bulkTexts.liveHint, type: 'text', maxLength: 60 },
  untag: { label: bulkTexts.tag, hint: bulkTexts.liveHint, type: 'text', maxLength: 60 },
} as const satisfies Record<BulkKind, object>;

type BulkBarProps = {
  selected: readonly BoardPost[];
  isBusy: boolean;
  onTake: (step: BulkStep) => void;
  onClear: () => void;
};

/** The step for the selected posts. */
export function BulkBar({ selected, isBusy, onTake, onClear }: BulkBarProps) {
  const [kind, setKind] = useState<BulkKind>('move');
  const { label, hint, ...input } = fields[kind];

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('value') ?? '').trim();
    if (value !== '' && !isBusy) onTake({ kind, value });
  }

  return (
    <Box aria-label={bulkTexts.selected(selected.length)}>
      <p role="status">{bulkTexts.selected(selected.length)}</p>
      <Form onSubmit={send}>
        <ChoiceField
          field="bulk-step"
          label={bulkTexts.step}
          value={kind}
          choices={bulkKinds.map((value) => ({ value, label: bulkTexts.steps[value] }))}
          onChange={(chosen) => setKind(chosen ?? 'move')}
        />
        <Labelled key={kind} field="bulk-value" label={label} hint={hint}>
          {(control) => <Input {...control} {...input} name="value" required />}
        </Labelled>
        <WrappingRow>
          <Button type="submit" disabled={isBusy}>
            {bulkTexts.apply(selected.length)}
          </Button>
          <Button $quiet disabled={isBusy} onClick={onClear}>
            {bulkTexts.clear}
          </Button>
        </WrappingRow>
      </Form>
    </Box>
  );
}

type BulkReportListProps = { report: BulkReport; onUndo: () => void; onClose: () => void };

/** Lists the posts that a bulk step has handled, each with its outcome, and offers the steps back. */
export function BulkReportList({ report: { results, total }, onUndo, onClose }: BulkReportListProps) {
  const undoable = results.filter(({ undo }) => undo !== null).length;
  const failed = results.filter(({ fault }) => fault !== null).length;
  const isOver = results.length === total;
  const box = useRef<HTMLElement>(null);
  // The form of the step, which has the focus, goes when the step is done.
  useEffect(() => {
    if (!isOver) box.current?.focus();
  }, [isOver]);
  return (
    <Box ref={box} tabIndex={-1} aria-label={bulkTexts.report}>
      <p role="status">
        {isOver ? bulkTexts.reported(total - failed, failed) : bulkTexts.working(results.length, total)}
      </p>
      <ul>
        {results.map(({ post, fault }) => (
          <li key={post.id}>
            <strong dir="auto">{post.name || boardTexts.noName}</strong>: {fault ?? bulkTexts.done}
          </li>
        ))}
      </ul>
      {isOver ? (
        <WrappingRow>
          {undoable > 0 ? <Button onClick={onUndo}>{bulkTexts.undo(undoable)}</Button> : null}
          <Button $quiet onClick={onClose}>
            {bulkTexts.close}
          </Button>
        </WrappingRow>
      ) : null}
    </Box>
  );
}
