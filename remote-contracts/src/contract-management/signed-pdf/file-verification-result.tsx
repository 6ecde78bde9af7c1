import type { StatusDisplay } from 'shared-kernel/domain/status';
import { Notice, Stack, StatusTag } from 'shared-kernel/ui';
import type { FileVerification } from './verify-file';
import {
  evidencePackFileStatusDisplay,
  evidencePackVerificationNote,
  findEvidencePackProblem,
  createEvidencePackVerificationTexts,
} from './evidence-pack-texts';
import {
  getPdfVerificationAdvice,
  findPdfProblem,
  pdfVerificationNote,
  createSignatureVerificationTexts,
} from './verify-pdf';
import styles from './verify-file-dialog.module.css';

interface Finding {
  readonly name: string;
  readonly view: StatusDisplay;
  readonly lines: readonly string[];
}

const Found = ({ name, view, lines }: Finding) => (
  <>
    <strong>{name}</strong>
    <StatusTag view={view} size="small" />
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);

const asSigned: StatusDisplay = {
  label: 'Valid, unchanged since signing',
  tone: 'success',
  icon: 'check-circle',
};
const asExported: StatusDisplay = {
  label: 'Valid, unchanged since export',
  tone: 'success',
  icon: 'check-circle',
};

interface Verdict {
  readonly problem: string | undefined;
  readonly advice?: string | undefined;
  readonly sound: StatusDisplay;
  readonly limits: string;
  readonly about?: Finding;
  readonly listName: string;
  readonly list: readonly Finding[];
}

/** Maximum number of listed files. The heading counts all files of the evidence pack. */
const maxShown = 50;

function verdictOf(found: FileVerification): Verdict {
  if (found.kind === 'pdf') {
    const { pdf } = found;
    const { signatures, size } = pdf.state === 'read' ? pdf : { signatures: [], size: 0 };
    return {
      problem: findPdfProblem(pdf),
      advice: getPdfVerificationAdvice(pdf),
      sound: asSigned,
      limits: pdfVerificationNote,
      listName: 'Signatures',
      list: signatures.map((signature) => {
        const { who, view, meaning, facts } = createSignatureVerificationTexts(signature, size);
        return { name: who, view, lines: [meaning, ...facts] };
      }),
    };
  }
  const { pack } = found;
  const words = pack.state === 'read' ? createEvidencePackVerificationTexts(pack) : undefined;
  return {
    problem: findEvidencePackProblem(pack),
    sound: asExported,
    limits: evidencePackVerificationNote,
    ...(words && {
      about: { name: words.subject, view: words.view, lines: [words.meaning, ...words.facts] },
    }),
    listName: 'Files that differ from the export',
    list: (words?.odd ?? []).slice(0, maxShown).map(({ path, state }) => {
      return { name: path, view: evidencePackFileStatusDisplay[state], lines: [] };
    }),
  };
}

interface FileVerdictProps {
  readonly fileName: string;
  readonly found: FileVerification;
}

export function FileVerificationResult({ fileName, found }: FileVerdictProps) {
  const { problem, advice, sound, about, listName, list, ...verdict } = verdictOf(found);
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
      {problem === undefined && advice !== undefined && (
        <Notice tone="warning" title="Review the pages">
          {advice}
        </Notice>
      )}
      {about && (
        <div className={styles.signature}>
          <Found {...about} />
        </div>
      )}
      {list.length > 0 && (
        <ol className={styles.signatures} aria-label={listName}>
          {list.map((each, index) => (
            <li key={index} className={styles.signature}>
              <Found {...each} />
            </li>
          ))}
        </ol>
      )}
      <p className={styles.limits}>{verdict.limits}</p>
    </Stack>
  );
}
