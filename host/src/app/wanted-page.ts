import { useLocation } from 'react-router-dom';
import { paths } from './paths';

interface WantedState {
  readonly wanted: string;
}

/** What a history entry says of the dashboard address that was asked for before signing in (P4, F8). */
export const wantedState = (wanted: string): WantedState => ({ wanted });

const isWantedState = (state: unknown): state is WantedState =>
  typeof state === 'object' &&
  state !== null &&
  'wanted' in state &&
  typeof state.wanted === 'string' &&
  state.wanted.startsWith(paths.dashboard);

/** The dashboard address that was asked for before signing in, kept over a reload of the page. */
export function useWantedPage(): string | undefined {
  const state: unknown = useLocation().state;
  return isWantedState(state) ? state.wanted : undefined;
}
