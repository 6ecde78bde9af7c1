import { useEffect, useRef, useState } from 'react';
import { useToast } from '../shell/toast';
import type * as lateControls from './late-controls';

type LateControls = typeof lateControls;

const bring = (): Promise<LateControls> =>
  import(/* webpackChunkName: "platform-controls" */ './late-controls');

/** Fetches them where somebody comes near. A failure is not told: the press asks anew. */
export function bringControlsAhead(): void {
  bring().catch(() => undefined);
}

/** The controls that open, from the moment when one is asked for; what they could not be had for is said. */
export function useLateControls(failure: string) {
  const { show } = useToast();
  const [controls, setControls] = useState<LateControls>();
  const [isAwaited, setAwaited] = useState(false);
  const isWanted = useRef(false);
  useEffect(() => () => void (isWanted.current = false), []);

  /** Whoever has gone elsewhere meanwhile is not called back. */
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
  /** Has them as soon as they are there, unasked. */
  const take = () => {
    bring().then(setControls, () => undefined);
  };
  return { controls, isAwaited, ask, take, withdraw };
}
