import * as v from 'valibot';
import { portalKeys } from './portal-key';

/** Accepts a portal’s key and nothing else. */
export const portalKeySchema = v.picklist(portalKeys);
