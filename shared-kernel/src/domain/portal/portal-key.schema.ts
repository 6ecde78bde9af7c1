import * as v from 'valibot';
import { portalKeys, portalRoutes } from './portal-key';

/** Accepts a portal’s key and nothing else. */
export const portalKeySchema = v.picklist(portalKeys);

/** Accepts a portal’s route segment and nothing else. */
export const portalRouteSchema = v.picklist(portalRoutes);
