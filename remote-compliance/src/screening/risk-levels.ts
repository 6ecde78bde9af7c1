import { clientSchema } from 'shared-kernel/domain/client';

export const riskLevelSchema = clientSchema.entries.riskLevel;

/** Risk levels, lowest first (CO2). */
export const riskLevels = riskLevelSchema.options;
