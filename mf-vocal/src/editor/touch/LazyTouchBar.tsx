import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useState } from 'react';
import { isTouchScreen } from './isTouchScreen.ts';
import type { TouchBarProps } from './TouchBar.tsx';

const touchBar = onDemand(async () => (await import('./TouchBar.tsx')).TouchBar);

type LazyTouchBarProps = TouchBarProps & {
  /** Element around the document, its menus and the bar. A focus elsewhere hides the bar. */
  around: RefObject<HTMLElement | null>;
};

/** Bar of tools for touch screens, which lack the keys of a keyboard. Its code loads when the caret enters the text. */
export function LazyTouchBar({ editor, around, openFind }: LazyTouchBarProps) {
  const isEditable = useEditorState({ editor, selector: ({ editor: now }) => now.isEditable });
  const isNear = useFocusNear(around);
  const isShown = isEditable && isNear;
  const Bar = useOnDemand(touchBar, isShown && 'the caret is in the document');
  return Bar && isShown ? <Bar editor={editor} openFind={openFind} /> : null;
}

/** True from the first focus within an element on a touch screen until the focus is on another field. */
function useFocusNear(around: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = around.current;
    if (!element || !isTouchScreen()) return;
    const { ownerDocument } = element;
    const onFocus = ({ target }: FocusEvent) => setIsNear(target instanceof Node && element.contains(target));
    ownerDocument.addEventListener('focusin', onFocus);
    return () => ownerDocument.removeEventListener('focusin', onFocus);
  }, [around]);
  return isNear;
}
