import { useState } from 'react';
import * as v from 'valibot';
import { FileField, Form, FormActions, useValidatedForm } from 'shared-kernel/form';
import { Button, Dialog, Notice } from 'shared-kernel/ui';
import type { ContractDialogProps } from '../contract-dialog';
import { FileVerificationResult } from './file-verification-result';
import { hasZipExtension, verifyFile, type FileVerification } from './verify-file';
import { isSigningSupported } from './signatory-keys';

/** Maximum size of a PDF to verify, in bytes. */
const largestPdf = 25_000_000;
const largest = 50_000_000;

const schema = v.object({
  file: v.pipe(
    v.instance(File, 'Choose a file.'),
    v.check(({ size }) => size > 0, 'The file is empty.'),
    v.check(({ size }) => size <= largest, 'The file is larger than 50 MB.'),
    v.check(
      ({ name, size }) => size <= largestPdf || hasZipExtension(name),
      'The file is larger than 25 MB.',
    ),
  ),
});

interface Checked {
  readonly fileName: string;
  readonly found: FileVerification;
}

function VerifyForm({ onClose }: { readonly onClose: () => void }) {
  const form = useValidatedForm(schema, { defaultValues: {} });
  const [verdict, setVerdict] = useState<Checked>();
  const check = async ({ file }: v.InferOutput<typeof schema>) => {
    setVerdict(undefined);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      setVerdict({ fileName: file.name, found: await verifyFile(file.name, bytes) });
    } catch {
      form.setError('file', { message: 'The file could not be checked. Choose it again.' });
    }
  };
  return (
    <Form form={form} onSubmit={check} label="Verify a file">
      <FileField
        name="file"
        control={form.control}
        label="Signed PDF or evidence pack"
        hint="PDF up to 25 MB or ZIP up to 50 MB. The file is read in this browser and is not stored."
        accept=".pdf,.zip"
        required
      />
      <div role="status">{verdict && <FileVerificationResult {...verdict} />}</div>
      <FormActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="primary" htmlType="submit" loading={form.formState.isSubmitting}>
          Verify
        </Button>
      </FormActions>
    </Form>
  );
}

export const VerifyFileDialog = (ends: Omit<ContractDialogProps, 'contract'>) => (
  <Dialog {...ends} title="Verify a file">
    {isSigningSupported() ? (
      <VerifyForm onClose={ends.onClose} />
    ) : (
      <Notice tone="warning" title="Verification is unavailable">
        Signature verification requires a secure (HTTPS) connection.
      </Notice>
    )}
  </Dialog>
);
