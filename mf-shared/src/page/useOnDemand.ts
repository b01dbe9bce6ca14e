import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { OnDemand } from './onDemand.ts';

/**
 * A component that is loaded on demand; null until its code is here. Unlike `React.lazy` it renders at once if the code is here, where a
 * fallback would stay for 300 ms, and a failed load can be tried again.
 * @param reason why the component is needed now, or false as long as it is not. A new reason is a further attempt after a failure.
 * @param onFailure is called when the code does not load
 */
export function useOnDemand<Props>(
  part: OnDemand<Props>,
  reason: string | false,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState(part.here);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  }, [onFailure]);

  useEffect(() => {
    if (component || reason === false) return;
    let isMounted = true;
    part.load().then(
      (loaded) => isMounted && setComponent(() => loaded),
      () => isMounted && fail.current?.(),
    );
    return () => {
      isMounted = false;
    };
  }, [component, part, reason]);

  return component;
}
