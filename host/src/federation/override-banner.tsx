import { Banner, Button } from 'shared-kernel/ui';
import { clearOverrides, noSuchRemote, overrides } from './overrides';
import { usePageRemotes } from './page-remotes';

const shortened = (value: string) => (value.startsWith('http') ? value : value.slice(0, 12));

/** Names everything that this page runs in place of what is live, and takes it back. */
export function OverrideBanner() {
  const { composition, remotes, refused } = overrides();
  const { names, isSettled } = usePageRemotes();
  const asked = Object.entries(remotes);
  const isKnown = (name: string) => !isSettled || names.includes(name);
  const unknown = asked.flatMap(([name]) => (isKnown(name) ? [] : [noSuchRemote(name)]));
  const named = [
    ...(composition === undefined ? [] : [`the composition ${shortened(composition)}`]),
    ...asked
      .filter(([name]) => isKnown(name))
      .map(([name, value = '']) => `${name} ${shortened(value)}`),
  ];
  if (named.length + unknown.length + refused.length === 0) return null;

  const previewed = named.length === 0 ? [] : [`Previewing ${named.join(', ')}.`];
  return (
    <Banner
      label="Release preview"
      tone="warning"
      text={[...previewed, ...unknown, ...refused].join(' ')}
    >
      <Button size="small" onClick={() => window.location.assign(clearOverrides())}>
        Return to the live version
      </Button>
    </Banner>
  );
}
