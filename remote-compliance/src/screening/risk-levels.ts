import { clientSchema } from 'shared-kernel/domain/client';

/** Accepts a risk level and nothing else. */
export const riskLevelSchema = clientSchema.entries.riskLevel;

/** How risky a client may be, least first (CO2). */
export const riskLevels = riskLevelSchema.options;
