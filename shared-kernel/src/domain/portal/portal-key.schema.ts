import * as v from 'valibot';
import { portalKeys } from './portal-key';

/** Schema for the key of a portal. */
export const portalKeySchema = v.picklist(portalKeys);
