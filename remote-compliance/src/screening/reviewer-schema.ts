import { complianceRecordSchema } from 'shared-kernel/domain/compliance';
import * as v from 'valibot';

export const reviewerSchema = v.pipe(
  complianceRecordSchema.entries.assignedReviewer,
  v.trim(),
  v.nonEmpty('Enter the reviewer’s name'),
);
