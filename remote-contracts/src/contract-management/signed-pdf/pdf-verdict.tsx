import { Notice, Stack, StatusTag } from 'shared-kernel/ui';
import { fileProblem, limits, signatureWords, type JudgedPdf } from './verdict';
import styles from './verify-file-dialog.module.css';

/** Of a file that every signature vouches for as it is. */
const sound = { label: 'As it was signed', tone: 'success', icon: 'check-circle' } as const;

interface PdfVerdictProps {
  readonly fileName: string;
  readonly pdf: JudgedPdf;
}

/** What was found in a PDF, the file as a whole first. */
export function PdfVerdict({ fileName, pdf }: PdfVerdictProps) {
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
