import { CommandButton, Icon, Section } from 'shared-kernel/ui';
import { resetWorkspace, useCommand } from 'shared-kernel/workspace';
import styles from './development-page.module.css';

/** The sample in the place of this browser's records. */
export function RecordsSection() {
  const { run, isPending, availability } = useCommand(resetWorkspace);
  return (
    <Section title="Records">
      <div className={styles.choices}>
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
