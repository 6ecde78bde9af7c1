import * as v from 'valibot';
import { lifecycleStages } from './lifecycle-stage';

/** Accepts a lifecycle stage and nothing else. */
export const lifecycleStageSchema = v.picklist(lifecycleStages);
