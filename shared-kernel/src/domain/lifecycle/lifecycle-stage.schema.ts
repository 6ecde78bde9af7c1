import * as v from 'valibot';
import { lifecycleStages } from './lifecycle-stage';

export const lifecycleStageSchema = v.picklist(lifecycleStages);
