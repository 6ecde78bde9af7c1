export {
  lifecycleStages,
  lifecycleStageView,
  stageState,
  type LifecycleStage,
} from './lifecycle-stage';
export { riskLevelView, type RiskLevel } from './risk-level';
export { completedSignOffs, requiredSignOffs } from './sign-offs';
