import { formatDateTime } from 'shared-kernel/format';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { DescriptionGrid } from 'shared-kernel/records';
import { behaviourKey, sessionScopedStorage, usePreferencesValue } from 'shared-kernel/shell';
import { Section } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { portalTitle } from '../page/portal-title';
import { usePortalSession } from '../sign-in/portal-session';

const labelOf = (key: string) => {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const textOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'On' : 'Off') : String(value);

/** Who is here, where, and with which settings. */
export function StateSection({ portal }: { readonly portal: PortalKey }) {
  const { session } = usePortalSession();
  const { data: profile } = useRecord('profiles', portal);
  const settings = Object.entries(usePreferencesValue());
  return (
    <Section title="State" description="The state of this browser tab.">
      <DescriptionGrid
        items={[
          { label: 'Portal', value: portalTitle[portal] },
          { label: 'Person', value: profile?.fullName },
          { label: 'Signed in as', value: session?.username ?? 'Nobody' },
          { label: 'Signed in', value: session && formatDateTime(session.signedInAt) },
          { label: 'Behaviour asked for', value: sessionScopedStorage.get(behaviourKey) },
        ]}
      />
      <details>
        <summary>Preferences</summary>
        <DescriptionGrid
          items={settings.map(([key, value]) => ({ label: labelOf(key), value: textOf(value) }))}
        />
      </details>
    </Section>
  );
}
