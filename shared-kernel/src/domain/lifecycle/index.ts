export {
  lifecycleStages,
  lifecycleStageView,
  type LifecycleStage,
  completedSignOffs,
  requiredSignOffs,
} from './lifecycle-stage';
export { riskLevelView, type RiskLevel } from './risk-level';
