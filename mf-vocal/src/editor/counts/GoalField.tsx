import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { useContext, useId, useState } from 'react';
import { goalTexts } from './goalTexts.ts';
import { WordGoalContext } from './WordGoalContext.ts';
import { maxGoal } from './wordGoals.ts';

const Label = styled.label`
  display: grid;
  gap: ${token('space1')};
  font-size: ${token('textSm')};
`;

const Input = styled.input`
  ${inputStyles}
  max-inline-size: 10rem;
`;

const Hint = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

/** Field for the number of words that the writer wants to reach. An empty field is no goal. */
export function GoalField() {
  const { goal, setGoal } = useContext(WordGoalContext);
  const [typed, setTyped] = useState(goal === null ? '' : String(goal));
  const hint = useId();

  function type(text: string): void {
    // Also takes numbers with separators, such as 1,200.
    const digits = text.replace(/\D/g, '').slice(0, String(maxGoal).length);
    const number = Math.min(Number(digits), maxGoal);
    setTyped(digits === '' ? '' : String(number));
    setGoal(number > 0 ? number : null);
  }

  return (
    <div>
      <Label>
        {goalTexts.goal}
        <Input
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={hint}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </Label>
      <Hint id={hint}>{goalTexts.hint}</Hint>
    </div>
  );
}
