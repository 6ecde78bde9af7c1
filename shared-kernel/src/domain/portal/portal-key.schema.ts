import * as v from 'valibot';
import { portalKeys } from './portal-key';

/** Accepts a portal key. */
export const portalKeySchema = v.picklist(portalKeys);
