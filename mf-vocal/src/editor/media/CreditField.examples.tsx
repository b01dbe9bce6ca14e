import { defineExamples } from '@marquee/shared/examples';
import { CreditField } from './CreditField.tsx';

const ignore = () => undefined;

export const examples = defineExamples({
  use: 'Photographer or source of a picture, apart from its caption.',
  shown: {
    empty: <CreditField field="empty" value={null} onChange={ignore} />,
    filled: <CreditField field="filled" value="Ada North / Reuters" onChange={ignore} />,
  },
  hidden: { 'read-only': <CreditField field="read" value="Ada North" onChange={ignore} disabled /> },
});
