import { Notice, Stack, StatusTag } from 'shared-kernel/ui';
import type { JudgedPack } from 'shared-kernel/workspace';
import { memberView, packLimits, packProblem, packWords } from './pack-words';
import styles from './verify-file-dialog.module.css';

/** Of a pack whose members all are as they were exported. */
const sound = { label: 'As it was exported', tone: 'success', icon: 'check-circle' } as const;

/** The maximum number of files listed; the heading counts all of them. */
const maxShown = 50;

function PackDetails({ pack }: { readonly pack: Extract<JudgedPack, { state: 'read' }> }) {
  const { subject, facts, view, meaning, odd } = packWords(pack);
  return (
    <>
      <div className={styles.signature}>
        <strong>{subject}</strong>
        <StatusTag view={view} size="small" />
        {[meaning, ...facts].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {odd.length > 0 && (
        <ul className={styles.signatures} aria-label="Files that are not as exported">
          {odd.slice(0, maxShown).map(({ path, state }) => (
            <li key={path} className={styles.signature}>
              <strong>{path}</strong>
              <StatusTag view={memberView[state]} size="small" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PackVerdictProps {
  readonly fileName: string;
  readonly pack: JudgedPack;
}

/** What was found in an evidence pack, the pack as a whole first. */
export function PackVerdict({ fileName, pack }: PackVerdictProps) {
  const problem = packProblem(pack);
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
      {pack.state === 'read' && <PackDetails pack={pack} />}
      <p className={styles.limits}>{packLimits}</p>
    </Stack>
  );
}
