import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { OnDemand } from './onDemand.ts';

/**
 * Returns a component that is loaded on demand, or null until its code is loaded. Unlike `React.lazy`, it renders
 * loaded code at once, without a fallback that stays for 300 ms, and a failed load can be retried.
 * @param reason why the component is needed now, or false while it is not needed. A new reason retries a failed load
 * @param onFailure called if the code does not load
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
