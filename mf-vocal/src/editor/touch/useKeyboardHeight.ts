import { useEffect, useState } from 'react';

/** Returns the height in px of an on-screen keyboard, which covers the lower part of the window. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(keyboardHeight);
  useEffect(() => {
    const { visualViewport } = window;
    const onChange = () => setHeight(keyboardHeight());
    visualViewport?.addEventListener('resize', onChange);
    visualViewport?.addEventListener('scroll', onChange);
    return () => {
      visualViewport?.removeEventListener('resize', onChange);
      visualViewport?.removeEventListener('scroll', onChange);
    };
  }, []);
  return height;
}

function keyboardHeight(): number {
  const { visualViewport } = window;
  // A page that is enlarged with two fingers has no keyboard to avoid.
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, window.innerHeight - visualViewport.offsetTop - visualViewport.height);
}
