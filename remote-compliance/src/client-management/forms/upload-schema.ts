import * as v from 'valibot';
import { clientDocumentTypeSchema } from '../client-document';
import { checkContractFile } from 'shared-kernel/domain/contract';

/** What the upload form takes: a file that may become a document, and what it is evidence of. */
export const uploadSchema = v.object({
  type: clientDocumentTypeSchema,
  file: v.pipe(
    v.instance(File, 'Choose a file.'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkContractFile(dataset.value) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
  ),
});

export type Upload = v.InferOutput<typeof uploadSchema>;
