import { formatNumber } from 'shared-kernel/format';
import { urlChoice, useUrlState } from 'shared-kernel/shell';
import { Button, EmptyState, Section, VirtualList } from 'shared-kernel/ui';
import { keyOf, needGroupLabel, needGroups, needView, type Need, type NeedGroup } from './need';
import { NeedRow } from './need-row';
import styles from './needs-you.module.css';

interface NeedsYouProps {
  readonly needs: readonly Need[];
  readonly now: string;
  /** Whether the portal only reads, so that nothing waits for it and it looks after open cases. */
  readonly isReader: boolean;
}

/** How many rows are shown until all are asked for. */
const few = 7;

const params = {
  needs: urlChoice(['all', ...needGroups], 'all'),
  rows: urlChoice(['few', 'all'], 'few'),
};

const isIn = (group: NeedGroup) => (need: Need) => needView[need.key].group === group;

interface ChipsProps {
  /** All kinds without a group. */
  readonly chips: readonly { readonly group: NeedGroup | undefined; readonly count: number }[];
  readonly chosen: NeedGroup | undefined;
  readonly onChoose: (group: NeedGroup | undefined) => void;
}

/** The kinds, each with how many there are. */
const Chips = ({ chips, chosen, onChoose }: ChipsProps) => (
  <div role="group" aria-label="Kinds" className={styles.chips}>
    {chips.map(({ group, count }) => (
      <Button
        key={group ?? 'all'}
        size="small"
        type={group === chosen ? 'primary' : 'default'}
        aria-pressed={group === chosen}
        onClick={() => onChoose(group)}
      >
        {group ? needGroupLabel[group] : 'All'} {formatNumber(count)}
      </Button>
    ))}
  </div>
);

/** What waits for the person at this portal, one record a row; the chips count the kinds and narrow the list to one. */
export function NeedsYou({ needs, now, isReader }: NeedsYouProps) {
  const { values, set } = useUrlState(params);
  const groups = needGroups
    .map((group) => ({ group, count: needs.filter(isIn(group)).length }))
    .filter(({ count }) => count > 0);
  const chosen = groups.find(({ group }) => group === values.needs)?.group;
  const listed = chosen ? needs.filter(isIn(chosen)) : needs;
  const shown = values.rows === 'all' ? listed : listed.slice(0, few);
  const title = isReader ? 'Open cases' : 'Needs you';
  return (
    <Section title={title}>
      {groups.length > 1 && (
        <Chips
          chips={[{ group: undefined, count: needs.length }, ...groups]}
          chosen={chosen}
          onChoose={(group) => set({ needs: group ?? 'all' })}
        />
      )}
      {needs.length === 0 ? (
        <EmptyState
          title={isReader ? 'No open cases' : 'Nothing needs you'}
          description={
            isReader
              ? 'Cases with flagged issues appear here.'
              : 'Items to decide, sign or complete appear here.'
          }
        />
      ) : (
        <VirtualList
          label={title}
          items={shown}
          itemKey={keyOf}
          estimateSize={48}
          renderItem={(need) => <NeedRow need={need} now={now} />}
        />
      )}
      {listed.length > few && (
        <Button
          type="link"
          className={styles.all}
          onClick={() => set({ rows: values.rows === 'all' ? 'few' : 'all' })}
        >
          {values.rows === 'all' ? 'Show fewer' : `Show all (${formatNumber(listed.length)})`}
        </Button>
      )}
    </Section>
  );
}
