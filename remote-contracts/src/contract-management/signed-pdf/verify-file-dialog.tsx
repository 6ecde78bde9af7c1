import { useState } from 'react';
import * as v from 'valibot';
import { FileField, Form, FormActions, useValidatedForm } from 'shared-kernel/form';
import { Button, Dialog, Notice, Stack, StatusTag } from 'shared-kernel/ui';
import { canSign } from 'shared-kernel/workspace';
import { judgeFile, fileProblem, limits, signatureWords, type JudgedPdf } from './verdict';
import styles from './verify-file-dialog.module.css';

/** The largest file that is checked, in bytes. */
const largest = 25_000_000;

/** Of a file that every signature vouches for as it is. */
const sound = { label: 'As it was signed', tone: 'success', icon: 'check-circle' } as const;

const schema = v.object({
  file: v.pipe(
    v.instance(File, 'Choose a file.'),
    v.check(({ size }) => size > 0, 'The file is empty.'),
    v.check(({ size }) => size <= largest, 'The file is larger than 25 MB.'),
  ),
});

interface VerdictProps {
  readonly fileName: string;
  readonly pdf: JudgedPdf;
}

/** What was found, the file as a whole first. */
function Verdict({ fileName, pdf }: VerdictProps) {
  const problem = fileProblem(pdf);
  return (
    <Stack>
      {problem === undefined ? (
        <p>
          <StatusTag view={sound} /> {fileName}
        </p>
      ) : (
        <Notice tone="warning" title={problem}>
          {fileName}
        </Notice>
      )}
      {pdf.state === 'read' && pdf.signatures.length > 0 && (
        <ol className={styles.signatures} aria-label="Signatures">
          {pdf.signatures.map((signature, index) => {
            const { view, meaning, who, facts } = signatureWords(signature);
            return (
              <li key={index} className={styles.signature}>
                <strong>{who}</strong>
                <StatusTag view={view} size="small" />
                {[meaning, ...facts].map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </li>
            );
          })}
        </ol>
      )}
      <p className={styles.limits}>{limits}</p>
    </Stack>
  );
}

function VerifyForm({ onClose }: { readonly onClose: () => void }) {
  const form = useValidatedForm(schema, { defaultValues: {} });
  const [verdict, setVerdict] = useState<VerdictProps>();
  const check = async ({ file }: v.InferOutput<typeof schema>) => {
    setVerdict(undefined);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      setVerdict({ fileName: file.name, pdf: await judgeFile(bytes) });
    } catch {
      form.setError('file', { message: 'The file could not be checked. Choose it again.' });
    }
  };
  return (
    <Form form={form} onSubmit={check} label="Verify a file">
      <FileField
        name="file"
        control={form.control}
        label="Signed PDF"
        hint="Up to 25 MB. It is read in this browser and kept nowhere."
        accept=".pdf"
        required
      />
      <div role="status">{verdict && <Verdict {...verdict} />}</div>
      <FormActions>
        <Button onClick={onClose}>Close</Button>
        <Button type="primary" htmlType="submit" loading={form.formState.isSubmitting}>
          Verify
        </Button>
      </FormActions>
    </Form>
  );
}

interface VerifyFileDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Checks the signatures of a PDF file of the reader’s own. */
export const VerifyFileDialog = ({ open, onClose }: VerifyFileDialogProps) => (
  <Dialog open={open} title="Verify a file" onClose={onClose}>
    {canSign() ? (
      <VerifyForm onClose={onClose} />
    ) : (
      <Notice tone="warning" title="This page cannot verify">
        A browser verifies signatures only on a page with a secure connection.
      </Notice>
    )}
  </Dialog>
);
