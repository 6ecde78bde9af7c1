import type { PortalKey } from 'shared-kernel/domain/portal';
import { Section } from 'shared-kernel/ui';
import { useOwnCompany } from 'shared-kernel/workspace';
import { dutyLines } from './duty-words';
import styles from './own-duties.module.css';

interface OwnDutiesProps {
  readonly portal: PortalKey;
}

/** What a portal may do, from the table that decides. */
export function OwnDuties({ portal }: OwnDutiesProps) {
  const company = useOwnCompany();
  return (
    <Section
      title="What you may do"
      description="Controls that are not yours are turned off, and their commands are refused."
    >
      <dl className={styles.duties}>
        {dutyLines(portal, company).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
