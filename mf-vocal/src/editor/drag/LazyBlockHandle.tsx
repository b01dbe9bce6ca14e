import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useEffect, useState } from 'react';
import type { BlockHandleProps } from './BlockHandle.tsx';

const blockHandle = onDemand(async () => (await import('./BlockHandle.tsx')).BlockHandle);

/** Handle of a block. Its code loads when a pointer first moves over the document, or the caret first enters it. */
export function LazyBlockHandle(props: BlockHandleProps) {
  const { dom } = props.editor.view;
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const onUse = () => setIsNeeded(true);
    dom.addEventListener('pointermove', onUse, { once: true });
    dom.addEventListener('focusin', onUse, { once: true });
    return () => {
      dom.removeEventListener('pointermove', onUse);
      dom.removeEventListener('focusin', onUse);
    };
  }, [dom]);
  const Handle = useOnDemand(blockHandle, isNeeded && 'the document is used');
  return Handle ? <Handle {...props} /> : null;
}
