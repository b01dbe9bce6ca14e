import { styled } from '@marquee/shared/styled';
import { CharactersLeft } from './CharactersLeft.tsx';
import { inputStyles } from './inputStyles.ts';
import { Labelled } from './Labelled.tsx';
import { useTypedText } from './useTypedText.ts';

const Input = styled.input`
  ${inputStyles}
`;

const Area = styled.textarea`
  ${inputStyles}
  resize: vertical;
`;

type TextFieldProps = {
  field: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  fault?: string | undefined;
  /** Lines of a longer text; one without it. */
  rows?: number | undefined;
  maxLength?: number;
  /** Characters that are shown of the text elsewhere: their rest is counted. */
  shown?: number | undefined;
  disabled?: boolean | undefined;
  inputMode?: 'decimal';
};

/** A labelled text field of one or several lines. */
export function TextField({ field, label, hint, fault, rows, shown, value, onChange, ...rest }: TextFieldProps) {
  const { text, type } = useTypedText(value);

  function change(typed: string): void {
    type(typed);
    onChange(typed);
  }

  return (
    <Labelled field={field} label={label} hint={hint} fault={fault}>
      {(control) => (
        <>
          {rows === undefined ? (
            <Input dir="auto" {...rest} {...control} value={text} onChange={({ target }) => change(target.value)} />
          ) : (
            <Area
              dir="auto"
              {...rest}
              {...control}
              rows={rows}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          )}
          {shown === undefined ? null : <CharactersLeft length={text.length} max={shown} />}
        </>
      )}
    </Labelled>
  );
}
