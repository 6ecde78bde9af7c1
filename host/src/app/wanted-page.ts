import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from './paths';

const wantedStateSchema = v.object({ wanted: v.pipe(v.string(), v.startsWith(paths.dashboard)) });

type WantedState = v.InferOutput<typeof wantedStateSchema>;

/** What a history entry says of the dashboard address that was asked for before signing in (P4, F8). */
export const wantedState = (wanted: string): WantedState => ({ wanted });

/** The dashboard address that was asked for before signing in, kept over a reload of the page. */
export function useWantedPage(): string | undefined {
  const state: unknown = useLocation().state;
  const read = v.safeParse(wantedStateSchema, state);
  return read.success ? read.output.wanted : undefined;
}
