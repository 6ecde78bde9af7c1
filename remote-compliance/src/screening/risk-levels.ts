import { clientSchema } from 'shared-kernel/domain/client';

export const riskLevelSchema = clientSchema.entries.riskLevel;

export const riskLevels = riskLevelSchema.options;
