import { Button } from 'shared-kernel/ui';
import { DeploymentNotice } from './deployment-notice';
import { clearOverrides, overrides } from './overrides';

const shortened = (value: string) => (value.startsWith('http') ? value : value.slice(0, 12));

/** Names everything that this page runs in place of what is live, and takes it back. */
export function OverrideBanner() {
  const { composition, remotes, refused } = overrides();
  const named = [
    ...(composition === undefined ? [] : [`the composition ${shortened(composition)}`]),
    ...Object.entries(remotes).map(([name, value]) => `${name} ${shortened(value)}`),
  ];
  if (named.length === 0 && refused.length === 0) return null;

  const previewed = named.length === 0 ? [] : [`You are looking at ${named.join(', ')}.`];
  return (
    <DeploymentNotice
      label="Release preview"
      tone="warning"
      text={[...previewed, ...refused].join(' ')}
    >
      <Button size="small" onClick={() => window.location.assign(clearOverrides())}>
        Back to what is live
      </Button>
    </DeploymentNotice>
  );
}
