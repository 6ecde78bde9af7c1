import * as v from 'valibot';
import { portalKeys } from './portal-key';

/** Accepts the key of a portal. */
export const portalKeySchema = v.picklist(portalKeys);
