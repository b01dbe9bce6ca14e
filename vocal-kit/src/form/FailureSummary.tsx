import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { fieldId } from './fieldId.ts';
import type { FormFailure } from './formFailure.ts';

/** id of the summary of a page with one form. */
export const failureSummaryId = 'vocal-failure';

const Box = styled.div`
  display: grid;
  gap: ${token('space2')};
  padding: ${token('space3')} ${token('space4')};
  border-inline-start: 5px solid ${token('danger')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
    color: ${token('link')};
    font-size: ${token('textSm')};
  }
`;

const Message = styled.p`
  color: ${token('danger')};
  font-weight: ${token('boldWeight')};
`;

type FailureSummaryProps<Name extends string> = {
  /** Id of the summary. Each form needs its own id if a page has several forms. */
  id?: string;
  failure: FormFailure<Name>;
  /** The form's fields in their order on the page. */
  fields: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  /** Link or button that resolves the failure, if there is one. */
  children?: ReactNode;
};

/** Lists the errors at the head of the form, with a link to each field that needs another look. */
export function FailureSummary<Name extends string>({
  id = failureSummaryId,
  failure: { message, fields: errors },
  fields,
  labels,
  children,
}: FailureSummaryProps<Name>) {
  const wrong = fields.filter((name) => errors[name]);
  return (
    <Box role="alert" id={id}>
      <Message>{message}</Message>
      {wrong.length > 0 ? (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  // An address with a hash would be one more entry in the history.
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {labels[name]}: {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </Box>
  );
}
