import * as v from 'valibot';
import { iconNames, tones } from '../status';
import { portalRouteSchema } from './portal-key.schema';

/** The texts, icon and tone of one portal (S2). */
export const portalTypeConfigSchema = v.object({
  type: portalRouteSchema,
  title: v.string(),
  description: v.string(),
  icon: v.picklist(iconNames),
  colour: v.picklist(tones),
  features: v.array(v.string()),
});

export type PortalTypeConfig = v.InferOutput<typeof portalTypeConfigSchema>;
