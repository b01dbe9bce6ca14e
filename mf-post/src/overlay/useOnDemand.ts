import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { OnDemand } from './onDemand.ts';

/**
 * A component on demand, null while its code is on its way. Unlike `React.lazy` it is there in the first render if the code
 * is, where a fallback would stay for 300 ms, and a failure is not for ever.
 */
export function useOnDemand<Props>(part: OnDemand<Props>, onFailure: () => void): ComponentType<Props> | null {
  const [component, setComponent] = useState(part.here);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  }, [onFailure]);

  useEffect(() => {
    if (component) return;
    let isWanted = true;
    part.load().then(
      (loaded) => isWanted && setComponent(() => loaded),
      () => isWanted && fail.current(),
    );
    return () => {
      isWanted = false;
    };
  }, [component, part]);

  return component;
}
