import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { formatNumber } from 'shared-kernel/format';
import { dashboardPath } from 'shared-kernel/shell';
import { Button, CommandButton, Icon, Section } from 'shared-kernel/ui';
import { resetWorkspace, useCommand } from 'shared-kernel/workspace';
import styles from './development-page.module.css';

const scales = [100, 10_000, 100_000];

/** Other records than those of this browser: generated ones beside them, or the sample in their place. */
export function RecordsSection({ portal }: { readonly portal: PortalKey }) {
  const { run, isPending, availability } = useCommand(resetWorkspace);
  return (
    <Section
      title="Records"
      description={`Opens the dashboard (${portalLabel[portal]}) on so many generated records a list; your own stay.`}
    >
      <div className={styles.choices}>
        {scales.map((scale) => (
          <Button key={scale} href={`${dashboardPath(portal)}?scale=${scale}`}>
            {formatNumber(scale)} a list
          </Button>
        ))}
        <CommandButton
          danger
          icon={<Icon name="undo" />}
          availability={availability}
          loading={isPending}
          onPress={() => void run({})}
        >
          Reset to the sample
        </CommandButton>
      </div>
    </Section>
  );
}
