import { complianceRecordSchema } from 'shared-kernel/domain/compliance';
import * as v from 'valibot';

/** Who decides, as a record can name them. */
export const reviewerSchema = v.pipe(
  complianceRecordSchema.entries.assignedReviewer,
  v.trim(),
  v.nonEmpty('Enter the reviewer’s name'),
);
