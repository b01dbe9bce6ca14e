import { defineExamples } from '@marquee/shared/examples';
import { picture } from '@marquee/vocal-kit/testing/modules.ts';
import { PictureForm, type PictureFormProps } from './PictureForm.tsx';

const ignore = () => undefined;
const none = { rotation: 0, crop: null, focus: null } as const;

function Form(props: Partial<PictureFormProps>) {
  const given = { original: picture('booth', 1200, 800), edit: none, isPending: false, fault: '' };
  return <PictureForm {...given} onSave={ignore} onCancel={ignore} {...props} />;
}

export const examples = defineExamples({
  use: 'Turns and crops a picture, and moves its focal point, by mouse, touch or keyboard. The content of a dialog.',
  shown: {
    'as uploaded': <Form />,
    'turned and cropped, with a focal point': (
      <Form
        edit={{ rotation: 90, crop: { x: 100, y: 200, width: 600, height: 700 }, focus: { x: 20, y: 30 } }}
        onSave={ignore}
      />
    ),
    refused: <Form fault="We could not save the picture. Check your connection and try again." />,
  },
  hidden: { saving: <Form isPending /> },
});
