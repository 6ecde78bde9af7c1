import { findEngines, type Engines } from '../browser/engines';
import type { Step } from '../run/step';
import { nothing } from '../run/totals';

export interface EngineStep {
  readonly step: Step;
  /** What tells the browser tests which engines were found, once the step has ended. */
  readonly environment: () => Readonly<Record<string, string>>;
}

/** Looks for what the browser tests run in beside Chromium; an engine that is nowhere is said, and counts as skipped. */
export function searchEngines(search: typeof findEngines = findEngines): EngineStep {
  let found: Engines['found'] = [];
  return {
    environment: () => ({ TRUSTFOLD_ENGINES: JSON.stringify(found) }),
    step: {
      name: 'further engines',
      run: async (note, signal) => {
        const engines = await search(note, signal);
        found = engines.found;
        const said = [
          ...engines.found.map(({ title }) => title),
          ...engines.missing.map(({ engine, reason }) => `no ${engine}: ${reason}`),
        ];
        const totals = { ...nothing, skipped: engines.missing.length };
        return { totals, details: '', remark: said.join('; ') };
      },
    },
  };
}
