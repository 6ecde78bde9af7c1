import * as v from 'valibot';
import { findEnvelopeId, type Contract } from 'shared-kernel/domain/contract';
import {
  createRequiredTextSchema,
  inputLimits,
  createTrimmedTextSchema,
} from 'shared-kernel/domain/text';
import { normalizeName } from 'shared-kernel/workspace';
import type { Signatory } from './signatory';

const line = createTrimmedTextSchema(inputLimits.line);

/** Form values that confirm a signing step. `reason` says why another user acts on behalf of the signatory. */
export const signatureSchema = v.object({ hasRead: v.boolean(), typedName: line, reason: line });

type Signature = v.InferOutput<typeof signatureSchema>;

export const createSignatureFormSchema = ({ name }: Pick<Signatory, 'name'>, isOnBehalf: boolean) =>
  v.object({
    hasRead: v.pipe(
      v.boolean(),
      v.check((hasRead) => hasRead, 'Read the document, then select this checkbox.'),
    ),
    typedName: v.pipe(
      line,
      v.check((typed) => normalizeName(typed) === normalizeName(name), `Enter the name ${name}.`),
    ),
    reason: isOnBehalf
      ? createRequiredTextSchema(
          'Enter a reason for recording this step on behalf of another person.',
        )
      : v.pipe(
          line,
          v.check(
            (reason) => reason === '',
            'Enter a reason only for a step on behalf of another person.',
          ),
        ),
  });

export const envelopeChangedMessage =
  'The envelope has changed. Close this dialog and read the document again.';

export function getSignatureError(
  contract: Contract,
  signatory: Signatory,
  { envelope, ...signature }: Signature & { readonly envelope: string },
  isOnBehalf: boolean,
): string | undefined {
  if (findEnvelopeId(contract) !== envelope) return envelopeChangedMessage;
  const given = v.safeParse(createSignatureFormSchema(signatory, isOnBehalf), signature);
  return given.issues?.[0].message;
}
