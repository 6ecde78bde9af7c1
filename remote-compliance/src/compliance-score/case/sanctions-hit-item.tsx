import type { SanctionsDecision } from 'shared-kernel/domain/client';
import type { StatusView } from 'shared-kernel/domain/status';
import { formatDate, formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { CommandButton, Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { screeningTerms } from '../../records/change-terms';
import { hitOutcomeView } from '../../sanctions/hit-outcomes';
import type { ComparedFact, SanctionsHit } from '../../sanctions/hits';
import { MarkedName } from '../../sanctions/marked-name';
import { useOpening } from '../late-dialogs';
import styles from './case-work.module.css';

const openView: StatusView = { label: 'Open', tone: 'warning', icon: 'hourglass' };

const agreementText: Record<ComparedFact['agreement'], string> = {
  same: 'same',
  different: 'different',
  unknown: 'not on record',
};

const shownFact = (text: string, label: ComparedFact['label']) =>
  label === 'Birth date' && text !== '' ? formatDate(text) : text;

const factValue = ({ label, ours, listed, agreement }: ComparedFact) => {
  const sides = [ours, listed].map((side) => shownFact(side, label) || '—');
  return `${sides.join(' / ')}: ${agreementText[agreement]}`;
};

interface DecisionButtonProps {
  readonly caseId: string;
  readonly hit: SanctionsHit;
  readonly outcome: SanctionsDecision['outcome'];
}

function DecisionButton({ caseId, hit, outcome }: DecisionButtonProps) {
  const availability = useAvailability(screeningTerms);
  const opening = useOpening();
  const { label, icon } = hitOutcomeView[outcome];
  return (
    <CommandButton
      size="small"
      danger={outcome === 'confirmed'}
      icon={<Icon name={icon} />}
      aria-label={`${label}: ${hit.name}`}
      availability={availability}
      {...opening({ kind: 'hit', caseId, digest: hit.digest, outcome })}
    >
      {label}
    </CommandButton>
  );
}

const outcomes = ['false_positive', 'confirmed'] as const;

interface SanctionsHitItemProps {
  readonly caseId: string;
  readonly hit: SanctionsHit;
}

/** One hit: what matched and how much, and what a reviewer finds it to be. */
export function SanctionsHitItem({ caseId, hit }: SanctionsHitItemProps) {
  const { entry, subject, name, listedName, match, facts, decision } = hit;
  return (
    <li className={styles.part}>
      <h5 className={styles.head}>
        <RecordText>{name}</RecordText>
        <StatusTag view={decision ? hitOutcomeView[decision.outcome] : openView} size="small" />
      </h5>
      <DescriptionGrid
        items={[
          { label: 'Match score', value: `${match.score}%` },
          { label: subject.role, value: <MarkedName name={name} words={match.words} /> },
          {
            label: `On the list (${entry.id})`,
            value: <MarkedName name={listedName} words={match.otherWords} />,
          },
          ...facts.map((fact) => ({ label: fact.label, value: factValue(fact) })),
        ]}
      />
      {decision && (
        <p className={styles.state}>
          <RecordText whole>
            {`${decision.reason} · ${decision.by}, ${formatDateTime(decision.at)}`}
          </RecordText>
        </p>
      )}
      <div className={styles.actions}>
        {outcomes
          .filter((outcome) => outcome !== decision?.outcome)
          .map((outcome) => (
            <DecisionButton key={outcome} caseId={caseId} hit={hit} outcome={outcome} />
          ))}
      </div>
    </li>
  );
}
