import type { Turn, WriteOutcome } from '../store/source';

/** The same turn, which also tells when something else has taken the place of everything. */
export function tellingReplaced(turn: Turn, onReplaced: () => void): Turn {
  const told = async (replacing: Promise<WriteOutcome>) => {
    const outcome = await replacing;
    if (outcome.ok) onReplaced();
    return outcome;
  };
  return {
    write: turn.write,
    replace: (contents, added, moment) => told(turn.replace(contents, added, moment)),
    stage: async () => {
      const staging = await turn.stage();
      return { ...staging, replace: (added, course) => told(staging.replace(added, course)) };
    },
  };
}
