import { defineExamples } from '@marquee/shared/examples';
import { useState } from 'react';
import { AltTextField } from './AltTextField.tsx';

function Field({ initial }: { initial: string | null }) {
  const [value, setValue] = useState(initial);
  return <AltTextField field="example" value={value} onChange={setValue} />;
}

export const examples = defineExamples({
  use: 'Asks for the alternative text of a picture, with examples by kind of picture. A decorative picture needs none.',
  shown: {
    'not described yet': <Field initial={null} />,
    described: <Field initial="A projection booth" />,
    decorative: <Field initial="" />,
  },
});
