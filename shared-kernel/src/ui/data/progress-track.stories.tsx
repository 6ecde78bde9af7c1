import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../../stories/flex-row';
import { tones } from '../../domain/status/status-display';
import { ProgressTrack } from './progress-track';
import { getToneClass } from './status-tag';

const Toned = ({ value }: { readonly value: number }) => (
  <>
    {tones.map((tone) => (
      <div key={tone} className={getToneClass(tone)} style={{ inlineSize: 120 }}>
        <ProgressTrack role="meter" label={tone} value={value} isToned />
      </div>
    ))}
  </>
);

export default { component: ProgressTrack } satisfies Meta<typeof ProgressTrack>;

export const Values: StoryObj = {
  render: () => (
    <FlexRow>
      {[0, 50, 100].map((value) => (
        <div key={value} style={{ inlineSize: 120 }}>
          <ProgressTrack role="progressbar" label={`${value}%`} value={value} />
        </div>
      ))}
    </FlexRow>
  ),
};

export const Tones: StoryObj = {
  render: () => (
    <FlexRow>
      <Toned value={70} />
    </FlexRow>
  ),
};
