import { useEffect, useRef, useState } from 'react';
import { useToast } from '../shell/toast';
import type * as lateControls from './late-controls';

type LateControls = typeof lateControls;

const bring = (): Promise<LateControls> =>
  import(/* webpackChunkName: "platform-controls" */ './late-controls');

/** Loads the menu's code in advance. Errors are ignored: opening the menu retries. */
export function bringControlsAhead(): void {
  bring().catch(() => undefined);
}

/** The menu's code once it is asked for; a toast titled `failure` says that it could not be loaded. */
export function useLateControls(failure: string) {
  const { show } = useToast();
  const [controls, setControls] = useState<LateControls>();
  const [isAwaited, setAwaited] = useState(false);
  const isWanted = useRef(false);
  useEffect(() => () => void (isWanted.current = false), []);

  /** The menu no longer opens when its code has loaded. */
  const withdraw = () => {
    isWanted.current = false;
    setAwaited(false);
  };
  const ask = () => {
    if (isWanted.current) return;
    isWanted.current = true;
    setAwaited(true);
    bring().then(
      (loaded) => {
        if (isWanted.current) setControls(loaded);
      },
      () => {
        if (!isWanted.current) return;
        withdraw();
        show({
          variant: 'destructive',
          title: failure,
          description: 'Check the connection, then try again.',
        });
      },
    );
  };
  return { controls, isAwaited, ask, withdraw };
}
