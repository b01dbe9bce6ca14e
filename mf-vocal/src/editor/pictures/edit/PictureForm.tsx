import { Button, token, VisuallyHidden } from '@marquee/shared';
import type { PictureEdit, PictureOriginal } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { Fault } from '@marquee/vocal-kit/form/fieldParts.ts';
import { useId, useState } from 'react';
import { PictureStage } from './PictureStage.tsx';
import { editOf, shaped, stateOf, turned, turnedSize, wholeArea } from './pictureArea.ts';
import { pictureEditTexts } from './pictureEditTexts.ts';
import { ShapePreviews } from './ShapePreviews.tsx';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space3')};
`;

type Shape = keyof typeof pictureEditTexts.shapes;
const shapes = Object.keys(pictureEditTexts.shapes) as Shape[];
const ratios: Readonly<Partial<Record<Shape, number>>> = { square: 1, '3:2': 3 / 2, '16:9': 16 / 9, '4:5': 4 / 5 };

export type PictureFormProps = Pick<PictureOriginal, 'original' | 'edit'> & {
  isPending: boolean;
  fault: string;
  onSave: (edit: PictureEdit) => void;
  onCancel: () => void;
};

/** Form in which a writer turns and crops a picture, and moves its focal point. */
export function PictureForm({ original, edit, isPending, fault, onSave, onCancel }: PictureFormProps) {
  const [state, setState] = useState(() => stateOf(edit, original));
  const [shape, setShape] = useState<Shape>('free');
  const [said, announce] = useState('');
  const id = useId();
  const size = turnedSize(original, state.rotation);
  const ratio = shape === 'original' ? size.width / size.height : ratios[shape];

  function turn(way: 1 | -1): void {
    const next = turned(state, way);
    // A chosen shape stays as it is on the screen.
    const kept = ratio !== undefined && shape !== 'original';
    const area = kept ? shaped(next.area, ratio, turnedSize(original, next.rotation)) : next.area;
    setState({ ...next, area });
    announce(pictureEditTexts.turnedTo(next.rotation));
  }

  function chooseShape(chosen: Shape): void {
    setShape(chosen);
    const wanted = chosen === 'original' ? size.width / size.height : ratios[chosen];
    if (wanted !== undefined) setState({ ...state, area: shaped(state.area, wanted, size) });
  }

  function reset(): void {
    setState({ rotation: 0, area: wholeArea, focus: null });
    setShape('free');
    announce(pictureEditTexts.resetDone);
  }

  return (
    <>
      <PictureStage
        original={original}
        state={state}
        ratio={ratio}
        onChange={(changed) => setState((now) => ({ ...now, ...changed }))}
        announce={announce}
      />
      <Tools>
        <Button $quiet onClick={() => turn(-1)}>
          ↺ {pictureEditTexts.turnLeft}
        </Button>
        <Button $quiet onClick={() => turn(1)}>
          ↻ {pictureEditTexts.turnRight}
        </Button>
        <ChoiceField
          field={`${id}-shape`}
          label={pictureEditTexts.shape}
          value={shape}
          choices={shapes.map((value) => ({ value, label: pictureEditTexts.shapes[value] }))}
          onChange={(chosen) => chooseShape(chosen ?? 'free')}
        />
      </Tools>
      <ShapePreviews original={original} state={state} />
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Tools>
        <Button aria-disabled={isPending} onClick={() => !isPending && onSave(editOf(state, original))}>
          {isPending ? pictureEditTexts.saving : pictureEditTexts.save}
        </Button>
        <Button $quiet onClick={reset}>
          {pictureEditTexts.reset}
        </Button>
        <Button $quiet onClick={onCancel}>
          {pictureEditTexts.cancel}
        </Button>
      </Tools>
    </>
  );
}
