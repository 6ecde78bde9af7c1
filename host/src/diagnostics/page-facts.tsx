import { formatNumber } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { DataView, DetailSkeleton, Section } from 'shared-kernel/ui';
import { useDiagnosed, type Diagnostics } from './use-diagnosed';

type Fact = readonly [label: string, value: string];

const storageLabels: readonly Fact[] = [
  ['durable', 'Settings are kept'],
  ['persisted', 'Protected from clearing'],
  ['ring', 'Diagnostics are kept'],
  ['usedMB', 'Used, MB'],
  ['quotaMB', 'Available, MB'],
];

/** Where what happened is kept, as the ring says it. */
const places: Readonly<Record<string, string>> = { kept: 'Yes', memory: 'Until the page is left' };

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value);
  return typeof value === 'string' ? (places[value] ?? value) : '';
}

async function readFacts(part: Diagnostics) {
  const storage = await part.storageState();
  return {
    storage: storageLabels.map(([key, label]): Fact => [label, textOf(storage[key])]),
    vitals: part
      .pageVitals()
      .map((event): Fact => [String(event.detail.metric), part.vitalText(event)]),
  };
}

const itemsOf = (facts: readonly Fact[]) => facts.map(([label, value]) => ({ label, value }));

/** How fast this page was, and what this browser keeps. */
export function PageFacts() {
  const query = useDiagnosed(readFacts);
  return (
    <DataView query={query} skeleton={<DetailSkeleton />}>
      {({ storage, vitals }) => (
        <>
          <Section title="Timings of this page">
            {vitals.length === 0 ? (
              <p>None were measured yet.</p>
            ) : (
              <DescriptionGrid items={itemsOf(vitals)} />
            )}
          </Section>
          <Section title="Storage">
            <DescriptionGrid items={itemsOf(storage)} />
          </Section>
        </>
      )}
    </DataView>
  );
}
