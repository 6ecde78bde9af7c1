import { lifecycleStages, type LifecycleStage } from 'shared-kernel/domain/lifecycle';

/** The stage that follows, or undefined after `executed`. */
export function nextStage(stage: LifecycleStage): LifecycleStage | undefined {
  return lifecycleStages[lifecycleStages.indexOf(stage) + 1];
}
