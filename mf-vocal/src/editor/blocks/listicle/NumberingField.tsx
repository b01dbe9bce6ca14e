import type { ListicleOrder } from '@marquee/shared/domain';
import { type ComponentProps, useContext } from 'react';
import { editorTexts } from '../../editorTexts.ts';
import { ListicleContext } from './ListicleContext.ts';

const orders: readonly ListicleOrder[] = ['ascending', 'descending'];
/** Value of the choice without numbers. */
const none = 'none';

/** Choice of the numbers of a post's items. They count up or down, or there are none. */
export function NumberingField(attributes: Omit<ComponentProps<'select'>, 'value' | 'onChange'>) {
  const { isListicle, listicleOrder, change } = useContext(ListicleContext);
  return (
    <select
      {...attributes}
      aria-label={editorTexts.numbering}
      value={isListicle ? listicleOrder : none}
      onChange={({ target: { value } }) => {
        const order = orders.find((one) => one === value);
        change(order ? { isListicle: true, listicleOrder: order } : { isListicle: false });
      }}
    >
      <option value={none}>{editorTexts.noNumbers}</option>
      {orders.map((order) => (
        <option key={order} value={order}>
          {editorTexts[order]}
        </option>
      ))}
    </select>
  );
}
