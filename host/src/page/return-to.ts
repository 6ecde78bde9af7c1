import { useLocation } from 'react-router-dom';
import { paths } from './paths';

interface ReturnState {
  readonly wanted: string;
}

/** Returns a history state with the dashboard URL that was requested before sign-in (P4, F8). */
export const createReturnState = (wanted: string): ReturnState => ({ wanted });

const isReturnState = (state: unknown): state is ReturnState =>
  typeof state === 'object' &&
  state !== null &&
  'wanted' in state &&
  typeof state.wanted === 'string' &&
  state.wanted.startsWith(paths.dashboard);

/** Returns the dashboard URL that the user requested before sign-in. The URL survives a reload. */
export function useReturnTo(): string | undefined {
  const state: unknown = useLocation().state;
  return isReturnState(state) ? state.wanted : undefined;
}
