import { useEffect, useState } from 'react';
import { tryAgain } from 'shared-kernel/loading';
import type { ScreenModule } from 'shared-kernel/remote';
import type { ScreenId } from '../page/described-tabs';
import { loadScreen, loadedScreen } from './load-remote-screen';

export type ScreenState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: ScreenModule }
  | { readonly status: 'failed'; readonly error: unknown };

const loading: ScreenState = { status: 'loading' };

function startState(id: ScreenId): ScreenState {
  const module = loadedScreen(id);
  return module ? { status: 'ready', module } : loading;
}

/** A remote's screen on its way: there at once when it was fetched before, and requested again by `retry`. */
export function useScreen(id: ScreenId) {
  const [state, setState] = useState(() => startState(id));
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    const settle = (next: ScreenState) => {
      if (isWanted) setState(next);
    };
    loadScreen(id).then(
      (module) => settle({ status: 'ready', module }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [id, isLoading]);

  const retry = () => {
    tryAgain();
    setState(loading);
  };
  return { state, retry };
}
