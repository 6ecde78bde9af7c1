import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type MilestoneDecisionKind } from './commands/milestone-decision';
import { type LifecycleStage } from 'shared-kernel/domain/lifecycle';

/** A decision that is being made on a milestone. */
export interface MilestoneQuestion {
  readonly caseId: string;
  readonly stage: LifecycleStage;
  readonly decision: MilestoneDecisionKind;
}

const questionAtom = atom<MilestoneQuestion | undefined>(undefined);

/** Asks for a decision in a dialog; none when `undefined`. */
export const useAskMilestone = () => useSetAtom(questionAtom);

export const useMilestoneQuestion = () => useAtomValue(questionAtom);

/** Closes the dialog when the screen goes, so that it does not greet whoever comes back. */
export function useCloseQuestionOnLeave() {
  const ask = useAskMilestone();
  useEffect(() => () => ask(undefined), [ask]);
}
