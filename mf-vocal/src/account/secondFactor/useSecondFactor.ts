import { ajax, createApi } from '@marquee/shared';
import type { SecondFactor } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { setUser } from '@marquee/vocal-kit/session/sessionSlice.ts';
import { useCallback, useEffect, useState } from 'react';
import { useAccountApi } from '../AccountApiContext.ts';

export type SecondFactorState = {
  /** Null until loaded. */
  factor: SecondFactor | null;
  hasFailed: boolean;
  load(): Promise<void>;
  /** Loads again after a change, with the account, whose roles may have become effective. */
  reload(): Promise<void>;
};

/** Returns the second factors of the account. */
export function useSecondFactor(): SecondFactorState {
  const api = useAccountApi();
  const dispatch = useDispatch();
  const [factor, setFactor] = useState<SecondFactor | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setFactor(await api.secondFactor());
    } catch {
      setFailed(true);
    }
  }, [api]);

  useEffect(() => {
    void load();
  }, [load]);

  return {
    factor,
    hasFailed,
    load,
    async reload() {
      await load();
      const current = await createApi(ajax)
        .currentUser()
        .catch(() => null);
      if (current?.user) dispatch(setUser(current.user));
    },
  };
}
