import * as v from 'valibot';
import { checkContractFile } from 'shared-kernel/domain/contract';
import { contractDocumentTypes } from './contract-document';

/** What the upload form takes: a file that may become a document, and its kind. */
export const uploadSchema = v.object({
  type: v.picklist(contractDocumentTypes),
  file: v.pipe(
    v.instance(File, 'Choose a file.'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkContractFile(dataset.value) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
  ),
});

export type Upload = v.InferOutput<typeof uploadSchema>;
