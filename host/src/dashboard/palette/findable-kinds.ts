import type { RemoteDescription } from 'shared-kernel/remote';
import type { Described } from '../../page/described-tabs';
import type { TabView } from '../../page/overview-tab';

/** What a remote says of a kind whose records can be found. */
export type Findable = RemoteDescription['screens'][string]['finds'][number];

/** A kind of record that the palette finds, and the tab in which it is opened. */
export interface FindableKind {
  readonly findable: Findable;
  readonly tab: Pick<TabView, 'label' | 'icon'>;
}

/** Every kind that the remotes let be found, in their order. */
export const findableKinds = (described: Described): readonly FindableKind[] =>
  Object.values(described)
    .flatMap(({ screens }) => Object.values(screens))
    .flatMap(({ tab, finds }) => finds.map((findable) => ({ findable, tab })))
    .sort((a, b) => a.findable.order - b.findable.order);
